"""Counting a component file against the box: every complaint says what is wrong where."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from dorfplatz.core.tables import Table, check_keys, number, refuse_unless, table, text
from dorfplatz.core.words import THE_FILE
from dorfplatz.games.hamlet.cardboard import printed, words
from dorfplatz.games.hamlet.cardboard.checking import check_marks, check_needs, reading
from dorfplatz.games.hamlet.kinds import Role

START: Final = "start"
BAG: Final = "bag"
TIERS: Final = 3
SALES_PER_TIER: Final = 4
POINTS_AT_MOST: Final = 20
SPACES_AT_MOST: Final = 6
PARTS: Final = ("shape", "cost", "reward", "use")
"""What of a place can be known."""
SUPPLIES: Final = {
    "villagers": (1, 8),
    "donkeys": (1, 20),
    "roads": (1, 20),
    "raws": (1, 40),
    "goods": (1, 10),
    "start_raws": (0, SPACES_AT_MOST),
    "row": (1, 10),
    "open_sales": (1, TIERS * SALES_PER_TIER),
    "hand": (1, 10),
    "donkey_price": (1, 99),
    "raw_price": (1, 99),
    "good_price": (1, 99),
    "production_gold": (0, 99),
    "start_gold": (0, 99),
    "botrik_gold": (0, 99),
    "botrik_villager_price": (1, 99),
    "gold_per_point": (1, 99),
    "rounds": (1, 200),
}
"""The least and the most that a game can be played with."""


def check(tables: Table, shipped: Table) -> None:
    """Refuse components that do not fit the box; what is in the box is what is shipped."""
    check_keys(THE_FILE, tables, needed=(), allowed=tuple(shipped))
    text("title", tables["title"])
    for name, check_one in (
        ("tiles", _check_tile),
        ("start", _check_spot),
        ("orders", _check_order),
        ("awards", _check_award),
    ):
        _check_each(name, table(name, tables[name]), shipped[name], check_one)
    _check_sales(table("sales", tables["sales"]))
    _check_supplies(table("supplies", tables["supplies"]))
    _check_start_raws(tables["supplies"], tables["tiles"])


def _check_each(
    name: str, rows: Table, shipped: Table, check_one: Callable[[str, object, Table], None]
) -> None:
    """Entries have the names that they have in the box, because names are translated."""
    wording = tuple(word for word in shipped if word != "marks")
    check_keys(name, rows, needed=wording, allowed=tuple(shipped))
    for word in wording:
        check_one(f"{name}, {word}", rows[word], shipped[word])
    check_marks(name, rows, wording)


def _check_tile(where: str, value: object, shipped: Table) -> None:
    row, keys = table(where, value), tuple(key for key in shipped if key not in ("wild", "marks"))
    optional = ("wild", "marks") if "scores" in shipped else ("marks",)
    check_keys(where, row, needed=keys, allowed=(*keys, *optional))
    for key in ("role", "stack", "kinds"):
        _check_fixed(f"{where}, {key}", row.get(key), shipped.get(key))
    reading(f"{where}, walk", printed.walk, text(f"{where}, walk", row["walk"]))
    if "cost" in shipped:
        check_needs(f"{where}, cost", row["cost"])
        number(f"{where}, points", row["points"], 0, POINTS_AT_MOST)
    if "spaces" in shipped:
        _check_spaces(f"{where}, spaces", row)
    if "scores" in shipped:
        _check_site(where, row)
    check_marks(where, row, PARTS)


def _check_fixed(where: str, value: object, shipped: object) -> None:
    known = tuple(shipped) if isinstance(shipped, list) else str(shipped)
    refuse_unless(value == shipped, words.FIXED, where=where, known=known)


def _check_spaces(where: str, row: Table) -> None:
    spaces = number(where, row["spaces"], 1, SPACES_AT_MOST)
    is_first = row["stack"] == BAG and row["role"] == Role.PROCESSING.value
    refuse_unless(spaces == 1 or not is_first, words.ONE_SPACE, where=where)


def _check_site(where: str, row: Table) -> None:
    reading(f"{where}, scores", printed.scoring, text(f"{where}, scores", row["scores"]))
    is_either = isinstance(row.get("wild", False), bool)
    refuse_unless(is_either, words.TRUE_OR_FALSE, where=f"{where}, wild")


def _check_spot(where: str, value: object, _: Table) -> None:
    reading(where, printed.spot, text(where, value))


def _check_order(where: str, value: object, _: Table) -> None:
    row, keys = table(where, value), ("needs", "points", "discount")
    check_keys(where, row, needed=keys, allowed=keys)
    asked = check_needs(f"{where}, needs", row["needs"])
    refuse_unless(len(row["needs"]) == 1, words.ONE_NEED, where=where)
    number(f"{where}, points", row["points"], 0, POINTS_AT_MOST)
    number(f"{where}, discount", row["discount"], 0, asked - 1)


def _check_award(where: str, value: object, _: Table) -> None:
    number(where, value, 0, POINTS_AT_MOST)


def _check_sales(sales: Table) -> None:
    rows = {sale: row for sale, row in sales.items() if sale != "marks"}
    tiers = Counter(_check_sale(sale, row) for sale, row in rows.items())
    for tier in range(1, TIERS + 1):
        expected, found = SALES_PER_TIER, tiers[tier]
        refuse_unless(found == expected, words.TIER, expected=expected, tier=tier, found=found)
    check_marks("sales", sales, tuple(rows))


def _check_sale(sale: str, value: object) -> int:
    reading("sales", printed.shown, sale)
    where, keys = f"sales, {sale}", ("tier", "points", "gold")
    row = table(where, value)
    check_keys(where, row, needed=keys, allowed=keys)
    number(f"{where}, points", row["points"], 0, POINTS_AT_MOST)
    number(f"{where}, gold", row["gold"], 0, POINTS_AT_MOST)
    return number(f"{where}, tier", row["tier"], 1, TIERS)


def _check_supplies(supplies: Table) -> None:
    keys = (*SUPPLIES, "villager_prices")
    check_keys("supplies", supplies, needed=keys, allowed=(*keys, "marks"))
    for key, (least, most) in SUPPLIES.items():
        number(f"supplies, {key}", supplies[key], least, most)
    _check_prices("supplies, villager_prices", supplies)
    check_marks("supplies", supplies, keys)


def _check_prices(where: str, supplies: Table) -> None:
    prices, expected = supplies["villager_prices"], supplies["villagers"] - 1
    fits = isinstance(prices, list) and len(prices) == expected
    refuse_unless(fits, words.PRICES, where=where, expected=expected)
    for price in prices:
        number(where, price, 1, 99)


def _check_start_raws(supplies: Table, tiles: Table) -> None:
    """What lies on the places of the start comes from the supply and takes a space each."""
    spaces = min(row["spaces"] for row in tiles.values() if _is_stocked(row))
    raws, found = supplies["raws"], supplies["start_raws"]
    where, fits = "supplies, start_raws", found <= min(spaces, raws)
    refuse_unless(fits, words.START_RAWS, where=where, spaces=spaces, raws=raws, found=found)


def _is_stocked(row: Table) -> bool:
    return row["stack"] == START and "spaces" in row
