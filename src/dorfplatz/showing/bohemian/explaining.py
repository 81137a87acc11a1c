"""Why one may or may not move into a building, and what it brings."""

from collections.abc import Iterator
from typing import Final

from dorfplatz.core.text import Fact, Message, Text, Who, message
from dorfplatz.games.bohemian import placing
from dorfplatz.games.bohemian.dice import totals
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.naming import spaced, sum_of
from dorfplatz.games.bohemian.state import Phase, State
from dorfplatz.games.bohemian.using import NONE_UNUSED
from dorfplatz.games.bohemian.words import KINDS

FREE: Final = Text("explain.free", "{village}, {kind} ({number}): free.")
TAKEN: Final = Text("explain.taken", "{village}, {kind} ({number}): {owner} lives here.")
PRINTED: Final = Text(
    "explain.printed",
    "The number {value} is printed on it.",
)
REACHED: Final = Text("explain.reached", "Your dice reach it with {ways}.")
NOT_REACHED: Final = Text(
    "explain.not-reached", "Your dice do not reach it: {dice} cannot make {number}."
)
MAY_KICK: Final = Text("explain.may-kick", "None of the kind is free, so you may kick {owner} out.")

SHOP: Final = Text(
    "explain.shop",
    "Shops pay at the end: 1, 5, 12 or 20 coins for a set of 1, 2, 3 or 4 different ones. When all "
    "of a kind are taken, somebody who keeps none of that kind can kick another out.",
)
RULES: Final = {
    Kind.BAKERY: SHOP,
    Kind.BUTCHERY: SHOP,
    Kind.DAIRY: SHOP,
    Kind.TAILOR: SHOP,
    Kind.MILL: Text(
        "explain.mill",
        "It gives a flour tile. When the last flour mill is taken, each tile pays 2 coins and all "
        "figures on mills go home. Nobody is kicked out.",
    ),
    Kind.GLASS: Text(
        "explain.glass",
        "It gives a glass tile. When the last glass factory is taken, each tile pays 3 coins and "
        "all figures on factories go home. Nobody is kicked out.",
    ),
    Kind.FARM: Text(
        "explain.farm",
        "It pays at once a coin for each of your farms, this one included. When all farms are "
        "taken, others can be kicked out.",
    ),
    Kind.INN: Text(
        "explain.inn",
        "Once three other buildings of the village are occupied it is active for good: a coin "
        "before each of your rolls. When all inns are taken, others can be kicked out.",
    ),
    Kind.TOWN_HALL: Text(
        "explain.town-hall",
        "At the end it pays what is printed on it if its whole village is occupied. Whoever has no "
        "town hall loses 5 coins. When all are taken, others can be kicked out.",
    ),
    Kind.CHURCH: Text(
        "explain.church",
        "At the end the most churches pay 10 coins, the second most 6; a tie for the most pays 6 "
        "each. With the bishop each of your churches pays a coin before each of your rolls. When "
        "all are taken, others can be kicked out.",
    ),
    Kind.MANOR: Text(
        "explain.manor", "It pays at once what is printed on it. Nobody is kicked out."
    ),
}


def about_building(state: State, where: int) -> Iterator[Message]:
    """Who lives there and what it brings."""
    building = state.board.buildings[where]
    yield inhabitant(state, where)
    if building.value:
        yield message(PRINTED, value=building.value)
    yield message(RULES[building.kind])


def about_kind(state: State, kind: Kind) -> Iterator[Message]:
    """What it brings, and who lives in each of the kind."""
    yield message(RULES[kind])
    yield from (inhabitant(state, where) for where in state.board.of_kind[kind])


def inhabitant(state: State, where: int) -> Message:
    building, owner = state.board.buildings[where], state.occupants[where]
    facts: dict[str, Fact] = {
        "village": building.address,
        "kind": KINDS[building.kind],
        "number": building.kind.value,
    }
    if owner is None:
        return message(FREE, **facts)
    return message(TAKEN, **facts, owner=Who(owner))


def chances(state: State, where: int) -> Iterator[Message]:
    """Whether the player whose turn it is may move in, and with which dice; said to them."""
    if state.phase is not Phase.MOVES:
        return
    obstacle, owner = placing.obstacle(state, where), state.occupants[where]
    if obstacle is not None:
        yield obstacle.message
    elif owner is not None:
        yield message(MAY_KICK, owner=Who(owner))
    number = state.board.buildings[where].kind.value
    ways = dict(totals(state.dice)).get(number, ())
    if ways:
        yield message(REACHED, ways=tuple(map(sum_of, ways)))
    elif state.dice:
        yield message(NOT_REACHED, dice=spaced(state.dice), number=number)
    else:
        yield message(NONE_UNUSED)
