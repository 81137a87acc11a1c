"""What the person may do now, as parts of the page: a list, buttons, and ghosts on the map."""

from collections.abc import Iterator

from markupsafe import Markup

from dorfplatz.core.text import Message, message
from dorfplatz.games.hamlet.moves import END, Lead
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.state import PERSON, Phase, State
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.server.pages.hamlet import words
from dorfplatz.server.pages.hamlet.ghosts import ghosts
from dorfplatz.server.pages.hamlet.menu import Group, menu
from dorfplatz.server.pages.hamlet.menu_asked import answers, resources
from dorfplatz.server.pages.hamlet.menu_ways import laying
from dorfplatz.server.pages.hamlet.previews import DOES
from dorfplatz.server.pages.hamlet.words import LEFT_OPEN, NOTHING_LEFT, ONLY_DONKEYS, WILL_USE
from dorfplatz.server.pages.rendering import Fragments, fragment
from dorfplatz.server.pages.viewer import Public
from dorfplatz.server.translator import Translator
from dorfplatz.showing.hamlet.accounts import HamletCourse
from dorfplatz.showing.hamlet.choosing.choices import action
from dorfplatz.showing.hamlet.choosing.previews import preview
from dorfplatz.showing.hamlet.choosing.previews_words import use_words
from dorfplatz.showing.hamlet.choosing.questions import bill_words, question_words
from dorfplatz.showing.hamlet.choosing.spots import Way, ways_now
from dorfplatz.showing.hamlet.choosing.words import LAY

Lying = tuple[Tile, list[Way]]
"""A tile that is to be laid, and the ways to do so."""


def parts(course: HamletCourse, public: Public) -> Fragments:
    """When the game is over something else takes the place of the list."""
    state, voice, lying = course.state, public.voice, ways_now(course.state)
    groups = _groups(state, voice, lying)
    shown = {"buttons": _buttons(state, voice, groups), "ghosts": ghosts(lying)}
    if state.phase is Phase.OVER:
        return shown
    choices = fragment(
        "hamlet/choices.html",
        voice=voice,
        w=words,
        seat=PERSON,
        phase=state.phase.value,
        tile="" if lying is None else lying[0].id,
        turns=0 if lying is None else len({way.spot.sixths for way in lying[1]}),
        asks=tuple(map(voice, _asks(state, groups))),
        groups=groups,
    )
    return {**shown, "choices": choices}


def _groups(state: State, voice: Translator, lying: Lying | None) -> tuple[Group, ...]:
    if lying is not None:
        return laying(state, voice, *lying)
    match state.phase:
        case Phase.TURN:
            return menu(state, voice)
        case Phase.PAY:
            return resources(state, voice)
        case Phase.ASK:
            return answers(state, voice)
        case _:
            return ()


def _asks(state: State, groups: tuple[Group, ...]) -> Iterator[Message]:
    """What is expected of the person, where it is not just anything."""
    match state.phase:
        case Phase.TURN if not groups:
            yield message(NOTHING_LEFT)
        case Phase.TURN if all(group.does == DOES[Lead] for group in groups):
            yield message(ONLY_DONKEYS)
        case Phase.LAY:
            yield from _lays(state)
        case Phase.PAY:
            yield bill_words(state)
        case Phase.ASK:
            yield question_words(state)
            yield message(LEFT_OPEN)
        case _:
            return


def _lays(state: State) -> Iterator[Message]:
    assert state.building is not None
    yield message(LAY, tile=place_name(state.building.tile))
    if uses := tuple(use_words(preview(state, state.building))):
        yield message(WILL_USE, uses=uses)


def _buttons(state: State, voice: Translator, groups: tuple[Group, ...]) -> Markup:
    """The end of the turn; it stands out when nothing else is left."""
    may_end = state.phase is Phase.TURN
    return fragment(
        "hamlet/buttons.html",
        end=voice.sentence(action(state, END)) if may_end else "",
        urgent=not groups,
    )
