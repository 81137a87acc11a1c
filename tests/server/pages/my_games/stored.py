"""Finished games in a store, made from recorded ones."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from dorfplatz.core.record import Record, read, write_entry, write_header
from dorfplatz.core.seat import Seat
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.server.pages.my_games.played import Played, played
from dorfplatz.server.store.finished import Finished
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import StoredSeat, StoredTable
from dorfplatz.server.tables.summaries import summary_text

TESTS = Path(__file__).parents[3]
BOHEMIAN = TESTS / "records"
HAMLET = TESTS / "games/hamlet/records"
NOON = datetime(2026, 11, 15, 12, tzinfo=UTC)


def record(name: str, folder: Path = BOHEMIAN) -> Record:
    return read((folder / f"{name}.dorf").read_text("utf-8"))


def course(name: str, folder: Path = BOHEMIAN) -> AnyCourse:
    return course_of(record(name, folder))


def named(found: Record, *names: str) -> Record:
    """The same game of other people."""
    given = zip(found.players, names, strict=False)
    players = tuple(replace(player, name=name) for player, name in given)
    return replace(found, players=players + found.players[len(players) :])


def keep(store: Store, found: Record, owner: str, seat: int = 0, **facts: Any) -> str:
    """A table in the store that one of its players owns."""
    seats = tuple(
        StoredSeat(player.kind, player.name, f"key-{facts['id']}-{number}", owners)
        for number, player in enumerate(found.players)
        for owners in [(owner,) if number == seat else ()]
    )
    usual: dict[str, Any] = {"game": found.game, "host": "host", "listed": False, "over": True}
    kept = {"options": found.options, "seats": seats, "header": write_header(found)}
    table = StoredTable(**(usual | kept | facts))
    lines = [write_entry(entry).removesuffix("\n") for entry in found.entries]
    store.keep(table, lines)
    return table.id


def a_game(
    name: str = "no-figures-3-seats", *names: str, mine: int | None = 0, **facts: Any
) -> Played:
    """A finished game that is in no store."""
    over, told = facts.pop("over", True), record(name, facts.pop("folder", BOHEMIAN))
    found = course_of(told if over else replace(told, entries=told.entries[:60]))
    return played(
        Finished(
            id=name,
            game=found.game.name,
            when=facts.pop("when", NOON),
            over=over,
            origin=facts.pop("origin", ""),
            summary=summary_text(found),
            names=names + found.names[len(names) :],
            people=(Seat(0),),
            mine=() if mine is None else (Seat(mine),),
        )
    )


def days_ago(days: int) -> datetime:
    return NOON - timedelta(days=days)
