"""Why one may or may not move into a building, and what it brings."""

from collections.abc import Iterator

from dorfplatz.core.text import Fact, Message, Who, message
from dorfplatz.games.bohemian import placing
from dorfplatz.games.bohemian.dice import totals
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.naming import spaced, sum_of
from dorfplatz.games.bohemian.state import Phase, State
from dorfplatz.games.bohemian.words import KINDS, NONE_UNUSED
from dorfplatz.showing.bohemian import words


def about_building(state: State, where: int) -> Iterator[Message]:
    """Who lives there and what it brings."""
    building = state.board.buildings[where]
    yield inhabitant(state, where)
    if building.value:
        yield message(words.PRINTED, value=building.value)
    yield message(words.RULES[building.kind])


def about_kind(state: State, kind: Kind) -> Iterator[Message]:
    """What it brings, and who lives in each of the kind."""
    yield message(words.RULES[kind])
    yield from (inhabitant(state, where) for where in state.board.of_kind[kind])


def inhabitant(state: State, where: int) -> Message:
    building, owner = state.board.buildings[where], state.occupants[where]
    facts: dict[str, Fact] = {
        "village": building.address,
        "kind": KINDS[building.kind],
        "number": building.kind.value,
    }
    if owner is None:
        return message(words.FREE, **facts)
    return message(words.TAKEN, **facts, owner=Who(owner))


def chances(state: State, where: int) -> Iterator[Message]:
    """Whether the player whose turn it is may move in, and with which dice; said to them."""
    if state.phase is not Phase.MOVES:
        return
    obstacle, owner = placing.obstacle(state, where), state.occupants[where]
    if obstacle is not None:
        yield obstacle.message
    elif owner is not None:
        yield message(words.MAY_KICK, owner=Who(owner))
    number = state.board.buildings[where].kind.value
    ways = dict(totals(state.dice)).get(number, ())
    if ways:
        yield message(words.REACHED, ways=tuple(map(sum_of, ways)))
    elif state.dice:
        yield message(words.NOT_REACHED, dice=spaced(state.dice), number=number)
    else:
        yield message(NONE_UNUSED)
