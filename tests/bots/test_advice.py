"""Advice: the best few choices, different for a person, and only where somebody has a choice."""

import pickle
from random import Random

import pytest

from dorfplatz.bots import roster
from dorfplatz.bots.advice import AnyAdvice, advise, adviser, has_adviser
from dorfplatz.bots.bohemian import loading, racing
from dorfplatz.bots.bohemian.thinking import plans, think
from dorfplatz.core.record import Player, write
from dorfplatz.core.refusal import Illegal
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kernel.layout import pack
from dorfplatz.games.bohemian.kernel.table import table_of
from dorfplatz.games.bohemian.moves import END, Reroll
from dorfplatz.games.bohemian.state import State
from dorfplatz.games.catalogue import course_of
from dorfplatz.play.table import new_record
from tests.positions import play, position

SECONDS = 3600.0
"""What is thought is limited by the number of playouts, the same on every machine."""


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(racing, "MOST_PLAYOUTS", 4 * racing.LAP)


def advice(state: State) -> AnyAdvice:
    return adviser("bohemian", SECONDS).advise(state, Random(1))


def written(state: State) -> list[list[str]]:
    return [[BOHEMIAN.write(state, move) for move in each.moves] for each in advice(state).options]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_best_come_first_and_can_be_played_to_the_end_of_the_turn(seats: int) -> None:
    state = position(seats=seats, occupants={"A": 1} if seats > 2 else {"N": 1})
    given = advice(state)
    shares = [option.share for option in given.options]
    assert len(shares) == 3
    assert shares == sorted(shares, reverse=True)
    assert given.why
    for option in given.options:
        after = state
        for move in option.moves:
            assert move in BOHEMIAN.legal(after)
            after, _ = BOHEMIAN.play(after, move)
        over = isinstance(option.moves[-1], Reroll) or after.turn != state.turn
        assert over or [*BOHEMIAN.legal(after)] == [END]
        assert 0 <= option.share <= 1
        assert 10 < option.coins < 150


def test_what_a_plan_brings_stays_with_its_moves() -> None:
    """Playing on changes the order and the values of plans; both together."""
    state = position(occupants={"G": 1})
    facts = (table_of(state), pack(state), loading.network(3))
    known, _ = plans(*facts)
    sight = {tuple(moves): values for moves, values in zip(known.moves, known.values, strict=True)}
    thoughts = think(*facts, SECONDS, 7)
    for moves, values in zip(thoughts.moves, thoughts.values, strict=True):
        assert abs(sight[tuple(moves)][0] - values[0]) < 0.15


def test_other_dice_and_another_order_are_no_other_choice() -> None:
    state = position(dice=(1, 2, 3, 4), occupants={"10": 1, "9": 2})
    done = [sorted(text.partition(" ")[2] for text in moves) for moves in written(state)]
    assert len({*map(tuple, done)}) == len(done)


def test_stopping_early_is_said() -> None:
    state = position(dice=(6, 6), figures=[5, 0, 5], coins=[90, 0, 0])
    assert ["end"] in written(state)
    alone = position(dice=(5, 6), moves_made=1, occupants={"11": 0}, special_left=0)
    assert written(alone) == [["end"]]


def test_the_same_kind_elsewhere_is_no_other_choice_if_it_hardly_matters() -> None:
    state = position(dice=(1, 2), occupants={})
    named = [moves[0] for moves in written(state) if "butchery" in moves[0]]
    assert len(named) == 1


def test_collecting_is_advised() -> None:
    before = position(turn=2, dice=(), occupants={"N9": 0}, active=["N9"], income="claimed")
    assert written(play(before, "end")) == [["collect"], ["throw"]]
    assert written(play(before, "end", "collect")) == [["throw"]]


def test_income_that_empties_the_bank_is_counted_up() -> None:
    before = position(turn=2, dice=(), occupants={"N9": 0}, active=["N9"], income="claimed", bank=1)
    collect, _ = advice(play(before, "end")).options
    assert collect.share == 1
    assert collect.coins == -4


def test_nobody_is_advised_when_chance_acts_or_the_game_is_over() -> None:
    with pytest.raises(Illegal, match="chance"):
        advice(BOHEMIAN.new(2))
    over = play(position(dice=(), figures=[5, 0, 5]), "end")
    with pytest.raises(Illegal, match="over"):
        advice(over)


def test_advice_travels_to_a_worker_and_back() -> None:
    players = (Player("person", "Ada"), Player("person", "Ben"))
    record = new_record(BOHEMIAN, players, {"sides": "CEGIKN", "first": "0"})
    course = course_of(record)
    course.play(course.actor, BOHEMIAN.read(course.state, "roll 2 3 4 6"))  # type: ignore[arg-type]
    given = advise(write(course.record), SECONDS, "seed")
    assert pickle.loads(pickle.dumps(given)) == given


def test_without_the_extra_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "_is_installed", lambda: False)
    assert not has_adviser("bohemian")
    with pytest.raises(Illegal, match="need the extra “bots”"):
        adviser("bohemian")
