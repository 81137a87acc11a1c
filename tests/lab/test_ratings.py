"""Ratings: they find strengths that games were drawn from, and stay honest."""

from itertools import islice
from random import Random

import pytest

from dorfplatz.lab.rankings import in_parts, rankings_of
from dorfplatz.lab.ratings import ratings
from dorfplatz.lab.seating import blocks, fields
from dorfplatz.lab.simulation import Outcome
from tests.lab.outcomes import drawn, outcome

TRUTH = {"apprentice": 1300.0, "greedy": 1500.0, "master": 1650.0, "mayor": 1800.0}
STRENGTHS = {name: 10 ** (rating / 400) for name, rating in TRUTH.items()}


def round_robin(seats: int, number: int, random: Random) -> list[list[Outcome]]:
    drawn_up = islice(blocks(fields(list(TRUTH), seats), "1"), number)
    return [[drawn(bots, STRENGTHS, random) for bots in block.seatings] for block in drawn_up]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_strengths_that_games_were_drawn_from_are_found(seats: int) -> None:
    found = ratings(round_robin(seats, 600, Random(seats)), list(TRUTH))
    for name, rating in TRUTH.items():
        assert found[name].value == pytest.approx(rating, abs=45)
        assert found[name].low <= rating <= found[name].high


@pytest.mark.parametrize("seats", [2, 4])
def test_intervals_cover_the_strengths_nineteen_times_in_twenty(seats: int) -> None:
    random, covered, of = Random(seats), 0, 0
    for _ in range(60):
        found = ratings(round_robin(seats, 40, random), list(TRUTH))
        for name in ("apprentice", "master", "mayor"):
            covered += found[name].low <= TRUTH[name] <= found[name].high
            of += 1
    assert covered / of > 0.91


def test_one_against_several_of_a_kind_is_rated_by_the_strength_of_one() -> None:
    random = Random(4)
    (field,) = fields(["mayor", "greedy"], 4)
    drawn_up = islice(blocks([field], "1"), 500)
    games = [[drawn(bots, STRENGTHS, random) for bots in block.seatings] for block in drawn_up]
    assert ratings(games, ["mayor", "greedy"])["mayor"].value == pytest.approx(1800, abs=25)


def test_greedy_is_the_anchor_and_without_it_the_mean() -> None:
    won = [[outcome(("greedy", "b"), (2, 1)), outcome(("b", "greedy"), (2, 1))]] * 9
    assert ratings(won, ["greedy", "b"])["greedy"].value == 1500
    others = ratings([[outcome(("a", "b"), (2, 1))]] * 9, ["a", "b"])
    assert others["a"].value - 1500 == pytest.approx(1500 - others["b"].value)
    assert others["a"].value > 1500


def test_three_wins_of_four_are_as_far_apart_as_the_scale_says() -> None:
    four = [[outcome(("greedy", "b"), totals) for totals in ((1, 2), (1, 2), (1, 2), (2, 1))]]
    found = ratings(four * 1000, ["greedy", "b"])["b"].value
    assert found == pytest.approx(1500 + 190.8, abs=0.5)


def test_who_always_wins_has_a_finite_rating_and_a_wide_interval() -> None:
    found = ratings([[outcome(("greedy", "b"), (1, 2))] * 2] * 200, ["greedy", "b"])["b"]
    assert 2200 < found.value < 3500
    assert found.high - found.low > 300


def test_games_of_a_block_that_repeat_each_other_count_once() -> None:
    random = Random(5)
    once = [[drawn(("greedy", "mayor"), STRENGTHS, random)] for _ in range(300)]
    repeated = [block * 4 for block in once]
    (one, four) = (ratings(games, ["greedy", "mayor"])["mayor"] for games in (once, repeated))
    assert four.value == pytest.approx(one.value, abs=2)
    assert four.high - four.low == pytest.approx(one.high - one.low, rel=0.05)


def test_a_tie_counts_for_all_orders_it_allows() -> None:
    assert sorted(rankings_of(outcome(("a", "b", "c"), (5, 5, 1)))) == [
        ("a", "b", "c"),
        ("b", "a", "c"),
    ]
    tied = outcome(("greedy", "b"), (5, 5))
    assert in_parts([[tied]]) == {(0, ("greedy", "b")): 0.5, (0, ("b", "greedy")): 0.5}
    found = ratings([[tied, tied]] * 10, ["greedy", "b"])["b"]
    assert found.value == pytest.approx(1500)


def test_a_bot_alone_has_the_middle_rating() -> None:
    assert ratings([[outcome(("b", "b"), (2, 1))]], ["b"])["b"].value == 1500
