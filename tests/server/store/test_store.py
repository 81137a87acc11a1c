"""The database: what is stored is found again, once, whole, and by one server only."""

import os
import signal
import subprocess
import sys
import traceback
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine

from dorfplatz.core.record import Entry, Player, Record, read, write_entry, write_header
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import Addition, Conflict, StoredSeat, StoredTable
from tests.server.support import new_store

NOON = datetime(2024, 2, 29, 12, 0, 0, 250, tzinfo=UTC)
RECORD = Record(
    game="bohemian",
    rules=1,
    players=(Player("person", "Zoë “Ž” 🐑"), Player("greedy", "Robert'); DROP TABLE seats;--")),
    options={"income": "automatic", "components": "first line\n\nthird “line”"},
    entries=(
        Entry(CHANCE, "roll 1 2 3 4"),
        Entry(Seat(0), 'with "quotes" and 🎲'),
        Entry(None, "no-figures 3 4"),
    ),
)
HEADER = write_header(RECORD)
LINES = tuple(write_entry(entry).removesuffix("\n") for entry in RECORD.entries)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "new" / "folder" / "dorfplatz.db"


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    file.parent.mkdir(parents=True)
    store = new_store(file)
    yield store
    store.close()


def table(
    name: str,
    *,
    host: str = "host",
    owners: tuple[str, ...] = (),
    listed: bool = False,
    header: str | None = None,
    over: bool = False,
    minute: int = 0,
) -> StoredTable:
    person = StoredSeat("person", RECORD.names[0], f"{name}-first", owners)
    bot = StoredSeat("greedy", RECORD.names[1], f"{name}-second")
    return StoredTable(
        id=name,
        game="bohemian",
        host=host,
        listed=listed,
        options=RECORD.options,
        seats=(person, bot),
        header=header,
        over=over,
        created=NOON + timedelta(minutes=minute),
    )


def begun(store: Store, name: str = "t") -> None:
    store.create(table(name, header=HEADER))


def names(found: list[StoredTable]) -> list[str]:
    return [each.id for each in found]


def test_a_table_is_found_again_as_it_was_stored(store: Store) -> None:
    stored = table("t", owners=("laptop", "phone"), listed=True)
    store.create(stored)
    assert store.load("t") == stored
    assert store.load("u") is None


def test_options_keep_their_order(store: Store) -> None:
    store.create(table("t"))
    loaded = store.load("t")
    assert loaded is not None
    assert list(loaded.options.items()) == list(RECORD.options.items())


def test_a_moment_is_the_same_in_every_time_zone(store: Store) -> None:
    eastward = NOON.astimezone(timezone(timedelta(hours=9)))
    store.create(StoredTable("t", "bohemian", "host", False, {}, (), created=eastward))
    loaded = store.load("t")
    assert loaded is not None
    assert loaded.created == NOON
    assert loaded.created.tzinfo is UTC


def test_a_table_is_created_once(store: Store) -> None:
    store.create(table("t"))
    with pytest.raises(Conflict):
        store.create(table("t"))


def test_a_table_with_a_key_that_is_taken_leaves_nothing_behind(store: Store) -> None:
    store.create(table("t"))
    seat = StoredSeat("person", "Ada", "t-first")
    with pytest.raises(Conflict):
        store.create(StoredTable("u", "bohemian", "host", False, {}, (seat,)))
    assert store.load("u") is None


def test_a_record_is_read_back_as_it_was_written(store: Store) -> None:
    store.create(table("t"))
    store.begin("t", HEADER)
    store.append([Addition("t", 0, LINES[:1], False)])
    store.append([Addition("t", 1, LINES[1:], True)])
    text = store.record("t")
    assert text is not None
    assert text == HEADER + "".join(map(write_entry, RECORD.entries))
    assert read(text) == RECORD


def test_there_is_no_record_before_the_game_begins(store: Store) -> None:
    store.create(table("t"))
    assert store.record("t") is None
    assert store.record("u") is None
    store.begin("t", HEADER)
    assert store.record("t") == HEADER


def test_a_game_begins_once(store: Store) -> None:
    store.create(table("t"))
    store.begin("t", HEADER)
    with pytest.raises(Conflict, match="begun already"):
        store.begin("t", "another")
    with pytest.raises(Conflict, match="unknown"):
        store.begin("u", HEADER)
    assert store.record("t") == HEADER


def test_an_entry_is_never_stored_twice(store: Store) -> None:
    begun(store)
    store.append([Addition("t", 0, ("0: a", "0: b"), False)])
    with pytest.raises(Conflict, match="expects entry 2, not 1"):
        store.append([Addition("t", 1, ("0: b", "0: c"), False)])
    assert store.record("t") == HEADER + "0: a\n0: b\n"


