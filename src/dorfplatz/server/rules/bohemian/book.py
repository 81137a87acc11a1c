"""Bohemian Villages: all chapters in their order."""

from dorfplatz.games.bohemian.components import Components, standard
from dorfplatz.server import words
from dorfplatz.server.rules.bohemian import answers, buildings, ending, opening, playing
from dorfplatz.server.rules.sheet import Sheet


def shipped() -> Sheet:
    return sheet(standard())


def sheet(components: Components) -> Sheet:
    chapters = (
        opening.table(components),
        opening.setup(components),
        playing.chapter(),
        buildings.chapter(components),
        ending.chapter(),
        opening.villages(components),
        answers.chapter(),
        opening.about(components),
    )
    return Sheet("bohemian", words.GAME["bohemian"], opening.LEAD, "square", chapters)
