"""Who looks at a table, and need not be told of it."""

from dorfplatz.server.tables.live.presence import Presence
from tests.server.support import Clock

AWAY_AFTER = 45.0


def test_whoever_has_a_page_that_listens_looks_and_nobody_else() -> None:
    here = Presence(AWAY_AFTER, Clock())
    assert not here.is_here(("ada",)), "although nobody counts as away yet"
    with here.stays("ada", seated=True):
        assert here.is_here(("phone", "ada"))
        assert not here.is_here(("ben",))
    assert not here.is_here(("ada",)), "the page was closed"


def test_whose_page_never_listens_looks_for_a_moment() -> None:
    clock = Clock()
    here = Presence(AWAY_AFTER, clock)
    here.seen("ada", seated=True)
    assert here.is_here(("ada",))
    clock.pass_by(AWAY_AFTER)
    assert not here.is_here(("ada",))
