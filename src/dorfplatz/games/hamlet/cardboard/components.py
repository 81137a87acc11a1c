"""What is printed on the cardboard: places, sales, orders, awards, and how many of everything.

The shipped file is `components.toml`; anyone may write their own, which may leave out tables that
it does not change. Files are checked against the box in `box.py` and `fitting.py`. A record carries
its components in the same format, one line for each thing.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import cache, lru_cache
from importlib.resources import files

from dorfplatz.core.tables import Table, read_tables
from dorfplatz.games.hamlet.cardboard import box, fitting, printed
from dorfplatz.games.hamlet.kinds import Award, Resource, Role
from dorfplatz.games.hamlet.land.village import Spot
from dorfplatz.games.hamlet.tile import Need, Tile


@dataclass(frozen=True, slots=True)
class Sale:
    """A sale tile of the market."""

    id: str
    """What it shows, joined by hyphens."""
    tier: int
    needs: tuple[Need, ...]
    points: int
    gold: int


@dataclass(frozen=True, slots=True)
class Order:
    """A church order, filled once in a game."""

    id: str
    needs: tuple[Need, ...]
    gold: int
    """To be paid."""
    points: int
    discount: int
    """By how much less Botrik delivers."""


@dataclass(frozen=True, slots=True)
class Supplies:
    """How many of everything, and prices in gold."""

    villagers: int
    donkeys: int
    roads: int
    raws: int
    """Of each kind, for all."""
    goods: int
    """Of each kind, for each player."""
    start_raws: int
    """On each production place."""
    row: int
    open_sales: int
    hand: int
    """Blueprints at most."""
    villager_prices: tuple[int, ...]
    """Of the second villager and those after."""
    donkey_price: int
    raw_price: int
    good_price: int
    production_gold: int
    """For producing, on the places of the start and in barns."""
    start_gold: int
    botrik_gold: int
    botrik_villager_price: int
    gold_per_point: int
    rounds: int
    """A game that has not ended by then ends there."""


@dataclass(frozen=True, slots=True)
class Components:
    title: str
    tiles: Mapping[str, Tile]
    """The start, the bag, then the stacks."""
    start: Mapping[str, Spot]
    """How the first places lie."""
    sales: Mapping[str, Sale]
    orders: Mapping[str, Order]
    awards: Mapping[Award, int]
    supplies: Supplies
    marks: Mapping[str, str] = field(default_factory=dict, compare=False)
    """What is known, probable or ours, such as "sales.milk"; tiles have their own."""

    def __hash__(self) -> int:
        """Cheap: different components in one process are few, look-ups of the same ones many."""
        return hash(self.title)


@cache
def standard() -> Components:
    """The components that come with Dorfplatz."""
    return read(_shipped_text())


@lru_cache(maxsize=64)
def read(text: str) -> Components:
    """Components from TOML, counted against the box; what they leave out is as shipped."""
    given, shipped = read_tables(text), _shipped()
    tables = {**shipped, "title": "", **given}
    box.check(tables, shipped)
    components = Components(
        title=tables["title"],
        tiles={place: _tile(place, tables["tiles"][place]) for place in shipped["tiles"]},
        start={place: printed.spot(tables["start"][place]) for place in _entries(shipped["start"])},
        sales={sale: _sale(sale, row) for sale, row in _entries(tables["sales"]).items()},
        orders={id_: _order(id_, tables["orders"][id_]) for id_ in _entries(shipped["orders"])},
        awards={award: tables["awards"][award.value] for award in Award},
        supplies=_supplies(tables["supplies"]),
        marks=dict(_marks(tables)),
    )
    fitting.check(components.tiles, components.start)
    return components


def write(components: Components) -> str:
    """The components as TOML, a line for each thing."""
    awards = {award.value: points for award, points in components.awards.items()}
    lines = [
        f"title = {_value(components.title)}",
        f"supplies = {_value(asdict(components.supplies))}",
        f"awards = {_value(awards)}",
    ]
    lines += (f"orders.{id_} = {_order_row(one)}" for id_, one in components.orders.items())
    lines += (f"sales.{id_} = {_sale_row(sale)}" for id_, sale in components.sales.items())
    lines += (f"start.{place} = {_value(str(spot))}" for place, spot in components.start.items())
    lines += (f"tiles.{place} = {_tile_row(tile)}" for place, tile in components.tiles.items())
    return "\n".join(lines)


@cache
def _shipped() -> Table:
    return read_tables(_shipped_text())


def _shipped_text() -> str:
    return files("dorfplatz.games.hamlet").joinpath("components.toml").read_text("utf-8")


def _entries(table: Table) -> Table:
    return {word: row for word, row in table.items() if word != "marks"}


def _marks(tables: Table) -> Iterator[tuple[str, str]]:
    for name in ("supplies", "awards", "orders", "sales", "start"):
        for word, mark in tables[name].get("marks", {}).items():
            yield f"{name}.{word}", mark


def _tile(place: str, row: Table) -> Tile:
    cost, gold = printed.needs(row.get("cost", ()))
    return Tile(
        id=place,
        role=Role(row["role"]),
        walk=printed.walk(row["walk"]),
        stack=row["stack"],
        cost=cost,
        gold=gold,
        points=row.get("points", 0),
        spaces=row.get("spaces", 0),
        kinds=tuple(map(Resource, row.get("kinds", ()))),
        scoring=printed.scoring(row["scores"]) if "scores" in row else None,
        is_wild=row.get("wild", False),
        marks=tuple(row.get("marks", {}).items()),
    )


def _sale(sale: str, row: Table) -> Sale:
    return Sale(sale, row["tier"], printed.shown(sale), row["points"], row["gold"])


def _order(order: str, row: Table) -> Order:
    needs, gold = printed.needs(row["needs"])
    return Order(order, needs, gold, row["points"], row["discount"])


def _supplies(table: Table) -> Supplies:
    prices = tuple(table["villager_prices"])
    return Supplies(**{**_entries(table), "villager_prices": prices})


def _order_row(order: Order) -> str:
    needs = printed.needs_words(order.needs, order.gold)
    return _value({"needs": needs, "points": order.points, "discount": order.discount})


def _sale_row(sale: Sale) -> str:
    return _value({"tier": sale.tier, "points": sale.points, "gold": sale.gold})


def _tile_row(tile: Tile) -> str:
    row: dict[str, object] = {
        "role": tile.role.value,
        "stack": tile.stack,
        "walk": printed.walk_words(tile.walk),
    }
    if tile.stack != box.START:
        row |= {"cost": printed.needs_words(tile.cost, tile.gold), "points": tile.points}
    if tile.kinds:
        row |= {"spaces": tile.spaces, "kinds": [kind.value for kind in tile.kinds]}
    if tile.scoring:
        row |= {"scores": printed.scoring_words(tile.scoring), "wild": tile.is_wild}
    return _value(row)


def _value(value: object) -> str:
    """A value in TOML, on one line."""
    match value:
        case dict():
            return _braced(f"{word} = {_value(each)}" for word, each in value.items())
        case list() | tuple():
            return f"[{', '.join(map(_value, value))}]"
        case _:
            return json.dumps(value, ensure_ascii=False)


def _braced(entries: Iterable[str]) -> str:
    return f"{{{', '.join(entries)}}}"
