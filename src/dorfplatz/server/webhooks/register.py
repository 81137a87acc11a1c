"""Who has a webhook, cached in memory: every move asks, and mostly nobody has one."""

from collections import defaultdict
from collections.abc import Iterable

from dorfplatz.server.store.hooks import StoredHook
from dorfplatz.server.store.stored import StoredTable


class Register:
    def __init__(self, hooks: Iterable[StoredHook] = ()) -> None:
        self._people: dict[str, StoredHook] = {}
        self._tables: defaultdict[str, dict[str, StoredHook]] = defaultdict(dict)
        for hook in hooks:
            self.put(hook)

    def put(self, hook: StoredHook) -> None:
        """Instead of the one that its owner had for the same."""
        if hook.table_id is None:
            self._people[hook.owner] = hook
        else:
            self._tables[hook.table_id][hook.owner] = hook

    def drop(self, hook: StoredHook) -> None:
        """Unless its owner has another one by now."""
        place = self._people if hook.table_id is None else self._tables[hook.table_id]
        if hook.owner in place and place[hook.owner].id == hook.id:
            del place[hook.owner]
        if hook.table_id is not None and not place:
            del self._tables[hook.table_id]

    def of(self, table: StoredTable) -> list[StoredHook]:
        """All that may have to be told of a table."""
        if not self._people and table.id not in self._tables:
            return []
        owners = dict.fromkeys(owner for seat in table.seats for owner in seat.owners)
        people = [self._people[owner] for owner in owners if owner in self._people]
        return [*people, *self._tables.get(table.id, {}).values()]
