"""Tables for the benchmark: three people each, anywhere in a game, straight into a database."""

from dataclasses import dataclass
from random import Random

from starlette.requests import Request
from starlette.responses import Response

from dorfplatz.core.chance import RandomSource
from dorfplatz.core.record import PERSON, Player, write_entry, write_header
from dorfplatz.core.seat import CHANCE
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import course_of
from dorfplatz.play.table import AnyTable, Table, new_record
from dorfplatz.server.http.visitors import Signer, Visitor
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import Addition, StoredSeat, StoredTable

SEATS = 3
MOVES_LEFT = 60
"""So many moves at least are left to play, more than most measurements need."""


@dataclass(frozen=True, slots=True)
class Person:
    """A visitor as a browser knows them."""

    cookie: str
    form_key: str


@dataclass(frozen=True, slots=True)
class Prepared:
    id: str
    people: tuple[Person, ...]


def prepare(database: str, tables: int, seed: str) -> list[Prepared]:
    store, random = Store.open(database), Random(seed)
    signer = Signer(store.secret())
    prepared = [_table(store, signer, number, random) for number in range(tables)]
    store.close()
    return prepared


def _table(store: Store, signer: Signer, number: int, random: Random) -> Prepared:
    name = f"bench-{number}"
    visitors = [Visitor(f"{name}-{seat}", f"Guest {number}.{seat}") for seat in range(SEATS)]
    seats = tuple(
        StoredSeat(PERSON, visitor.name, f"{visitor.id}-key", (visitor.id,)) for visitor in visitors
    )
    table = _played(tuple(Player(seat.kind, seat.name) for seat in seats), random)
    record = table.course.record
    lines = tuple(write_entry(entry).removesuffix("\n") for entry in record.entries)
    header = write_header(record)
    host = visitors[0].id
    store.create(StoredTable(name, record.game, host, False, record.options, seats, header))
    store.append([Addition(name, 0, lines, False)])
    return Prepared(name, tuple(_person(signer, visitor) for visitor in visitors))


def _played(players: tuple[Player, ...], random: Random) -> AnyTable:
    """A random game up to anywhere between its beginning and shortly before its end."""
    seed = random.random()
    whole = _play(players, seed, None)
    most = sum(step.actor is not CHANCE for step in whole.course.steps) - MOVES_LEFT
    return _play(players, seed, random.randrange(max(1, most)))


def _play(players: tuple[Player, ...], seed: float, moves: int | None) -> AnyTable:
    random = Random(seed)
    course = course_of(new_record(BOHEMIAN, players, {}))
    table = Table(course, RandomSource(str(seed)))
    while moves is None or moves > 0:
        actor = course.actor
        if actor is None or actor is CHANCE:
            break
        move = random.choice(BOHEMIAN.legal(course.state))
        table.submit(actor, table.version, BOHEMIAN.write(course.state, move))
        moves = None if moves is None else moves - 1
    return table


def _person(signer: Signer, visitor: Visitor) -> Person:
    response = Response()
    asking = Request({"type": "http", "scheme": "http", "path": "/", "headers": []})
    signer.remember(asking, response, visitor)
    cookie = response.headers["set-cookie"].partition(";")[0]
    return Person(cookie, signer.form_key(visitor))