def test_there_is_never_a_gap_between_entries(store: Store) -> None:
    begun(store)
    with pytest.raises(Conflict, match="expects entry 0, not 1"):
        store.append([Addition("t", 1, ("0: b",), False)])


@pytest.mark.parametrize("name", ["lobby", "unknown"])
def test_only_a_game_that_has_begun_takes_entries(store: Store, name: str) -> None:
    store.create(table("lobby"))
    with pytest.raises(Conflict, match="unknown or has not begun"):
        store.append([Addition(name, 0, ("0: a",), False)])


def test_additions_are_stored_together_or_not_at_all(store: Store) -> None:
    begun(store, "t")
    begun(store, "u")
    good, bad = Addition("t", 0, ("0: a",), True), Addition("u", 5, ("0: a",), False)
    with pytest.raises(Conflict):
        store.append([good, bad])
    assert store.record("t") == HEADER
    assert store.unfinished() == ["t", "u"]


def test_several_additions_to_a_table_follow_each_other(store: Store) -> None:
    begun(store)
    store.append([Addition("t", 0, ("0: a",), False), Addition("t", 1, ("0: b",), False)])
    assert store.record("t") == HEADER + "0: a\n0: b\n"


def test_an_addition_without_lines_adds_none(store: Store) -> None:
    begun(store)
    store.append([Addition("t", 0, (), True)])
    assert store.record("t") == HEADER
    assert store.unfinished() == []


@pytest.mark.parametrize("line", ["0: a\n", "0: a\n0: b", "0: \ud800"])
def test_what_is_no_line_of_a_record_is_no_addition(line: str) -> None:
    with pytest.raises(ValueError, match=r"single line|surrogates"):
        Addition("t", 0, (line,), False)


def test_the_secret_is_made_once(store: Store, file: Path) -> None:
    secret = store.secret()
    assert len(secret) == 43
    assert store.secret() == secret
    store.close()
    again = Store.open(str(file))
    assert again.secret() == secret
    again.close()


def test_a_seat_changes_hands(store: Store) -> None:
    store.create(table("t", owners=("phone",)))
    taken = StoredSeat("person", "Ben", "fresh", ("laptop", "tablet"))
    store.set_seat("t", 0, taken)
    loaded = store.load("t")
    assert loaded is not None
    assert loaded.seats[0] == taken
    assert loaded.seats[1] == table("t").seats[1]


def test_a_seat_that_is_not_there_cannot_be_set(store: Store) -> None:
    store.create(table("t"))
    with pytest.raises(Conflict, match="no seat 2"):
        store.set_seat("t", 2, StoredSeat("open", "", "fresh"))


def test_a_key_opens_one_seat(store: Store) -> None:
    store.create(table("t"))
    assert store.seat_of_key("t-second") == ("t", 1)
    assert store.seat_of_key("no such key") is None
    with pytest.raises(Conflict):
        store.set_seat("t", 0, StoredSeat("open", "", "t-second"))


def test_a_seat_may_have_several_owners_and_an_owner_several_seats(store: Store) -> None:
    store.create(table("t"))
    for seat, client in [(0, "phone"), (0, "laptop"), (1, "phone"), (0, "phone")]:
        store.add_linked_owner("t", seat, client)
    loaded = store.load("t")
    assert loaded is not None
    assert [seat.owners for seat in loaded.seats] == [("laptop", "phone"), ("phone",)]


def test_the_first_owner_is_told_from_those_who_came_by_the_link(store: Store) -> None:
    store.create(table("t"))
    store.set_seat("t", 0, StoredSeat("person", "Ada", "fresh", ("laptop",)))
    for client in ("phone", "laptop"):
        store.add_linked_owner("t", 0, client)
    loaded = store.load("t")
    assert loaded is not None
    assert (loaded.seats[0].owners, loaded.seats[0].linked) == (("laptop", "phone"), ("phone",))


def test_a_seat_that_is_not_there_has_no_owner(store: Store) -> None:
    store.create(table("t"))
    with pytest.raises(Conflict):
        store.add_linked_owner("t", 2, "phone")


def test_the_first_rematch_stands(store: Store) -> None:
    store.create(table("t"))
    assert store.create(table("u"), after="t") == "u"
    assert store.create(table("v"), after="t") == "u"
    assert store.load("v") is None
    first = store.load("t")
    assert first is not None
    assert first.next == "u"
    with pytest.raises(Conflict, match="unknown"):
        store.create(table("w"), after="x")
    assert store.load("w") is None


