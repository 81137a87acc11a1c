"""What is wrong with what stands in the form: all of it, each with a sentence."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from dorfplatz.core.names import check_new_name
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import Fact, Text, shortened
from dorfplatz.games.bohemian.box import SEATS, TILES_AT_MOST
from dorfplatz.games.bohemian.components import standard
from dorfplatz.games.bohemian.naming import building_name
from dorfplatz.server.http.words import NOT_UNDERSTOOD
from dorfplatz.server.pages.bohemian.score_pad import words
from dorfplatz.server.pages.bohemian.score_pad.entered import BY_HOUSES, Entered
from dorfplatz.server.pages.bohemian.score_pad.reading import Reading, at, board_of, boards_used
from dorfplatz.showing.bohemian.pad import COUNTS, GOODS_COUNTS

COINS_AT_MOST: Final = 999


@dataclass(frozen=True, slots=True)
class Complaint:
    refusal: Malformed
    field: str = ""
    """The id of the field that is wrong, if it is a single one."""


def complaints(entered: Entered, reading: Reading) -> list[Complaint]:
    """What does not fit together is only said about numbers that can be read."""
    found = [*_players(entered), *_way(entered), *_names(entered), *_numbers(entered, reading)]
    if entered.by == BY_HOUSES:
        found += [*_sides(entered), *_owners(entered)]
    return found or [*_figures(reading), *_printed(reading), *_tiles(reading)]


def most_of(count: str, seats: int) -> int:
    """Buildings are counted by figures."""
    return COINS_AT_MOST if count in ("printed", "coins") else standard().setup(seats).figures


def strange(entered: Entered) -> list[Complaint]:
    """What the address says beyond the form; it hurts nothing."""
    if not entered.unknown:
        return []
    return [_complaint(NOT_UNDERSTOOD, where=tuple(map(shortened, entered.unknown)))]


def _complaint(text: Text, /, field: str = "", **facts: Fact) -> Complaint:
    return Complaint(Malformed(text, **facts), field)


def _players(entered: Entered) -> Iterator[Complaint]:
    if entered.players not in map(str, SEATS):
        found = shortened(entered.players)
        yield _complaint(words.PLAYERS, found=found, few=min(SEATS), many=max(SEATS))


def _way(entered: Entered) -> Iterator[Complaint]:
    if entered.by not in words.BY:
        yield _complaint(NOT_UNDERSTOOD, where=shortened(entered.by))


def _names(entered: Entered) -> Iterator[Complaint]:
    for seat in range(entered.seats):
        try:
            check_new_name(at(entered.names, seat) or "-")
        except Malformed as refusal:
            yield Complaint(refusal, f"name-{seat}")


def _numbers(entered: Entered, reading: Reading) -> Iterator[Complaint]:
    for count in ("coins",) if entered.by == BY_HOUSES else COUNTS:
        most = most_of(count, entered.seats)
        for seat, who in enumerate(reading.names):
            found = at(entered.counts[count], seat)
            if found and not (re.fullmatch("[0-9]{1,3}", found) and int(found) <= most):
                facts: dict[str, Fact] = {"who": who, "what": words.LABELS[count], "most": most}
                field = f"{count}-{seat}"
                yield _complaint(words.NUMBER, field=field, found=shortened(found), **facts)


def _sides(entered: Entered) -> Iterator[Complaint]:
    used = boards_used(entered)
    for board in standard().boards:
        found = entered.sides[board.name]
        if found and found not in [side.letter for side in board.sides]:
            yield _complaint(words.SIDE, found=shortened(found), board=board.name)
        elif found and board not in used:
            yield _complaint(words.IN_THE_BOX, players=entered.seats, board=board.name)


def _owners(entered: Entered) -> Iterator[Complaint]:
    owners = [str(seat + 1) for seat in range(entered.seats)]
    for house in board_of(entered).buildings:
        found = entered.owners.get(house.id, "")
        if found and found not in owners:
            facts: dict[str, Fact] = {"where": building_name(house), "players": len(owners)}
            yield _complaint(words.OWNER, field=house.id, found=shortened(found), **facts)


def _figures(reading: Reading) -> Iterator[Complaint]:
    most = standard().setup(len(reading.names)).figures
    for who, found in zip(reading.names, reading.figures, strict=True):
        if found > most:
            yield _complaint(words.FIGURES, who=who, most=most, found=found)


def _printed(reading: Reading) -> Iterator[Complaint]:
    for seat, held in enumerate(reading.held):
        if held.printed and not held.town_halls:
            facts: dict[str, Fact] = {"who": reading.names[seat], "found": held.printed}
            yield _complaint(words.NOTHING_PRINTED, field=f"printed-{seat}", **facts)


def _tiles(reading: Reading) -> Iterator[Complaint]:
    for place, (name, kind) in enumerate(GOODS_COUNTS.items()):
        found, most = sum(held.goods[place] for held in reading.held), TILES_AT_MOST[kind]
        if found > most:
            yield _complaint(words.TILES, what=words.LABELS[name], found=found, most=most)
