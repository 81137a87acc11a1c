"""Botrik on the page: his board, and his latest turn step by step."""

from markupsafe import Markup

from dorfplatz.server.pages.hamlet import words
from dorfplatz.server.pages.hamlet.botrik_board import board
from dorfplatz.server.pages.hamlet.botrik_frames import Draw, frames
from dorfplatz.server.pages.hamlet.botrik_reasons import told
from dorfplatz.server.pages.rendering import Fragments, fragment
from dorfplatz.server.pages.viewer import Public
from dorfplatz.server.translator import Translator
from dorfplatz.showing.hamlet.accounts import HamletCourse
from dorfplatz.showing.hamlet.botriks_turn.turns import latest_turn

__all__ = ["board", "moments", "turn"]


def turn(course: HamletCourse, public: Public) -> Markup:
    """What he did and why, as a list; empty before his first turn."""
    voice, found = public.voice, latest_turn(course)
    if found is None:
        return fragment("hamlet/botrik-turn.html", steps=())
    return fragment(
        "hamlet/botrik-turn.html",
        voice=voice,
        w=words,
        began=found.began,
        villagers=found.villagers,
        steps=tuple(told(number, step, voice) for number, step in enumerate(found.steps, 1)),
    )


def moments(course: HamletCourse, began: int, draw: Draw, voice: Translator) -> list[Fragments]:
    """How the table looked when the turn began, and what was different after each step: only for
    those who watch it, for all of it is much more than the list. Nothing of another turn."""
    found = latest_turn(course)
    if found is None or found.began != began:
        return []
    return frames([found.before, *(step.after for step in found.steps)], draw, voice)
