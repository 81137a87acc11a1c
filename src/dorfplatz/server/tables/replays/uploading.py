"""Records that were played elsewhere: replayed once, and from then on a table like any other."""

from dataclasses import dataclass, replace

from dorfplatz.core.record import read, write_entry
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.store.stored import StoredTable
from dorfplatz.server.tables.new_tables import uploaded
from dorfplatz.server.tables.replays.background import Slices
from dorfplatz.server.tables.replays.replaying import course_after
from dorfplatz.server.tables.summaries import summary_text


@dataclass(frozen=True, slots=True)
class TakenIn:
    table: StoredTable
    course: AnyCourse
    lines: tuple[str, ...]


def taken_in(host: Visitor, text: str) -> Slices[TakenIn]:
    """All there is to store, and the game as it would be brought back from there."""
    record = read(text)
    yield
    game = course_of(replace(record, entries=())).game
    options = game.settle(len(record.players), record.options)
    course = yield from course_after(replace(record, options=options))
    table = replace(uploaded(host, course), summary=summary_text(course))
    lines = (write_entry(entry).removesuffix("\n") for entry in course.entries)
    return TakenIn(table, course, tuple(lines))
