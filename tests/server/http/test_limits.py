"""Limits: buckets that fill up again with time."""

import pytest

from dorfplatz.server.http import limits
from dorfplatz.server.http.limits import Limiter
from dorfplatz.server.http.refusals import TooMany
from dorfplatz.server.settings import Rate
from tests.server.support import Clock


def allowed(limiter: Limiter, who: str = "ada") -> bool:
    try:
        limiter.check(who)
    except TooMany:
        return False
    return True


def test_so_many_at_once_and_no_more() -> None:
    limiter = Limiter(Rate(3, 0.5), Clock())
    assert [allowed(limiter) for _ in range(5)] == [True, True, True, False, False]


def test_then_so_many_a_second() -> None:
    clock = Clock()
    limiter = Limiter(Rate(3, 0.5), clock)
    assert all(allowed(limiter) for _ in range(3))
    clock.pass_by(1.9)
    assert not allowed(limiter)
    clock.pass_by(0.1)
    assert [allowed(limiter) for _ in range(2)] == [True, False]
    clock.pass_by(100)
    assert [allowed(limiter) for _ in range(4)] == [True, True, True, False]


def test_a_refusal_costs_nothing() -> None:
    clock = Clock()
    limiter = Limiter(Rate(1, 1.0), clock)
    assert allowed(limiter)
    assert not any(allowed(limiter) for _ in range(100))
    clock.pass_by(1)
    assert allowed(limiter)


def test_everyone_has_a_bucket_of_their_own() -> None:
    limiter = Limiter(Rate(1, 0.1), Clock())
    assert allowed(limiter, "ada")
    assert allowed(limiter, "ben")
    assert not allowed(limiter, "ada")


def test_whoever_is_forgotten_has_waited_long_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEPT_AT_MOST", 10)
    clock = Clock()
    limiter = Limiter(Rate(1, 0.1), clock)
    for number in range(10):
        assert allowed(limiter, f"early {number}")
    clock.pass_by(5)
    assert allowed(limiter, "late")
    assert not allowed(limiter, "early 3")
    clock.pass_by(6)
    assert allowed(limiter, "another")
    assert not allowed(limiter, "late")


def test_many_who_cannot_be_forgotten_are_not_looked_at_again_with_each_visit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "KEPT_AT_MOST", 10)
    limiter = Limiter(Rate(1, 0.1), Clock())
    kept = [allowed(limiter, str(number)) and vars(limiter)["_full_at"] for number in range(100)]
    assert len({id(each) for each in kept}) == len([0, 10, 20, 40, 80])
