"""What must hold in every position of any game, whoever made it."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Any

import pytest

from dorfplatz.core.chance import Odds
from dorfplatz.core.refusal import Refusal
from dorfplatz.core.seat import CHANCE
from dorfplatz.games.catalogue import AnyGame

Conservation = Callable[[Any, Any], None]
"""Looks at the position before and after a move."""


def check_choices(game: AnyGame, state: Any) -> Sequence[Any]:
    """The moves that can follow: in a fixed order, each once, each written and read back."""
    actor = game.actor(state)
    assert (actor is None) == (game.result(state) is not None)
    legal = game.legal(state)
    if actor is CHANCE:
        assert not legal
        odds = game.odds(state)
        check_odds(odds)
        return odds.outcomes
    assert bool(legal) == (actor is not None)
    assert list(legal) == list(game.legal(state))
    assert len(set(legal)) == len(legal)
    return legal


@lru_cache(maxsize=2048)
def check_odds(odds: Odds[Any]) -> None:
    assert sum(chance for _, chance in odds) == 1
    assert all(chance > 0 for _, chance in odds)
    assert len(set(odds.outcomes)) == len(odds)


def check_notation(game: AnyGame, state: Any, move: Any) -> None:
    assert game.read(state, game.write(state, move)) == move


def check_every_choice(
    game: AnyGame, state: Any, others: Sequence[Any], picture: Callable[[Any], Any] = repr
) -> None:
    """All listed moves are accepted, all others refused, and the position stays as it is."""
    before = picture(state)
    choices = check_choices(game, state)
    for move in choices:
        check_notation(game, state, move)
        game.play(state, move)
    for move in set(others) - set(choices):
        with pytest.raises(Refusal) as refused:
            game.play(state, move)
        assert "{" not in str(refused.value)
    assert picture(state) == before


def play_checked(
    game: AnyGame,
    state: Any,
    random: Random,
    conservation: Conservation,
    *,
    picture: Callable[[Any], Any] = repr,
    thorough: float,
    most: int = 5000,
) -> int:
    """A whole game of random moves; a share of its positions is checked thoroughly. Returns the
    number of moves."""
    seen: list[Any] = []
    moves = 0
    while game.actor(state) is not None:
        choices = check_choices(game, state)
        if random.random() < thorough:
            check_every_choice(game, state, seen[-60:], picture)
        acts = game.actor(state)
        move = game.odds(state).draw(random) if acts is CHANCE else random.choice(choices)
        check_notation(game, state, move)
        after, _ = game.play(state, move)
        conservation(state, after)
        seen.append(move)
        state = after
        moves += 1
        assert moves < most, "the game does not end"
    return moves
