"""Hamlet: all chapters in their order."""

from dorfplatz.games.hamlet.components import Components, standard
from dorfplatz.server import words
from dorfplatz.server.rules.hamlet import (
    actions,
    answers,
    botrik_actions,
    botrik_turn,
    ending,
    honours,
    modifiers,
    opening,
    places,
    playing,
)
from dorfplatz.server.rules.sheet import Sheet


def shipped() -> Sheet:
    return sheet(standard())


def sheet(components: Components) -> Sheet:
    chapters = (
        opening.table(components),
        opening.setup(components),
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
        opening.about(components),
    )
    return Sheet("hamlet", words.GAME["hamlet"], opening.LEAD, "hamlet-square", chapters)
