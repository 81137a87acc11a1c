"""Who is at a table, as far as their pages tell."""

from dorfplatz.server.tables.live.presence import SLOWER, Presence
from tests.server.support import Clock

AWAY_AFTER = 45.0


def presence() -> tuple[Presence, Clock]:
    clock = Clock()
    return Presence(AWAY_AFTER, clock), clock


def test_at_first_everyone_has_time_to_come() -> None:
    here, clock = presence()
    assert not here.is_away(("ada",))
    clock.pass_by(SLOWER * AWAY_AFTER - 1)
    assert not here.is_away(("ada",))
    clock.pass_by(1)
    assert here.is_away(("ada",))


def test_whoever_listens_is_here() -> None:
    here, clock = presence()
    with here.stays("ada", seated=True):
        clock.pass_by(1000)
        assert not here.is_away(("ada",))
        assert here.is_away(("ben",))
        assert here.anyone
    assert not here.anyone
    assert not here.is_away(("ada",)), "she was here just now"
    clock.pass_by(AWAY_AFTER)
    assert here.is_away(("ada",))


def test_whoever_never_listens_but_asks_for_something_gets_more_time() -> None:
    here, clock = presence()
    clock.pass_by(1000)
    here.seen("ada", seated=True)
    assert not here.anyone
    clock.pass_by(SLOWER * AWAY_AFTER - 1)
    assert not here.is_away(("ada",))
    clock.pass_by(1)
    assert here.is_away(("ada",))


def test_one_of_two_pages_is_enough() -> None:
    here, clock = presence()
    with here.stays("ada", seated=True):
        with here.stays("ada", seated=True):
            pass
        clock.pass_by(1000)
        assert not here.is_away(("ada",))
        assert here.anyone


def test_one_of_several_devices_is_enough() -> None:
    here, clock = presence()
    clock.pass_by(1000)
    here.seen("phone", seated=True)
    assert not here.is_away(("laptop", "phone"))
    assert here.is_away(("laptop",))


def test_whoever_watches_keeps_the_table_but_no_seat() -> None:
    here, clock = presence()
    with here.stays("eve", seated=False):
        assert here.anyone
        clock.pass_by(1000)
    assert not here.anyone
    assert here.is_away(("ada",))


def test_a_table_knows_when_somebody_was_there_last() -> None:
    here, clock = presence()
    assert here.last == 1000
    here.seen("ada", seated=True)
    clock.pass_by(10)
    with here.stays("eve", seated=False):
        clock.pass_by(10)
    assert here.last == 1020
