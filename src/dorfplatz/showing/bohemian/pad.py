"""The score pad: what everyone counts at the end of a printed game, what it pays, and why."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Message, message
from dorfplatz.games.bohemian import scoring
from dorfplatz.games.bohemian.kinds import GOODS, SHOPS, Kind
from dorfplatz.games.bohemian.scoring import Holding
from dorfplatz.games.bohemian.words import KINDS
from dorfplatz.showing.bohemian import words

SHOP_COUNTS: Final = {shop.word: shop for shop in SHOPS}
GOODS_COUNTS: Final = {"flour": Kind.MILL, "glass": Kind.GLASS}
COUNTS: Final = ("town_halls", "printed", *SHOP_COUNTS, "churches", *GOODS_COUNTS, "coins")
"""What is counted, in the order of the rulebook; money comes last."""


BECAUSE: Final = {
    "town_halls": {"with": words.TOWN_HALLS, "without": words.NO_TOWN_HALL},
    "churches": {
        "alone-0": words.MOST,
        "alone-1": words.SECOND,
        "shared-0": words.TIED,
        "short": words.TOO_FEW,
    },
    "goods": {"with": words.HALF},
}
"""Why a source pays what it pays, by how it came out."""


@dataclass(frozen=True, slots=True)
class ShopSet:
    kinds: tuple[Kind, ...]
    coins: int

    @property
    def says(self) -> Message:
        return message(words.SET, shops=tuple(KINDS[kind] for kind in self.kinds), coins=self.coins)


@dataclass(frozen=True, slots=True)
class PadRow:
    """What a seat gets from a source."""

    coins: int
    because: Message | None = None
    sets: tuple[ShopSet, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """A filled-in pad."""

    lines: dict[str, tuple[PadRow, ...]]
    """What each source pays to each seat."""
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


def holding(counts: Mapping[str, int]) -> Holding:
    return Holding(
        coins=counts["coins"],
        town_halls=counts["town_halls"],
        printed=counts["printed"],
        shops=tuple(counts[name] for name in SHOP_COUNTS),
        churches=counts["churches"],
        goods=tuple(counts[name] for name in GOODS_COUNTS),
    )


def counts(held: Holding) -> dict[str, int]:
    found = {
        "coins": held.coins,
        "town_halls": held.town_halls,
        "printed": held.printed,
        "churches": held.churches,
        **dict(zip(SHOP_COUNTS, held.shops, strict=True)),
        **dict(zip(GOODS_COUNTS, held.goods, strict=True)),
    }
    return {name: found[name] for name in COUNTS}


def sheet(held: Sequence[Holding]) -> Sheet:
    """What the rules make of what everyone holds."""
    final = scoring.final_scores(held)
    churches = [each.churches for each in held]
    seats = list(zip(held, final, strict=True))
    return Sheet(
        lines={
            "coins": tuple(PadRow(score.coins) for score in final),
            "town_halls": tuple(_town_halls(each, score.town_halls) for each, score in seats),
            "shops": tuple(PadRow(score.shops, sets=shop_sets(each)) for each, score in seats),
            "churches": tuple(
                _churches(each.churches, score.churches, churches) for each, score in seats
            ),
            "goods": tuple(_goods(each, score.goods) for each, score in seats),
        },
        totals=tuple(score.total for score in final),
        winners=scoring.winners(final),
    )


def shop_sets(held: Holding) -> tuple[ShopSet, ...]:
    """The sets that shops form, the largest first."""
    found = []
    for others in range(max(held.shops)):
        kinds = tuple(shop for shop, count in zip(SHOPS, held.shops, strict=True) if count > others)
        found.append(ShopSet(kinds, scoring.SHOP_SETS[len(kinds)]))
    return tuple(found)


def _town_halls(held: Holding, coins: int) -> PadRow:
    if not held.town_halls:
        return PadRow(coins, message(words.NO_TOWN_HALL))
    return PadRow(
        coins, message(words.TOWN_HALLS, town_halls=held.town_halls, printed=held.printed)
    )


def _churches(count: int, coins: int, of_all: Sequence[int]) -> PadRow:
    if not count:
        return PadRow(coins)
    alone = of_all.count(max(of_all)) == 1
    text = words.TIED if not alone else words.MOST if count == max(of_all) else words.SECOND
    return PadRow(coins, message(text if coins else words.TOO_FEW, churches=count))


def _goods(held: Holding, coins: int) -> PadRow:
    whole = sum(tiles * pays for tiles, pays in zip(held.goods, GOODS.values(), strict=True))
    return PadRow(coins, message(words.HALF, sum=whole) if whole else None)


def rules() -> list[dict[str, object]]:
    """The same for a script that has no rules: of every source what it looks at and what it pays.

    A source adds its counts up (`adds`, shared by `among` and rounded down; who lacks what it
    `needs` gets what those `without` get), or pays for `sets` by their size, or for having the
    most, by rank: if one leads `alone`, or if the lead is `shared`.
    """
    goods = {name: GOODS[kind] for name, kind in GOODS_COUNTS.items()}
    most, second = scoring.MOST_CHURCHES, scoring.SECOND_MOST_CHURCHES
    return [
        {"why": "coins", "adds": {"coins": 1}},
        {
            "why": "town_halls",
            "adds": {"printed": 1},
            "needs": "town_halls",
            "without": scoring.NO_TOWN_HALL,
        },
        {"why": "shops", "sets": list(SHOP_COUNTS), "pays": scoring.SHOP_SETS},
        {"why": "churches", "most": "churches", "alone": [most, second], "shared": [second]},
        {"why": "goods", "adds": goods, "among": 2},
    ]
