"""From what stands in the form to what everyone holds. What cannot be read counts as nothing here;
`complaints` says what is wrong."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import UNNAMED, shortened
from dorfplatz.games.bohemian.board import Board, lay
from dorfplatz.games.bohemian.components import VillageBoard, standard
from dorfplatz.games.bohemian.scoring import Holding, holdings
from dorfplatz.server.pages.bohemian.score_pad.entered import BY_HOUSES, Entered
from dorfplatz.server.translator import Translator
from dorfplatz.showing.bohemian.pad import COUNTS, holding


@dataclass(frozen=True, slots=True)
class Reading:
    names: tuple[str, ...]
    held: tuple[Holding, ...]
    figures: tuple[int, ...]
    """How many of each player are counted."""


def read(entered: Entered, voice: Translator) -> Reading:
    seats = range(entered.seats)
    names = tuple(_called(entered, seat, voice) for seat in seats)
    if entered.by != BY_HOUSES:
        held = tuple(_counted(entered, seat) for seat in seats)
        return Reading(names, held, tuple(map(_figures, held)))
    board, coins = board_of(entered), [number(each) for each in _row(entered, "coins")]
    occupants = [_owner(entered, building.id) for building in board.buildings]
    figures = tuple(occupants.count(Seat(seat)) for seat in seats)
    return Reading(names, holdings(board, occupants, coins), figures)


def board_of(entered: Entered) -> Board:
    """The villages with the chosen sides up."""
    sides = {side.letter for board in boards_used(entered) for side in board.sides}
    return lay(standard(), tuple(each for each in entered.sides.values() if each in sides))


def boards_used(entered: Entered) -> Sequence[VillageBoard]:
    return standard().boards_for(entered.seats)


def at(values: Sequence[str], seat: int) -> str:
    return values[seat] if seat < len(values) else ""


def number(text: str) -> int:
    return int(text) if re.fullmatch("[0-9]{1,3}", text) else 0


def _called(entered: Entered, seat: int, voice: Translator) -> str:
    """The name of a seat, which may have none yet."""
    return shortened(at(entered.names, seat)) or voice(UNNAMED, number=seat + 1)


def _row(entered: Entered, count: str) -> list[str]:
    return [at(entered.counts[count], seat) for seat in range(entered.seats)]


def _counted(entered: Entered, seat: int) -> Holding:
    return holding({count: number(at(entered.counts[count], seat)) for count in COUNTS})


def _figures(held: Holding) -> int:
    return sum((held.town_halls, *held.shops, held.churches, *held.goods))


def _owner(entered: Entered, house: str) -> Seat | None:
    owner = number(entered.owners.get(house, ""))
    return Seat(owner - 1) if 1 <= owner <= entered.seats else None