def test_of_many_rematches_at_the_same_time_one_stands(store: Store) -> None:
    store.create(table("t"))
    with ThreadPoolExecutor(8) as threads:
        names = [f"u{number}" for number in range(40)]
        stand = set(threads.map(lambda name: store.create(table(name), after="t"), names))
    assert len(stand) == 1
    assert [name for name in names if store.load(name)] == [*stand]


def test_threads_share_a_store(store: Store) -> None:
    def play(name: str) -> str | None:
        begun(store, name)
        for number in range(20):
            store.append([Addition(name, number, (f"0: {number}",), False)])
        return store.record(name)

    with ThreadPoolExecutor(8) as threads:
        records = list(threads.map(play, "abcdefgh"))
    assert records == [HEADER + "".join(f"0: {number}\n" for number in range(20))] * 8


def test_unfinished_are_games_that_have_begun_and_are_not_over(store: Store) -> None:
    store.create(table("later", header=HEADER, minute=2))
    store.create(table("earlier", header=HEADER, minute=1))
    store.create(table("over", header=HEADER, over=True))
    store.create(table("lobby"))
    assert store.unfinished() == ["earlier", "later"]


def test_the_tables_of_a_client_are_those_hosted_and_those_joined(store: Store) -> None:
    store.create(table("hosted", host="me", minute=1))
    store.create(table("joined", owners=("me", "you"), header=HEADER, minute=2))
    store.create(table("both", host="me", owners=("me",), minute=3))
    store.create(table("foreign", owners=("you",), minute=4))
    assert names(store.tables_of("me", 10)) == ["both", "joined", "hosted"]
    assert names(store.tables_of("me", 2)) == ["both", "joined"]
    store.append([Addition("joined", 0, ("0: a",), False)])
    assert names(store.tables_of("me", 10)) == ["joined", "both", "hosted"]
    store.append([Addition("joined", 1, ("result: end",), True)])
    assert names(store.tables_of("me", 10)) == ["both", "hosted", "joined"]


def test_listed_tables_that_are_not_over_come_first_then_the_newest(store: Store) -> None:
    store.create(table("over", listed=True, over=True, minute=9))
    store.create(table("closed", listed=True, minute=8))
    store.update_table("closed", closed=True)
    store.create(table("old", listed=True, minute=1))
    store.create(table("new", listed=True, minute=2))
    store.create(table("private", minute=3))
    assert names(store.listed(10)) == ["new", "old", "over", "closed"]
    assert names(store.listed(1)) == ["new"]


def test_a_host_has_tables_that_are_not_over(store: Store) -> None:
    store.create(table("lobby", host="me"))
    store.create(table("going", host="me", header=HEADER))
    store.create(table("over", host="me", header=HEADER, over=True))
    store.create(table("foreign"))
    assert store.open_tables_of_host("me") == 2
    assert store.open_tables_of_host("nobody") == 0


def test_old_lobbies_are_forgotten_with_all_that_mentions_them(store: Store) -> None:
    store.create(table("going", header=HEADER, minute=0))
    store.create(table("old", owners=("phone",), minute=1), after="going")
    store.create(table("new", minute=3))
    assert store.forget_empty_lobbies(NOON + timedelta(minutes=3)) == 1
    assert store.load("old") is None
    assert store.seat_of_key("old-first") is None
    assert store.load("going") == table("going", header=HEADER)
    assert store.load("new") is not None


def test_a_database_file_is_used_by_one_server_at_a_time(store: Store, file: Path) -> None:
    link = file.with_name("link.db")
    link.symlink_to(file)
    for name in (str(file), f"sqlite:///{file}", str(link)):
        with pytest.raises(Malformed) as refused:
            Store.open(name)
        assert str(refused.value) == f"Another server uses the database {file} already."
    store.close()
    Store.open(str(file)).close()


def test_a_store_may_be_closed_twice(store: Store) -> None:
    store.close()
    store.close()


def test_the_disk_is_waited_for(store: Store) -> None:
    with store._reading.connect() as connection:
        found = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    full = 2
    assert found == {
        "journal_mode": "wal",
        "synchronous": full,
        "foreign_keys": 1,
        "busy_timeout": 5000,
    }


def refusal(database: str) -> tuple[str, str]:
    with pytest.raises(Malformed) as refused:
        Store.open(database)
    return refused.value.code, str(refused.value)


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear reader, this is no database, however long you look at it.\n" * 20)
    before = file.read_bytes()
    sentence = f"The database {file} cannot be opened: file is not a database."
    assert refusal(str(file)) == ("store.cannot-open", sentence)
    assert file.read_bytes() == before


