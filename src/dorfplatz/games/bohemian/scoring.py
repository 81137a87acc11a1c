"""Final scoring: town halls, shops, churches, goods. Each says what every seat gets."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.events import Why
from dorfplatz.games.bohemian.kinds import GOODS, SHOPS, Kind
from dorfplatz.games.bohemian.state import State

NO_TOWN_HALL: Final = -5
SHOP_SETS: Final = (0, 1, 5, 12, 20)
"""What a set of so many different shops pays."""
MOST_CHURCHES: Final = 10
SECOND_MOST_CHURCHES: Final = 6


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
    columns = zip(state.coins, *(part(state) for part in PARTS.values()), strict=True)
    return tuple(Score(Seat(seat), *column) for seat, column in enumerate(columns))


def winners(final: tuple[Score, ...]) -> tuple[Seat, ...]:
    """Most coins win; a tie is a shared win."""
    most = max(score.total for score in final)
    return tuple(score.seat for score in final if score.total == most)


def town_halls(state: State) -> list[int]:
    """Each pays what is printed on it if its village is full; without any one loses coins."""
    values = [NO_TOWN_HALL] * len(state.coins)
    for village in state.board.villages:
        full = all(state.occupants[place] is not None for place in village)
        for place in village:
            owner = state.occupants[place]
            if owner is not None and state.board.buildings[place].kind is Kind.TOWN_HALL:
                printed = state.board.buildings[place].value if full else 0
                values[owner] = max(values[owner], 0) + printed
    return values


def shops(state: State) -> list[int]:
    return [shop_sets([state.owned(Seat(seat), shop) for shop in SHOPS]) for seat in state.seats]


def shop_sets(owned: list[int]) -> int:
    """Sets of different shops; what is left over forms further sets."""
    return sum(SHOP_SETS[sum(count > others for count in owned)] for others in range(max(owned)))


def churches(state: State) -> list[int]:
    """The most and the second most; a tie for the most leaves nothing for the second."""
    owned = [state.owned(Seat(seat), Kind.CHURCH) for seat in state.seats]
    ranks = sorted(set(owned) - {0}, reverse=True)
    if not ranks:
        return [0 for _ in owned]
    most = ranks[0]
    if owned.count(most) > 1:
        return [SECOND_MOST_CHURCHES if count == most else 0 for count in owned]
    pays = dict(zip(ranks, (MOST_CHURCHES, SECOND_MOST_CHURCHES), strict=False))
    return [pays.get(count, 0) for count in owned]


def goods(state: State) -> list[int]:
    """Left-over flour and glass pay half of their sum, rounded down once."""
    return [
        sum(state.owned(Seat(seat), kind) * pays for kind, pays in GOODS.items()) // 2
        for seat in state.seats
    ]


PARTS: Final[dict[Why, Callable[[State], list[int]]]] = {
    Why.TOWN_HALLS: town_halls,
    Why.SHOPS: shops,
    Why.CHURCHES: churches,
    Why.GOODS: goods,
}
