"""What happened, read from the kernel's row before and after a move, as the rules tell it."""

from collections.abc import Sequence
from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.board import Board
from dorfplatz.games.bohemian.events import Event, GameEnded, InnActivated, KickedOut, SentHome
from dorfplatz.games.bohemian.kernel import layout
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.moves import Move, Place
from tests.kernel.disagreement import agree

Numbers = Sequence[int]

READ: Final = (KickedOut, InnActivated, SentHome, GameEnded)
"""Payments are compared as sums (`mirror`); all other news repeat the move or the position."""


def check_news(
    board: Board, move: Move, events: Sequence[Event], before: Numbers, after: Numbers
) -> None:
    told = [event for event in events if isinstance(event, READ)]
    if told or before[layout.ACTIVE :] != after[layout.ACTIVE :]:
        agree("what happened", told, read_news(board, move, before, after))


def read_news(board: Board, move: Move, before: Numbers, after: Numbers) -> list[Event]:
    news: list[Event] = []
    if isinstance(move, Place):
        news += kicked_out(board, move, before)
        news += inns_activated(board, before, after)
        news += sent_home(board, move, before, after)
    if after[layout.ENDING] != before[layout.ENDING]:
        seat = Seat(after[layout.TURN])
        news.append(GameEnded(layout.ENDINGS[after[layout.ENDING]], seat))
    return news


def kicked_out(board: Board, move: Place, before: Numbers) -> list[Event]:
    owner = before[layout.OWNER + board.index[move.building]]
    by = Seat(before[layout.TURN])
    return [] if owner == layout.NOBODY else [KickedOut(Seat(owner), by, move.building)]


def inns_activated(board: Board, before: Numbers, after: Numbers) -> list[Event]:
    return [
        InnActivated(Seat(after[layout.OWNER + place]), board.buildings[place].id)
        for number, place in enumerate(board.of_kind[Kind.INN])
        if before[layout.ACTIVE + number] != after[layout.ACTIVE + number]
    ]


def sent_home(board: Board, move: Place, before: Numbers, after: Numbers) -> list[Event]:
    """Whoever was there before or has just moved in is gone."""
    where = board.index[move.building]
    if after[layout.OWNER + where] != layout.NOBODY:
        return []
    kind = board.buildings[where].kind
    gone = [place for place in board.of_kind[kind] if after[layout.OWNER + place] == layout.NOBODY]
    mover = before[layout.TURN]
    owners = [mover if place == where else before[layout.OWNER + place] for place in gone]
    ids = tuple(board.buildings[place].id for place in gone)
    return [SentHome(kind, ids, tuple(map(Seat, owners)))]
