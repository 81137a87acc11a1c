"""Small villages of hexagons, to see one priority at a time.

A cell is "q,r sides": its place on the honeycomb (q steps to the right, r steps up and to the
right) and its six sides from the upper left on, clockwise: upper left, upper right, right, lower
right, lower left, left; each r (road), f (forest) or m (rock).
"""

from collections.abc import Mapping, Sequence
from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet.actions import roads as paving
from dorfplatz.games.hamlet.cardboard.printed import walk
from dorfplatz.games.hamlet.kinds import RAWS, Role, Work
from dorfplatz.games.hamlet.land.lattice import LETTERS, corner
from dorfplatz.games.hamlet.land.network import Road
from dorfplatz.games.hamlet.land.village import Spot, Village
from dorfplatz.games.hamlet.state import BOTRIK, State, Token
from dorfplatz.games.hamlet.tile import Need, Tile
from tests.games.hamlet.botrik.situations import position

OUTLINE: Final = "RZDLAU"
MATERIAL: Final = tuple(Token(kind) for kind in RAWS for _ in range(3))
assert set(OUTLINE) == set(LETTERS)


def hexagon(sides: str, name: str = "new", role: Role = Role.SITE) -> Tile:
    steps = " ".join(way + side for way, side in zip(OUTLINE, sides, strict=True))
    return Tile(name, role, walk(steps), "bag", cost=(Need(1, RAWS),), points=2)


def cell(q: int, r: int, sixths: int = 0) -> Spot:
    return Spot(corner(2 * q + r, r - q), sixths)


def comb(
    cells: Mapping[str, str],
    *,
    paths: Sequence[str] = (),
    flags: Mapping[str, int] | None = None,
    choices: str = "asked",
) -> State:
    """A village of these cells, with Botrik to act. The Church is "church" and holds three of each
    raw material; `paths` are "church farm 1": the ends and the owner; `flags` say who built which
    special site."""
    state, village = position(choices=choices).copy(), Village()
    for name, words in cells.items():
        at, sides = words.split()
        role = Role.CHURCH if name == "church" else Role.SITE
        village = village.lay(hexagon(sides, name, role), cell(*map(int, at.split(","))))
    state.village = village
    state.tokens = dict.fromkeys(cells, ()) | {"church": MATERIAL}
    state.flags = {name: Seat(seat) for name, seat in (flags or {}).items()}
    for words in paths:
        site, end, owner = words.split()
        seat = Seat(int(owner))
        edge, *_ = paving.edges(state, seat, Work.PATH, site, end)
        state.roads = (*state.roads, Road(Work.PATH, edge, (site, end), seat))
    state.turn = BOTRIK
    return state
