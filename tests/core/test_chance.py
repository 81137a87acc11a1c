"""Chance: odds in whole numbers, draws that repeat with their seed."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from dorfplatz.core.chance import Odds, RandomSource, new_secret
from dorfplatz.core.seat import CHANCE

COIN_ON_EDGE = Odds(["heads", "edge", "tails"], [3, 0, 1])


def test_odds_sum_to_one() -> None:
    assert sum(odds for _, odds in COIN_ON_EDGE) == 1


def test_odds_keep_the_order_of_the_outcomes() -> None:
    assert list(COIN_ON_EDGE) == [
        ("heads", Fraction(3, 4)),
        ("edge", Fraction(0)),
        ("tails", Fraction(1, 4)),
    ]
    assert len(COIN_ON_EDGE) == 3
    assert COIN_ON_EDGE.total == 4


def test_odds_know_their_outcomes() -> None:
    assert "tails" in COIN_ON_EDGE
    assert "lost" not in COIN_ON_EDGE


class Counting(Random):
    """Every number below the bound, one after the other."""

    def __init__(self) -> None:
        self.last = -1

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        assert (stop, step) == (None, 1)
        self.last += 1
        return self.last % start


def test_an_outcome_is_drawn_as_often_as_it_weighs() -> None:
    random = Counting()
    drawn = Counter(COIN_ON_EDGE.draw(random) for _ in range(4 * 10))
    assert drawn == {"heads": 30, "tails": 10}


def test_the_same_seed_gives_the_same_draws() -> None:
    one, two = RandomSource("village"), RandomSource("village")
    odds = Odds(range(1000), [1] * 1000)
    assert [one.draw(odds) for _ in range(20)] == [two.draw(odds) for _ in range(20)]


def test_the_draws_of_a_seed_never_change() -> None:
    source = RandomSource("village")
    odds = Odds(range(1000), [1] * 1000)
    assert [source.draw(odds) for _ in range(4)] == [929, 711, 413, 961]


def test_another_seed_gives_other_draws() -> None:
    odds = Odds(range(1000), [1] * 1000)
    one, two = RandomSource("village"), RandomSource("town")
    assert [one.draw(odds) for _ in range(20)] != [two.draw(odds) for _ in range(20)]


@pytest.mark.parametrize("seed", [None, "village"])
def test_a_source_draws_only_what_is_possible(seed: str | None) -> None:
    source = RandomSource(seed)
    assert {source.draw(COIN_ON_EDGE) for _ in range(50)} <= {"heads", "tails"}


def test_chance_has_a_name() -> None:
    assert repr(CHANCE) == "CHANCE"


def test_outcomes_stand_in_their_order_as_often_as_they_weigh() -> None:
    odds = Odds("abc", [3, 1, 2])
    assert "".join(odds.at(place) for place in range(6)) == "aaabcc"


def test_secrets_are_32_bytes_and_never_the_same() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert {len(bytes.fromhex(secret)) for secret in secrets} == {32}
