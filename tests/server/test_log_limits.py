"""Whoever can cause a failure again and again does not fill the log with it."""

import logging
from typing import Any

import pytest

from dorfplatz.server import log_limits
from dorfplatz.server.log_limits import AT_ONCE, RECORD_SIGNS, Sparingly
from tests.server.support import Clock

HEADER = "dorfplatz 1\ngame bohemian 1\nseat 0 person Ada\n\n"


class Line(logging.LogRecord):
    """A failure on its way to the log."""

    def __init__(
        self, event: str = "table failed", fault: Exception | None = None, **facts: Any
    ) -> None:
        info = None if fault is None else (type(fault), fault, fault.__traceback__)
        super().__init__("dorfplatz", logging.ERROR, "", 0, event, (), info)
        self.facts = facts


def raised(text: str) -> Exception:
    try:
        raise ValueError(text)
    except ValueError as fault:
        return fault


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sparingly(clock: Clock) -> Sparingly:
    return Sparingly(clock)


def test_the_record_of_a_table_is_logged_once(sparingly: Sparingly) -> None:
    """Even if it has grown since: it is in the database."""
    first, second = (
        Line(table="t", record=HEADER + "0: a\n"),
        Line(table="t", record=HEADER + "0: a\n" * 2),
    )
    other = Line(table="u", record=HEADER + "0: a\n")
    assert all(map(sparingly.filter, (first, second, other)))
    assert first.facts["record"] == HEADER + "0: a\n"
    assert "record" not in second.facts
    assert second.facts["record_signs"] == len(HEADER + "0: a\n" * 2)
    assert len(second.facts["record_sha256"]) == 16
    assert other.facts["record"] == HEADER + "0: a\n"


def test_without_a_table_a_record_is_known_by_its_header(sparingly: Sparingly) -> None:
    lines = [Line(bot="greedy", record=HEADER + "0: a\n" * number) for number in range(3)]
    assert all(map(sparingly.filter, lines))
    assert ["record" in each.facts for each in lines] == [True, False, False]


def test_a_very_long_record_is_cut(sparingly: Sparingly) -> None:
    long = Line(table="t", record=HEADER + "0: a\n" * 100_000)
    assert sparingly.filter(long)
    assert len(long.facts["record"]) == RECORD_SIGNS
    assert long.facts["record_signs"] == len(HEADER) + 500_000


def test_of_the_same_failure_a_few_are_logged_at_once_and_then_one_a_minute(
    sparingly: Sparingly, clock: Clock
) -> None:
    failures = [raised(f"number {number}") for number in range(1000)]
    assert sum(sparingly.filter(Line(fault=fault)) for fault in failures) == AT_ONCE
    clock.pass_by(60)
    later = Line(fault=failures[0])
    assert sparingly.filter(later)
    assert later.facts["unsaid"] == 1000 - AT_ONCE
    assert not sparingly.filter(Line(fault=failures[0]))
    clock.pass_by(24 * 3600)
    assert sum(sparingly.filter(Line(fault=fault)) for fault in failures) == AT_ONCE


def test_another_failure_is_logged_meanwhile(sparingly: Sparingly) -> None:
    for _ in range(100):
        sparingly.filter(Line(fault=raised("the usual")))
    assert sparingly.filter(Line(fault=KeyError("another")))
    assert sparingly.filter(Line("stream failed", raised("elsewhere")))


def test_what_is_remembered_has_a_limit(
    sparingly: Sparingly, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_limits, "KINDS_AT_MOST", 10)
    monkeypatch.setattr(log_limits, "RECORDS_AT_MOST", 10)
    for number in range(100):
        assert sparingly.filter(Line(f"event {number}", table=f"t{number}", record=HEADER))
    assert len(sparingly._kinds) == len(sparingly._logged) == 10
