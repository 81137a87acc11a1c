"""What all tables of a server share."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING

from dorfplatz.server.settings import Settings
from dorfplatz.server.store.journal import Journal
from dorfplatz.server.store.store import Store
from dorfplatz.server.tables.notifications import Notifications
from dorfplatz.server.tables.waiting_tables import Waiting
from dorfplatz.server.thinking.bot_client import Thinker

if TYPE_CHECKING:
    from dorfplatz.server.tables.live_table import LiveTable


@dataclass(frozen=True, slots=True)
class Services:
    store: Store
    journal: Journal
    thinker: Thinker
    settings: Settings
    clock: Callable[[], float] = monotonic
    """Seconds, by which the server tells how long somebody has been away."""
    waiting: Waiting = field(default_factory=Waiting)
    bell: Notifications = field(default_factory=Notifications)
    noticed: "Callable[[LiveTable], None]" = lambda _live: None
    """Told of every change at a table, and when it is brought back."""
