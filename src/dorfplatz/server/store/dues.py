"""When turns are due, after the clock was set."""

from datetime import datetime, timedelta

from sqlalchemy import bindparam, select, update

from dorfplatz.server.store.schema import tables
from dorfplatz.server.store.store import Store

Moved = dict[str, tuple[datetime, datetime]]
"""When a table's turn was due and is due now, by the table's id."""


def move(store: Store, moment: datetime, by: timedelta, grace: timedelta) -> Moved:
    """Every turn is due so much later, but never later than a whole turn, or the grace, after this
    moment: whatever the clock said before, no turn lasts for ever."""
    timed = tables.c.due.is_not(None) & tables.c.turn_seconds.is_not(None)
    going = timed & tables.c.over.is_(False) & tables.c.closed.is_(False)
    query = select(tables.c.id, tables.c.due, tables.c.turn_seconds).where(going)
    moved: Moved = {}
    with store.change() as connection:
        for table, due, seconds in connection.execute(query):
            left = due - (moment - by)
            after = moment + min(left, max(timedelta(seconds=seconds), grace))
            if after != due:
                moved[table] = (due, after)
        if moved:
            later = update(tables).where(tables.c.id == bindparam("table"))
            changes = [{"table": table, "until": after} for table, (_, after) in moved.items()]
            connection.execute(later.values(due=bindparam("until")), changes)
    return moved
