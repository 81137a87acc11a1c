"""Whoever hears the events sees the same as whoever knows the rules."""

import pytest

from dorfplatz.games.hamlet.state import State
from dorfplatz.showing.hamlet.botriks_turn.following import follow
from tests.games.hamlet.positions import everything
from tests.games.hamlet.retelling import shown
from tests.games.hamlet.test_whole_games import steps


@pytest.mark.parametrize("number", range(4))
def test_events_lead_from_each_position_to_the_next(number: int) -> None:
    for before, _, after, events in steps(f"followed/{number}"):
        state = before
        for event in events:
            state = follow(state, event)
        assert shown(state) == shown(after)
        assert hidden(state) == hidden(after)


def hidden(state: State) -> tuple[object, ...]:
    """What a page may show too, though programs do not hear it."""
    automa = state.automa
    return state.bag, state.stacks, state.sale_pile, automa.drawn, automa.tried


def test_following_leaves_the_position_before_as_it_was() -> None:
    for before, _, _, events in steps("untouched"):
        was, state = everything(before), before
        for event in events:
            state = follow(state, event)
        assert everything(before) == was
