"""Which tables wait for whom, in memory: pages ask for it after every move anywhere."""

from collections import defaultdict
from collections.abc import Iterable

from dorfplatz.server.tables.live.seats import acting_person
from dorfplatz.server.tables.live_table import LiveTable


class WaitingTables:
    """Every table says whose turn it is whenever that may have changed, and after it was brought
    back; one that is no longer in memory cannot change."""

    def __init__(self) -> None:
        self._clients: dict[str, frozenset[str]] = {}
        self._tables: defaultdict[str, set[str]] = defaultdict(set)

    def table_changed(self, live: LiveTable) -> None:
        seat = acting_person(live)
        self.note(live.id, () if seat is None else live.stored.seats[seat].owners)

    def note(self, table: str, clients: Iterable[str]) -> None:
        """A table waits for these from now on, and for nobody else."""
        before, after = self._clients.pop(table, frozenset()), frozenset(clients)
        for client in before - after:
            self._forget(client, table)
        for client in after - before:
            self._tables[client].add(table)
        if after:
            self._clients[table] = after

    def at(self, client: str) -> frozenset[str]:
        """The tables that wait for somebody."""
        return frozenset(self._tables.get(client, ()))

    def elsewhere(self, client: str, table: str) -> int:
        """How many other tables than this one wait for somebody."""
        return len(self.at(client) - {table})

    def _forget(self, client: str, table: str) -> None:
        self._tables[client].discard(table)
        if not self._tables[client]:
            del self._tables[client]
