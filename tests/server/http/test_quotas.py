"""How much may be stored: honest people never meet the limit, and one attacker fills no disk."""

from dataclasses import replace

import pytest
from fastapi import Request

from dorfplatz.server.http import quotas
from dorfplatz.server.http.quotas import A_DAY, CHANGE, TABLE, ByteBuckets, Room
from dorfplatz.server.http.refusals import TooMany
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.http.words import MUCH_FROM_VISITOR
from dorfplatz.server.settings import MB, Quota, Settings
from tests.server.support import Clock

USUAL = Settings("nowhere")
SMALL = replace(USUAL, stored_by_visitor=Quota(MB, MB), stored_from_network=Quota(3 * MB, MB))


def asking_from(host: str = "192.0.2.1") -> Request:
    return Request({"type": "http", "client": (host, 1), "headers": []})


@pytest.fixture
def clock() -> Clock:
    return Clock()


def is_stored(room: Room, size: int, who: str = "ada", host: str = "192.0.2.1") -> bool:
    try:
        room.take_new(asking_from(host), Visitor(who), size)
    except TooMany:
        return False
    return True


def is_changed(room: Room, who: str = "ada", host: str = "192.0.2.1") -> bool:
    try:
        room.take_change(asking_from(host), Visitor(who))
    except TooMany:
        return False
    return True


def test_so_much_at_once_and_then_so_much_a_day(clock: Clock) -> None:
    room = Room(SMALL, clock)
    assert [is_stored(room, MB // 2) for _ in range(4)] == [True, True, False, False]
    clock.pass_by(A_DAY / 4)
    assert not is_stored(room, MB // 2)
    clock.pass_by(A_DAY / 4)
    assert [is_stored(room, MB // 2) for _ in range(2)] == [True, False]


def test_the_refusal_says_when_there_is_room_again(clock: Clock) -> None:
    room = Room(SMALL, clock)
    assert is_stored(room, MB)
    with pytest.raises(TooMany, match="Go on in 72 minutes, or ask whoever runs"):
        room.take_new(asking_from(), Visitor("ada"), MB // 20)
    clock.pass_by(72 * 60 - 30)
    with pytest.raises(TooMany, match="Go on in 1 minute, or ask whoever runs"):
        room.take_new(asking_from(), Visitor("ada"), MB // 20)
    clock.pass_by(30)
    assert is_stored(room, MB // 20)


def test_a_network_has_a_limit_of_its_own_however_many_visitors_come_from_it(
    clock: Clock,
) -> None:
    room = Room(SMALL, clock)
    assert [is_stored(room, MB, f"visitor {number}") for number in range(4)] == [True] * 3 + [False]
    assert is_stored(room, MB, "visitor 3", "192.0.2.2")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::3", "2001:db8:1:ffff::4", True),
        ("2001:db8:1:2::3", "2001:db8:2:2::3", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("no address", "none either", True),
    ],
)
def test_a_network_is_an_address_or_the_ipv6_network_of_a_customer(
    one: str, other: str, same: bool
) -> None:
    found = (quotas.site_of(asking_from(each)) for each in (one, other))
    assert (next(found) == next(found)) is same


def test_what_is_refused_counts_nowhere(clock: Clock) -> None:
    room = Room(SMALL, clock)
    assert is_stored(room, MB)
    assert not any(is_stored(room, MB) for _ in range(100))
    assert all(is_stored(room, MB, who) for who in ("ben", "cleo"))


def test_games_go_on_where_nothing_new_is_stored(clock: Clock) -> None:
    room = Room(SMALL, clock)
    assert is_stored(room, MB)
    assert not is_stored(room, TABLE)
    assert all(is_changed(room) for _ in range(MB // CHANGE))
    assert not is_changed(room), "but not without end"


def test_a_class_behind_one_address_meets_no_limit(clock: Clock) -> None:
    """Thirty people who play twenty games a day for a week, each with three hundred moves."""
    room = Room(USUAL, clock)
    for _ in range(7):
        for number in range(30):
            for _ in range(20):
                assert is_stored(room, TABLE + 300 * CHANGE, f"pupil {number}")
        clock.pass_by(A_DAY)


def test_a_program_that_plays_a_thousand_games_a_day_meets_no_limit(clock: Clock) -> None:
    room = Room(USUAL, clock)
    for _ in range(7 * 1000):
        assert is_stored(room, TABLE)
        clock.pass_by(A_DAY / 1000)


def test_one_attacker_needs_months_to_fill_a_small_disk(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten gigabytes, from one address with as many visitors as they like, by moves, for which there
    is room longest."""
    monkeypatch.setattr(quotas, "CHANGE", MB)
    room, stored = Room(USUAL, clock), 0
    for hour in range(24 * 90):
        while is_changed(room, f"visitor {hour} {stored}"):
            stored += MB
        clock.pass_by(3600)
    assert 9_000 * MB < stored < 10_000 * MB


def test_what_is_remembered_has_a_limit_and_who_stored_most_is_not_forgotten(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "KEPT_AT_MOST", 100)
    buckets = ByteBuckets(Quota(MB, MB), MUCH_FROM_VISITOR, clock)
    buckets.take("ada", MB)
    for number in range(1000):
        buckets.take(f"visitor {number}", 100)
        assert len(buckets._free_at) <= 100
    with pytest.raises(TooMany):
        buckets.check("ada", MB // 10)
