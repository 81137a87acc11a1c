"""The tables without hints at which a game goes on."""

from collections.abc import Iterable

from dorfplatz.server.tables.live_table import LiveTable


class UnhintedTables:
    """Filled from the store when the server starts; then every table says itself how it stands."""

    def __init__(self) -> None:
        self._going_on: set[str] = set()

    def __contains__(self, table: object) -> bool:
        return table in self._going_on

    def fill(self, tables: Iterable[str]) -> None:
        self._going_on.update(tables)

    def table_changed(self, live: LiveTable) -> None:
        if live.has_begun and not live.stored.hints and not live.is_at_rest:
            self._going_on.add(live.id)
        else:
            self._going_on.discard(live.id)
