"""The tiles, the sales, the orders and the supplies as tables."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid

from dorfplatz.cli.hamlet.names import local_name, spoken
from dorfplatz.cli.screen import Screen
from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.cardboard.components import Components
from dorfplatz.games.hamlet.kinds import MADE_FROM, Role
from dorfplatz.games.hamlet.land.lattice import area
from dorfplatz.games.hamlet.sentences.words import AWARDS, ORDERS, RESOURCES
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.showing.hamlet import rewards
from dorfplatz.showing.hamlet.explaining.conditions import scoring_words

TILE: Final = Text("hamlet.components-table.tile", "Place")
SIZE: Final = Text("hamlet.components-table.size", "Size")
COST: Final = Text("hamlet.components-table.cost", "Cost")
REWARD: Final = Text("hamlet.components-table.reward", "Reward")
USE: Final = Text("hamlet.components-table.use", "Use")
PRODUCES: Final = Text("hamlet.components-table.produces", "{spaces} × {kinds}")
MAKES: Final = Text("hamlet.components-table.makes", "{spaces} × {raw} → {good}")
MARKS: Final = Text(
    "hamlet.components-table.marks",
    "Not marked: known. ~ probable. * ours. Size: triangles.",
)
SALE: Final = Text("hamlet.components-table.sale", "Sale of tier {tier}: {words}{mark}")
ORDER: Final = Text("hamlet.components-table.order", "Church order, {order}: {words}{mark}")
AWARD: Final = Text("hamlet.components-table.award", "Award, {award}: {points}★{mark}")
SUPPLY: Final = Text("hamlet.components-table.supply", "{what}: {found}{mark}")
FITS: Final = Text("hamlet.components-table.fits", "“{title}” fits the box.")

SIGNS: Final = {"known": "", "probable": "~", "ours": "*"}
SUPPLIES: Final = {
    "villagers": Text("hamlet.supplies.villagers", "Villagers of each player"),
    "donkeys": Text("hamlet.supplies.donkeys", "Donkeys of each player"),
    "roads": Text("hamlet.supplies.roads", "Roads of each player"),
    "raws": Text("hamlet.supplies.raws", "Tokens of each raw material"),
    "goods": Text("hamlet.supplies.goods", "Tokens of each good for each player"),
    "start_raws": Text("hamlet.supplies.start-raws", "Raw materials on each place of the start"),
    "row": Text("hamlet.supplies.row", "Blueprints in the row"),
    "open_sales": Text("hamlet.supplies.open-sales", "Open sale tiles"),
    "hand": Text("hamlet.supplies.hand", "Blueprints in hand, at most"),
    "villager_prices": Text("hamlet.supplies.villager-prices", "Gold for the 2nd villager and on"),
    "donkey_price": Text("hamlet.supplies.donkey-price", "Gold for a donkey"),
    "raw_price": Text("hamlet.supplies.raw-price", "Gold for a raw material by free trade"),
    "good_price": Text("hamlet.supplies.good-price", "Gold for a good by free trade"),
    "production_gold": Text("hamlet.supplies.production-gold", "Gold for producing"),
    "start_gold": Text("hamlet.supplies.start-gold", "Gold at the start"),
    "botrik_gold": Text("hamlet.supplies.botrik-gold", "Botrik’s gold at the start"),
    "botrik_villager_price": Text(
        "hamlet.supplies.botrik-villager-price", "Gold for each of Botrik’s villagers"
    ),
    "gold_per_point": Text("hamlet.supplies.gold-per-point", "Gold for a point at the end"),
    "rounds": Text("hamlet.supplies.rounds", "Rounds at most"),
}


def shown(screen: Screen, loaded: Components) -> Iterator[RenderableType]:
    yield _tiles(screen, loaded)
    yield screen.say(MARKS)
    yield from _market(screen, loaded)
    yield from _supplies(screen, loaded)
    yield screen.words(FITS, title=loaded.title)


def _tiles(screen: Screen, loaded: Components) -> Grid:
    """Each with a mark for what is not known for sure; a line between the stacks."""
    grid = Grid(*(screen.say(heading) for heading in (TILE, SIZE, COST, REWARD, USE)))
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
    for part, words in parts.items():
        yield words and words + _sign(marks.get(part))


def _use(screen: Screen, tile: Tile) -> str:
    kinds = tuple(RESOURCES[kind] for kind in tile.kinds)
    match tile.role:
        case Role.PRODUCTION:
            return screen.words(PRODUCES, spaces=tile.spaces, kinds=kinds)
        case Role.PROCESSING:
            raw = RESOURCES[MADE_FROM[tile.kinds[0]]]
            return screen.words(MAKES, spaces=tile.spaces, raw=raw, good=kinds)
        case Role.SITE:
            assert tile.scoring is not None
            return screen.say(scoring_words(tile.scoring))
        case _:
            return ""


def _market(screen: Screen, loaded: Components) -> Iterator[str]:
    for sale in loaded.sales.values():
        mark, words = _mark(loaded, f"sales.{sale.id}"), rewards.sale_words(sale)
        yield screen.words(SALE, tier=sale.tier, words=words, mark=mark)
    for order in loaded.orders.values():
        mark, words = _mark(loaded, f"orders.{order.id}"), rewards.order_words(order)
        yield screen.words(ORDER, order=ORDERS[order.id], words=words, mark=mark)
    for award, points in loaded.awards.items():
        mark = _mark(loaded, f"awards.{award.value}")
        yield screen.words(AWARD, award=AWARDS[award], points=points, mark=mark)


def _supplies(screen: Screen, loaded: Components) -> Iterator[str]:
    found = asdict(loaded.supplies)
    for name, text in SUPPLIES.items():
        mark = _mark(loaded, f"supplies.{name}")
        yield screen.words(SUPPLY, what=text, found=found[name], mark=mark)


def _mark(loaded: Components, entry: str) -> str:
    return _sign(loaded.marks.get(entry))


def _sign(mark: str | None) -> str:
    """What nobody has marked is ours."""
    return SIGNS[mark or "ours"]
