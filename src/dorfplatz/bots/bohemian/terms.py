"""What speaks for one position over another, by the terms of the trained evaluation itself.

The terms are its features, gathered under what players talk about. To see what one of them is worth
it is taken over from the other position, with all that follows from it, and the network is asked
again.
"""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from dorfplatz.bots.bohemian import features as seen
from dorfplatz.bots.bohemian.features import OF_SEAT, SHARED, Floats
from dorfplatz.bots.bohemian.network import COINS, NARROW, OUTPUTS, SUMS, WIDE, Network
from dorfplatz.bots.bohemian.valuing import A_COIN
from dorfplatz.games.bohemian.kinds import GOODS, SHOPS, Kind
from dorfplatz.games.bohemian.scoring import NO_TOWN_HALL


class Topic(Enum):
    COINS = "coins"
    FIGURES = "figures"
    TILE = "tile"
    CHURCHES = "churches"
    INNS = "inns"
    FARMS = "farms"
    FLOUR = "flour"
    GLASS = "glass"
    SHOPS = "shops"
    HALLS = "halls"


OF_A_SEAT: Final[dict[Topic, tuple[int, ...]]] = {
    Topic.COINS: (seen.COINS,),
    Topic.FIGURES: (seen.FIGURES, *range(seen.LAST_FIGURES, seen.LAST_FIGURES + 4)),
    Topic.TILE: (seen.TILE,),
    Topic.CHURCHES: (seen.BISHOP, seen.CHURCHES, seen.BISHOPS_CHURCHES, seen.CHURCH_PAY),
    Topic.INNS: (seen.INNS, *range(seen.QUIET_INNS, seen.QUIET_INNS + 3)),
    Topic.FARMS: (seen.FARMS,),
    Topic.FLOUR: (seen.MILLS, seen.FLOUR_NEAR),
    Topic.GLASS: (seen.GLASSES, seen.GLASS_NEAR),
    Topic.SHOPS: (*range(seen.SHOPS, seen.SHOPS + 4), seen.SHOP_SETS),
    Topic.HALLS: (seen.NO_HALL, *range(seen.HALLS, seen.HALLS + 4)),
}
"""Features in the block of a seat. All others there follow from these, see `follow_up`."""
FREE: Final = 2
"""So far from the number of a kind stands how many of it are free."""
OF_ALL: Final[dict[Topic, tuple[int, ...]]] = {
    Topic.COINS: (0, 1, FREE + Kind.MANOR),
    Topic.FIGURES: (3, 26),
    Topic.TILE: (2,),
    Topic.CHURCHES: (FREE + Kind.CHURCH,),
    Topic.INNS: (FREE + Kind.INN,),
    Topic.FARMS: (FREE + Kind.FARM,),
    Topic.FLOUR: (FREE + Kind.MILL, 27, 28),
    Topic.GLASS: (FREE + Kind.GLASS, 29, 30),
    Topic.SHOPS: tuple(FREE + kind for kind in sorted(SHOPS)),
    Topic.HALLS: (FREE + Kind.TOWN_HALL,),
}
"""Features of the table as a whole."""


def follow_up(features: Floats) -> None:
    """Bring up to date what follows from other features: sums, and who is ahead."""
    blocks = features[:, SHARED:].reshape(len(features), -1, OF_SEAT)
    flour, glass = 4 * blocks[..., seen.MILLS], 4 * blocks[..., seen.GLASSES]
    goods = np.floor((GOODS[Kind.MILL] * flour + GOODS[Kind.GLASS] * glass + 0.01) / 2)
    blocks[..., seen.GOODS_PAY] = goods / 8
    now = 40 * blocks[..., seen.COINS] + 12 * blocks[..., seen.SHOP_SETS]
    now += 10 * blocks[..., seen.CHURCH_PAY] + goods
    now += 10 * blocks[..., seen.HALLS] + NO_TOWN_HALL * blocks[..., seen.NO_HALL]
    blocks[..., seen.NOW] = now / 50
    for place in range(blocks.shape[1]):
        blocks[:, place, seen.LEAD] = (now[:, place] - np.delete(now, place, 1).max(1)) / 30
    income = blocks[..., seen.INNS] + blocks[..., seen.BISHOPS_CHURCHES]
    blocks[..., seen.INCOME] = income * features[:, 3, None] * (8 * 0.2)


def expectations(network: Network, features: Floats, seats: int) -> tuple[Floats, Floats]:
    """What the network says of many positions: shares of the win, then final coins, a column for
    each seat in the order of play."""
    second = (features.shape[1] + 1) * SUMS
    last = second + (WIDE + 1) * NARROW
    first = network[:second].reshape(-1, SUMS)
    to_narrow = network[second:last].reshape(-1, NARROW)
    to_outputs = network[last : last + NARROW * OUTPUTS].reshape(NARROW, OUTPUTS)
    sums = features @ first[:-1] + first[-1]
    narrow = np.maximum(np.maximum(sums[:, :WIDE], 0) @ to_narrow[:-1] + to_narrow[-1], 0)
    outputs = sums[:, WIDE:] + narrow @ to_outputs
    odds = np.exp(outputs[:, :seats] - outputs[:, :seats].max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True), outputs[:, seats : 2 * seats] * np.float32(COINS)


def wishes(network: Network, features: Floats, seats: int, place: int) -> Floats:
    """How much a seat wishes for each of the positions."""
    shares, coins = expectations(network, features, seats)
    others = (coins.sum(1) - coins[:, place]) / (seats - 1)
    return np.asarray(shares[:, place] + A_COIN * (coins[:, place] - others), np.float32)


class Comparison:
    """Two positions with the same seat about to roll, as another seat sees them: `place` is its
    place in the order of play."""

    def __init__(self, network: Network, better: Floats, other: Floats, place: int) -> None:
        self._network = network
        self._better, self._other = better, other
        self.seats = (better.size - SHARED) // OF_SEAT
        self._place = place

    @property
    def lead(self) -> float:
        """How much better the first is, by the network alone."""
        better, other = self._wishes(np.stack((self._better, self._other)))
        return float(better - other)

    def gains(self) -> dict[Topic, float]:
        """What each topic adds to that."""
        everyone = range(self.seats)
        found = self._swapped([_features(topic, everyone, shared=True) for topic in Topic])
        return dict(zip(Topic, found, strict=True))

    def gains_by_place(self, topic: Topic) -> list[float]:
        """What each seat's part of a topic adds; what all share counts for whoever asks."""
        return self._swapped(
            [_features(topic, (place,), shared=place == self._place) for place in range(self.seats)]
        )

    def _swapped(self, parts: Sequence[NDArray[np.int64]]) -> list[float]:
        """Taken over into the other position, and taken away from the better one, on average."""
        better, other = (np.tile(each, (len(parts) + 1, 1)) for each in (self._better, self._other))
        for number, part in enumerate(parts):
            better[number, part], other[number, part] = self._other[part], self._better[part]
        with_it, without = self._wishes(better), self._wishes(other)
        added = (with_it[-1] - with_it[:-1] + without[:-1] - without[-1]) / 2
        return [float(gain) for gain in added]

    def _wishes(self, features: Floats) -> Floats:
        follow_up(features)
        return wishes(self._network, features, self.seats, self._place)


def _features(topic: Topic, places: Iterable[int], *, shared: bool) -> NDArray[np.int64]:
    blocks = [SHARED + OF_SEAT * place for place in places]
    own = [block + feature for block in blocks for feature in OF_A_SEAT[topic]]
    return np.array([*own, *(OF_ALL[topic] if shared else ())], np.int64)
