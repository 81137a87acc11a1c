"""What all tables of a server share."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING

from dorfplatz.server.bell import Bell
from dorfplatz.server.settings import Settings
from dorfplatz.server.store.journal import Journal
from dorfplatz.server.store.store import Store
from dorfplatz.server.thinking import Thinker
from dorfplatz.server.waiting import Waiting

if TYPE_CHECKING:
    from dorfplatz.server.live import LiveTable


@dataclass(frozen=True, slots=True)
class Services:
    store: Store
    journal: Journal
    thinker: Thinker
    settings: Settings
    clock: Callable[[], float] = monotonic
    """Seconds, by which the server tells how long somebody has been away."""
    waiting: Waiting = field(default_factory=Waiting)
    bell: Bell = field(default_factory=Bell)
    noticed: "Callable[[LiveTable], None]" = lambda _live: None
    """Told of every change at a table, and when it is brought back."""
