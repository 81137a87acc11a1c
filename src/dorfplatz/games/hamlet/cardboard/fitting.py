"""Whether the tiles of a component file can be laid: their outlines, the start, and what follows.

These checks need the lattice; all that can be seen in the tables alone is checked in `box.py`.
"""

from collections.abc import Mapping
from typing import Final

from dorfplatz.core.refusal import Malformed
from dorfplatz.core.tables import refuse_unless
from dorfplatz.games.hamlet.cardboard import words
from dorfplatz.games.hamlet.kinds import Role, Segment
from dorfplatz.games.hamlet.land.lattice import Walk, area, closes, shape
from dorfplatz.games.hamlet.land.village import Contact, Spot, Village
from dorfplatz.games.hamlet.tile import Tile

LEAST_TRIANGLES: Final = 4
MOST_TRIANGLES: Final = 24
MOST_STEPS: Final = MOST_TRIANGLES + 2
"""Around triangles in a row; any other way of lying together has a shorter outline."""


def check(tiles: Mapping[str, Tile], start: Mapping[str, Spot]) -> None:
    for place, tile in tiles.items():
        _check_outline(f"tiles, {place}, walk", tile.walk)
    village = _laid(tiles, start)
    _check_joins(village)
    for place, tile in tiles.items():
        refuse_unless(place in start or bool(village.spots_for(tile)), words.NO_ROOM, one=place)


def _check_outline(where: str, walk: Walk) -> None:
    """An outline that closes and runs clockwise has an inside; all others are never filled."""
    found = len(walk)
    refuse_unless(found <= MOST_STEPS, words.STEPS, where=where, most=MOST_STEPS, found=found)
    refuse_unless(closes(walk), words.OPEN, where=where)
    found = area(walk)
    refuse_unless(found >= 0, words.BACKWARDS, where=where)
    fits = LEAST_TRIANGLES <= found <= MOST_TRIANGLES
    least, most = LEAST_TRIANGLES, MOST_TRIANGLES
    refuse_unless(fits, words.SIZE, where=where, least=least, most=most, found=found)


def _laid(tiles: Mapping[str, Tile], start: Mapping[str, Spot]) -> Village:
    village = Village()
    for place, spot in start.items():
        ground = shape(tiles[place].walk, spot.sixths).triangles
        is_free = village.triangles.isdisjoint(each + 2 * spot.point for each in ground)
        refuse_unless(is_free, words.OVERLAP, one=place)
        for contact in village.touching(tiles[place].walk, spot):
            if contact.own is not contact.other and Segment.ROAD in (contact.own, contact.other):
                raise Malformed(words.CUT, one=place, other=contact.place)
        village = village.lay(tiles[place], spot)
    return village


def _check_joins(village: Village) -> None:
    for place, tile in village.tiles.items():
        is_joined = any(_leads_to_church(village, contact) for contact in village.contacts[place])
        refuse_unless(is_joined or tile.role is Role.CHURCH, words.APART, one=place)


def _leads_to_church(village: Village, contact: Contact) -> bool:
    is_church = village[contact.place].role is Role.CHURCH
    return is_church and contact.is_alike and contact.own is Segment.ROAD