def test_a_refused_file_is_not_kept_locked(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("no database" * 99)
    assert refusal(str(file)) == refusal(str(file))


def test_a_database_that_is_not_there_is_made_with_its_folders(file: Path) -> None:
    Store.open(str(file)).close()
    assert file.is_file()


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    sentence = f"{tmp_path} is a folder; a database is a file."
    assert refusal(str(tmp_path)) == ("store.folder", sentence)
    assert not tmp_path.with_name(f"{tmp_path.name}.lock").exists()


def test_a_database_cannot_be_inside_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refusal(str(tmp_path / "file" / "db"))[0] == "store.cannot-open"


@pytest.mark.parametrize("path", ["with\0nothing", "x" * 300])
def test_a_name_that_no_file_can_have_is_refused(tmp_path: Path, path: str) -> None:
    assert refusal(str(tmp_path / path))[0] == "store.cannot-open"


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may do everything")
def test_a_database_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "dorfplatz.db"
    Store.open(str(file)).close()
    file.chmod(0o400)
    assert refusal(str(file))[0] == "store.cannot-open"
    tmp_path.chmod(0o500)
    assert refusal(str(tmp_path / "new.db"))[0] == "store.cannot-open"
    tmp_path.chmod(0o700)


@pytest.mark.parametrize("database", ["", ":memory:", "sqlite://", "sqlite:///file:x?uri=true"])
def test_a_database_is_kept_in_a_file(database: str) -> None:
    """What is only in memory would be forgotten, and every thread would see another one."""
    assert refusal(database)[0] == "store.no-file"


@pytest.mark.parametrize("driver", ["nosuch", "sqlite+nosuch", "postgresql+nosuch"])
def test_an_unknown_driver_is_refused_without_telling_the_password(
    tmp_path: Path, driver: str
) -> None:
    code, sentence = refusal(f"{driver}://ada:secret@host/{tmp_path}/db")
    assert code == "store.no-driver"
    assert "secret" not in sentence


@pytest.mark.parametrize("database", ["://", "postgresql://ada:secret@host:port/db"])
def test_an_address_that_cannot_be_read_is_refused(database: str) -> None:
    code, sentence = refusal(database)
    assert code == "store.no-address"
    assert "secret" not in sentence


def test_a_database_of_a_newer_version_is_refused_and_left_alone(store: Store, file: Path) -> None:
    begun(store)
    store.close()
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        before = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    assert refusal(str(file))[0] == "store.newer"
    with engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{before}'")
    engine.dispose()
    again = Store.open(str(file))
    assert again.record("t") == HEADER
    again.close()


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE entries (x)")
    assert refusal(str(file))[0] == "store.cannot-open"
    with engine.begin() as connection:
        found = connection.exec_driver_sql("SELECT name FROM sqlite_master").scalars().all()
    engine.dispose()
    assert found == ["entries"]


WRITER = """
import sys
from itertools import count
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import Addition

store = Store.open(sys.argv[1])
start = store.record("t").count("chance: ")
print("ready", flush=True)
while True:
    lines = tuple(f"chance: {number}" for number in range(start, start + 1 + start % 3))
    store.append([Addition("t", start, lines, False)])
    print(*lines, sep="\\n", flush=True)
    start += len(lines)
"""


@pytest.mark.parametrize("kills", [2, pytest.param(30, marks=pytest.mark.outer)])
def test_what_was_acknowledged_survives_a_kill_at_any_moment(
    store: Store, file: Path, kills: int
) -> None:
    """The next process also finds the lock free: it died with the one before."""
    begun(store)
    store.close()
    random = Random(kills)
    acknowledged: list[str] = []
    for _ in range(kills):
        acknowledged += killed_writer(file, random.randrange(1, 60))
    again = Store.open(str(file))
    text = again.record("t")
    again.close()
    assert text is not None
    found = text.removeprefix(HEADER).splitlines()
    assert found == [f"chance: {number}" for number in range(len(found))]
    assert set(acknowledged) <= set(found)


def killed_writer(file: Path, lines: int) -> list[str]:
    """The lines that a writer had acknowledged when it was killed, after so many at least."""
    command = [sys.executable, "-c", WRITER, str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"
        printed = "".join(writer.stdout.readline() for _ in range(lines))
        writer.send_signal(signal.SIGKILL)
        printed += writer.stdout.read()
    assert writer.returncode == -signal.SIGKILL
    return printed[: printed.rfind("\n") + 1].splitlines()


def test_secrets_do_not_get_into_complaints(store: Store) -> None:
    store.create(table("known"))
    with pytest.raises(Conflict) as found:
        store.create(table("known"))
    assert "known-first" not in "".join(traceback.format_exception(found.value))
