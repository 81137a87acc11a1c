"""What positions are worth: the same from every seat, the same however it is computed."""

from random import Random

import numpy as np
import pytest

from dorfplatz.bots.bohemian import loading
from dorfplatz.bots.bohemian.features import Floats, look, size
from dorfplatz.bots.bohemian.judging import judge_all
from dorfplatz.bots.bohemian.network import COINS, WIDE
from dorfplatz.bots.bohemian.valuing import count_up, value_all, wish
from dorfplatz.bots.bohemian.wishing import leads_of, wishes_of
from dorfplatz.core.seat import CHANCE
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kernel.layout import pack
from dorfplatz.games.bohemian.kernel.table import table_of
from dorfplatz.games.bohemian.state import Phase, State
from dorfplatz.lab.bohemian.training.learning import layers
from tests.bots.situations import between_turns, rotated
from tests.kernel.cardboard import random_cardboard
from tests.kernel.starts import random_start

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def features(state: State) -> Floats:
    seen = np.empty(size(len(state.coins)), np.float32)
    look(table_of(state), pack(state), seen)
    return seen


def values(states: list[State]) -> Floats:
    """By the network, all at once: the first position is summed up, the others by their changes."""
    seats = len(states[0].coins)
    out = np.empty((len(states), 2 * seats), np.float32)
    rows = np.array([pack(state) for state in states])
    value_all(table_of(states[0]), rows, len(rows), loading.network(seats), out)
    return out


@ALL_SEATS
def test_what_is_seen_does_not_depend_on_the_numbers_of_seats(seats: int) -> None:
    for state in between_turns(seats, f"seen/{seats}", every=5):
        for by in range(1, seats):
            assert np.array_equal(features(state), features(rotated(state, by)))


@ALL_SEATS
def test_rotated_seats_have_rotated_values(seats: int) -> None:
    for state in between_turns(seats, f"rotated/{seats}", every=5):
        expected = values([state]).reshape(2, seats)
        for by in range(1, seats):
            found = values([rotated(state, by)]).reshape(2, seats)
            assert np.array_equal(found, np.roll(expected, by, 1))


@ALL_SEATS
def test_weights_judge_every_seat_alike(seats: int) -> None:
    for state in between_turns(seats, f"judged/{seats}", every=5):
        judged = []
        for by in range(seats):
            turned, out = rotated(state, by), np.empty(1, np.float32)
            row, seat = pack(turned), (state.turn + 1 + by) % seats
            judge_all(table_of(turned), row[None, :], 1, seat, loading.weights(seats), out)
            judged.append(float(out[0]))
        assert judged == pytest.approx([judged[0]] * seats, rel=1e-5, abs=1e-4)


@ALL_SEATS
def test_values_by_change_are_those_from_scratch(seats: int) -> None:
    states = between_turns(seats, f"changes/{seats}")
    alone = np.concatenate([values([state]) for state in states])
    assert values(states) == pytest.approx(alone, rel=1e-4, abs=1e-4)


@ALL_SEATS
def test_the_compiled_network_is_the_one_that_learns(seats: int) -> None:
    """A plain forward pass, layer by layer."""
    states = between_turns(seats, f"layers/{seats}")
    first, second, last = layers(loading.network(seats), seats)
    sums = np.array([features(state) for state in states]) @ first[:-1] + first[-1]
    narrow = np.maximum(np.maximum(sums[:, :WIDE], 0) @ second[:-1] + second[-1], 0)
    out = sums[:, WIDE:] + narrow @ last
    shares = np.exp(out[:, :seats]) / np.exp(out[:, :seats]).sum(1, keepdims=True)
    coins = COINS * out[:, seats : 2 * seats]
    for state, share, coin, found in zip(states, shares, coins, values(states), strict=True):
        places = [(seat - state.turn) % seats for seat in state.seats]
        assert found[:seats] == pytest.approx(share[places], abs=1e-4)
        assert found[seats:] == pytest.approx(coin[places], abs=1e-2)


@ALL_SEATS
def test_shares_of_the_win_add_up_to_one(seats: int) -> None:
    shares = values(between_turns(seats, f"shares/{seats}"))[:, :seats]
    assert shares.min() >= 0
    assert shares.sum(1) == pytest.approx(1, abs=1e-5)


def finished(number: int) -> State:
    """A game that came to its end by random moves, on any cardboard."""
    random = Random(f"finished/{number}")
    state = random_start(random, random_cardboard(Random(number // 10)), short=1)
    while (actor := BOHEMIAN.actor(state)) is not None:
        chance = actor is CHANCE
        move = BOHEMIAN.odds(state).draw(random) if chance else random.choice(BOHEMIAN.legal(state))
        state, _ = BOHEMIAN.play(state, move)
    return state


def tied(state: State, random: Random) -> State:
    """The same end, but some have as many coins as the best."""
    result = BOHEMIAN.result(state)
    assert result is not None
    state = state.copy()
    for seat in random.sample(state.seats, random.randint(1, len(state.coins))):
        state.coins[seat] += max(result.totals) - result.totals[seat]
    return state


def test_finished_games_are_counted_exactly_and_ties_shared() -> None:
    ties = 0
    for number in range(40):
        for state in (finished(number), tied(finished(number), Random(number))):
            result, seats = BOHEMIAN.result(state), len(state.coins)
            assert result is not None
            ties += len(result.winners) > 1
            share = 1 / len(result.winners)
            shares = [share if seat in result.winners else 0 for seat in state.seats]
            for found in (counted(state), values([state])[0]):
                assert found[:seats] == pytest.approx(shares)
                assert found[seats : 2 * seats].tolist() == list(result.totals)
    assert ties > 20


def counted(state: State) -> Floats:
    assert state.phase is Phase.OVER
    out = np.empty(2 * len(state.coins), np.float32)
    count_up(table_of(state), pack(state), out)
    return out


def test_a_win_is_wished_for_more_than_any_lead() -> None:
    rich, winning = np.array([[0.4, 0.6, 80, 20], [0.5, 0.5, 20, 80]], np.float32)
    assert wish(2, 0, winning) > wish(2, 0, rich)
    richer = np.array([0.5, 0.5, 21, 80], np.float32)
    assert wish(2, 0, richer) > wish(2, 0, winning), "with the same share, coins decide"


@ALL_SEATS
def test_wishes_are_the_same_one_by_one_and_all_at_once(seats: int) -> None:
    some = np.random.default_rng(1).random((20, 2 * seats), np.float32)
    for seat in range(seats):
        one_by_one = [wish(seats, seat, value) for value in some]
        assert wishes_of(some, seats, seat) == pytest.approx(np.array(one_by_one), abs=1e-6)
        leads = some[:, seats + seat] - np.delete(some[:, seats:], seat, 1).mean(1)
        assert leads_of(some, seats, seat) == pytest.approx(leads, abs=1e-6)
