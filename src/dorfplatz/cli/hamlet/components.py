"""The tiles, the sales, the orders and the supplies as tables."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid

from dorfplatz.cli.hamlet import words
from dorfplatz.cli.hamlet.names import local_name, spoken
from dorfplatz.cli.screen import Screen
from dorfplatz.games.hamlet.cardboard.components import Components
from dorfplatz.games.hamlet.kinds import MADE_FROM, Role
from dorfplatz.games.hamlet.land.lattice import area
from dorfplatz.games.hamlet.sentences.words import AWARDS, ORDERS, RESOURCES
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.showing.hamlet import rewards
from dorfplatz.showing.hamlet.explaining.conditions import scoring_words

SIGNS: Final = {"known": "", "probable": "~", "ours": "*"}


def shown(screen: Screen, loaded: Components) -> Iterator[RenderableType]:
    yield _tiles(screen, loaded)
    yield screen.say(words.MARKS)
    yield from _market(screen, loaded)
    yield from _supplies(screen, loaded)
    yield screen.words(words.FITS, title=loaded.title)


def _tiles(screen: Screen, loaded: Components) -> Grid:
    """Each with a mark for what is not known for sure; a line between the stacks."""
    grid = Grid(
        *(
            screen.say(heading)
            for heading in (words.TILE, words.SIZE, words.COST, words.REWARD, words.USE)
        )
    )
    tiles = list(loaded.tiles.values())
    for tile, after in zip(tiles, [*tiles[1:], None], strict=True):
        last = after is not None and after.stack != tile.stack
        grid.add_row(local_name(screen, tile.id), *_row(screen, tile), end_section=last)
    return grid


def _row(screen: Screen, tile: Tile) -> Iterator[str]:
    """Size, cost, reward and use, each with its mark."""
    marks, cost, reward = dict(tile.marks), "", ""
    if tile.cost or tile.gold:
        cost = spoken(screen, rewards.cost(tile.cost, tile.gold))
        reward = f"{tile.points}★"
    parts = {
        "shape": str(area(tile.walk)),
        "cost": cost,
        "reward": reward,
        "use": _use(screen, tile),
    }
    for part, wording in parts.items():
        yield wording and wording + _sign(marks.get(part))


def _use(screen: Screen, tile: Tile) -> str:
    kinds = tuple(RESOURCES[kind] for kind in tile.kinds)
    match tile.role:
        case Role.PRODUCTION:
            return screen.words(words.PRODUCES, spaces=tile.spaces, kinds=kinds)
        case Role.PROCESSING:
            raw = RESOURCES[MADE_FROM[tile.kinds[0]]]
            return screen.words(words.MAKES, spaces=tile.spaces, raw=raw, good=kinds)
        case Role.SITE:
            assert tile.scoring is not None
            return screen.say(scoring_words(tile.scoring))
        case _:
            return ""


def _market(screen: Screen, loaded: Components) -> Iterator[str]:
    for sale in loaded.sales.values():
        mark, wording = _mark(loaded, f"sales.{sale.id}"), rewards.sale_words(sale)
        yield screen.words(words.SALE, tier=sale.tier, words=wording, mark=mark)
    for order in loaded.orders.values():
        mark, wording = _mark(loaded, f"orders.{order.id}"), rewards.order_words(order)
        yield screen.words(words.COMPONENTS_ORDER, order=ORDERS[order.id], words=wording, mark=mark)
    for award, points in loaded.awards.items():
        mark = _mark(loaded, f"awards.{award.value}")
        yield screen.words(words.AWARD, award=AWARDS[award], points=points, mark=mark)


def _supplies(screen: Screen, loaded: Components) -> Iterator[str]:
    found = asdict(loaded.supplies)
    for name, text in words.SUPPLIES.items():
        mark = _mark(loaded, f"supplies.{name}")
        yield screen.words(words.SUPPLY, what=text, found=found[name], mark=mark)


def _mark(loaded: Components, entry: str) -> str:
    return _sign(loaded.marks.get(entry))


def _sign(mark: str | None) -> str:
    """What nobody has marked is ours."""
    return SIGNS[mark or "ours"]
