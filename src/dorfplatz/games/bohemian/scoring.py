"""Final scoring: town halls, shops, churches, goods. Each says what every seat gets for what it
holds."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.board import Board
from dorfplatz.games.bohemian.events import Why
from dorfplatz.games.bohemian.kinds import GOODS, SHOPS, Kind
from dorfplatz.games.bohemian.state import State

NO_TOWN_HALL: Final = -5
SHOP_SETS: Final = (0, 1, 5, 12, 20)
"""What a set of so many different shops pays."""
MOST_CHURCHES: Final = 10
SECOND_MOST_CHURCHES: Final = 6


@dataclass(frozen=True, slots=True)
class Holding:
    """All of a seat that final scoring looks at."""

    coins: int
    town_halls: int
    printed: int
    """Coins on its town halls in full villages."""
    shops: tuple[int, ...]
    """How many of each kind, in the order of SHOPS."""
    churches: int
    goods: tuple[int, ...]
    """How many tiles of each kind, in the order of GOODS."""


@dataclass(frozen=True, slots=True)
class Score:
    """What a seat has at the end, and from where."""

    seat: Seat
    coins: int
    """Before final scoring."""
    town_halls: int
    shops: int
    churches: int
    goods: int

    @property
    def parts(self) -> dict[str, int]:
        return {
            "coins": self.coins,
            "town_halls": self.town_halls,
            "shops": self.shops,
            "churches": self.churches,
            "goods": self.goods,
        }

    @property
    def total(self) -> int:
        return sum(self.parts.values())


def scores(state: State) -> tuple[Score, ...]:
    """The final scoring of a position, whether the game is over or not."""
    return final_scores(holdings(state.board, state.occupants, state.coins))


def holdings(
    board: Board, occupants: Sequence[Seat | None], coins: Sequence[int]
) -> tuple[Holding, ...]:
    """What every seat holds, by who stands where."""
    owned: Counter[tuple[Seat | None, Kind]] = Counter()
    printed: Counter[Seat | None] = Counter()
    for village in board.villages:
        full = all(occupants[place] is not None for place in village)
        for place in village:
            owner, building = occupants[place], board.buildings[place]
            owned[owner, building.kind] += 1
            if full and building.kind is Kind.TOWN_HALL:
                printed[owner] += building.value
    return tuple(
        Holding(
            coins=coins[seat],
            town_halls=owned[seat, Kind.TOWN_HALL],
            printed=printed[seat],
            shops=tuple(owned[seat, shop] for shop in SHOPS),
            churches=owned[seat, Kind.CHURCH],
            goods=tuple(owned[seat, goods] for goods in GOODS),
        )
        for seat in map(Seat, range(len(coins)))
    )


def final_scores(held: Sequence[Holding]) -> tuple[Score, ...]:
    """The final scoring of what every seat holds."""
    coins = [each.coins for each in held]
    columns = zip(coins, *(part(held) for part in PARTS.values()), strict=True)
    return tuple(Score(Seat(seat), *column) for seat, column in enumerate(columns))


def winners(final: tuple[Score, ...]) -> tuple[Seat, ...]:
    """Most coins win; a tie is a shared win."""
    most = max(score.total for score in final)
    return tuple(score.seat for score in final if score.total == most)


def town_halls(held: Sequence[Holding]) -> list[int]:
    """Each pays what is printed on it if its village is full; without any one loses coins."""
    return [each.printed if each.town_halls else NO_TOWN_HALL for each in held]


def shops(held: Sequence[Holding]) -> list[int]:
    return [shop_sets(each.shops) for each in held]


def shop_sets(owned: Sequence[int]) -> int:
    """Sets of different shops; what is left over forms further sets."""
    return sum(SHOP_SETS[sum(count > others for count in owned)] for others in range(max(owned)))


def churches(held: Sequence[Holding]) -> list[int]:
    """The most and the second most; a tie for the most leaves nothing for the second."""
    owned = [each.churches for each in held]
    ranks = sorted(set(owned) - {0}, reverse=True)
    if not ranks:
        return [0 for _ in owned]
    most = ranks[0]
    if owned.count(most) > 1:
        return [SECOND_MOST_CHURCHES if count == most else 0 for count in owned]
    pays = dict(zip(ranks, (MOST_CHURCHES, SECOND_MOST_CHURCHES), strict=False))
    return [pays.get(count, 0) for count in owned]


def goods(held: Sequence[Holding]) -> list[int]:
    """Left-over flour and glass pay half of their sum, rounded down once."""
    return [
        sum(tiles * pays for tiles, pays in zip(each.goods, GOODS.values(), strict=True)) // 2
        for each in held
    ]


PARTS: Final[dict[Why, Callable[[Sequence[Holding]], list[int]]]] = {
    Why.TOWN_HALLS: town_halls,
    Why.SHOPS: shops,
    Why.CHURCHES: churches,
    Why.GOODS: goods,
}
