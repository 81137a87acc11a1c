"""Bohemian Villages: all chapters in their order."""

from typing import Final

from dorfplatz.games.bohemian.components import Components, standard
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.server.pages.bohemian.rules import answers, buildings, ending, playing, preparing
from dorfplatz.server.pages.bohemian.rules.links import RULES
from dorfplatz.server.pages.rules.rule_book import RuleBook
from dorfplatz.server.pages.rules.sheet import Sheet
from dorfplatz.showing.bohemian.showing import BOHEMIAN_SHOWING


def shipped() -> Sheet:
    return sheet(standard())


def sheet(components: Components) -> Sheet:
    chapters = (
        preparing.table(components),
        preparing.setup(components),
        playing.chapter(),
        buildings.chapter(components),
        ending.chapter(),
        preparing.villages(components),
        answers.chapter(),
        preparing.about(components),
    )
    return Sheet(BOHEMIAN.name, BOHEMIAN_SHOWING.title, preparing.LEAD, "square", chapters)


BOHEMIAN_BOOK: Final = RuleBook(BOHEMIAN.name, shipped, RULES)
