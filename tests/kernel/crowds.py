"""Who stands where when something is about to happen: each changes a position nobody has yet."""

from collections.abc import Callable
from random import Random
from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.kinds import KICKED_OUT_ALWAYS, SHOPS, Kind
from dorfplatz.games.bohemian.moving_in import ACTIVE_FROM
from dorfplatz.games.bohemian.state import State


def random_seat(state: State, random: Random) -> Seat:
    return Seat(random.randrange(len(state.coins)))


def one_mill_short(state: State, random: Random) -> None:
    one_short(state, random, Kind.MILL)


def one_glass_short(state: State, random: Random) -> None:
    one_short(state, random, Kind.GLASS)


def one_short(state: State, random: Random, kind: Kind) -> None:
    """All but one are taken, perhaps all by the same player."""
    seats = random.sample(state.seats, random.randint(1, len(state.seats)))
    places = state.board.of_kind[kind]
    for place in places:
        state.occupants[place] = Seat(random.choice(seats))
    if places:
        state.occupants[random.choice(places)] = None


def inn_about_to_turn(state: State, random: Random) -> None:
    """The next figure in its village makes an inn active."""
    villages = [
        village
        for village, inns in zip(state.board.villages, state.board.inns, strict=True)
        if inns and len(village) > ACTIVE_FROM
    ]
    if villages:
        village = random.choice(villages)
        taken = random.sample(village, ACTIVE_FROM)
        for place in village:
            state.occupants[place] = random_seat(state, random) if place in taken else None


def nearly_full_villages(state: State, random: Random) -> None:
    for village in state.board.villages:
        for place in village:
            state.occupants[place] = random_seat(state, random)
        if random.random() < 0.5:
            state.occupants[random.choice(village)] = None


def tied_churches(state: State, random: Random) -> None:
    """Some players have as many as each other, others fewer or none."""
    each = random.randint(1, 2)
    queue = [Seat(seat) for seat in random.sample(state.seats, len(state.seats))] * each
    for place in state.board.of_kind[Kind.CHURCH]:
        state.occupants[place] = queue.pop() if queue else None


def kept_shops(state: State, random: Random) -> None:
    """No shop is free; whose turn it is keeps one of some kinds."""
    for kind in SHOPS:
        for place in state.board.of_kind[kind]:
            state.occupants[place] = random_seat(state, random)
        if state.board.of_kind[kind] and random.random() < 0.5:
            state.occupants[random.choice(state.board.of_kind[kind])] = state.turn


def nothing_free(state: State, random: Random) -> None:
    """Whoever moves in has to kick somebody out."""
    for kind in sorted(KICKED_OUT_ALWAYS):
        for place in state.board.of_kind[kind]:
            state.occupants[place] = random_seat(state, random)


CROWDS: Final[tuple[Callable[[State, Random], None], ...]] = (
    one_mill_short,
    one_glass_short,
    inn_about_to_turn,
    nearly_full_villages,
    tied_churches,
    kept_shops,
    nothing_free,
)
