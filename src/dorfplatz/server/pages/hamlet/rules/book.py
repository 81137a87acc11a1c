"""Hamlet: all chapters in their order."""

from typing import Final

from dorfplatz.games.hamlet.cardboard.components import Components, standard
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.server.pages.hamlet.rules import (
    actions,
    answers,
    botrik_actions,
    botrik_turn,
    ending,
    honours,
    modifiers,
    places,
    playing,
    preparing,
)
from dorfplatz.server.pages.hamlet.rules.links import RULES
from dorfplatz.server.pages.rules.rule_book import RuleBook
from dorfplatz.server.pages.rules.sheet import Sheet
from dorfplatz.showing.hamlet.showing import HAMLET_SHOWING


def shipped() -> Sheet:
    return sheet(standard())


def sheet(components: Components) -> Sheet:
    chapters = (
        preparing.table(components),
        preparing.setup(components),
        playing.turn(components),
        actions.chapter(components),
        playing.laying(components),
        honours.chapter(components),
        ending.chapter(components),
        botrik_turn.chapter(components),
        botrik_actions.chapter(components),
        modifiers.chapter(),
        places.chapter(components),
        answers.chapter(),
        preparing.about(components),
    )
    return Sheet(HAMLET.name, HAMLET_SHOWING.title, preparing.LEAD, "hamlet-square", chapters)


HAMLET_BOOK: Final = RuleBook(HAMLET.name, shipped, RULES)
