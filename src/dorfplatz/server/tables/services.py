"""What all tables of a server share."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from time import monotonic

from dorfplatz.server.settings import Settings
from dorfplatz.server.store.journal import Journal
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import now
from dorfplatz.server.tables.replays.background import Background
from dorfplatz.server.tables.subscribers.notifications import Notifications
from dorfplatz.server.tables.subscribers.unhinted_tables import UnhintedTables
from dorfplatz.server.tables.subscribers.waiting_tables import WaitingTables
from dorfplatz.server.thinking.bot_client import Thinker


@dataclass(frozen=True, slots=True)
class Services:
    store: Store
    journal: Journal
    thinker: Thinker
    settings: Settings
    clock: Callable[[], float] = monotonic
    """Seconds, by which the server tells how long somebody has been away."""
    wall: Callable[[], datetime] = now
    """The time of day, by which turns are due; it may be set."""
    waiting: WaitingTables = field(default_factory=WaitingTables)
    unhinted: UnhintedTables = field(default_factory=UnhintedTables)
    notifications: Notifications = field(default_factory=Notifications)
    background: Background = field(default_factory=Background)
