"""What the moves of a plan are called, with their dice and their places."""

from collections.abc import Sequence

from dorfplatz.core.text import Fact, Message, Who, message
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.moves import Place, PlayerMove, Reroll, TakeBishop, TakeSpecial
from dorfplatz.games.bohemian.naming import spaced, sum_of
from dorfplatz.games.bohemian.state import State
from dorfplatz.showing.bohemian.choices import action, building_of
from dorfplatz.showing.bohemian.words import KICK, MOVE_IN, WITH


def deeds(state: State, moves: Sequence[PlayerMove]) -> list[Message]:
    """What is done from a position on, move by move."""
    told = []
    for move in moves:
        told.append(deed(state, move))
        state, _ = BOHEMIAN.play(state, move)
    return told


def deed(state: State, move: PlayerMove) -> Message:
    match move:
        case Place(dice):
            building = building_of(state, move)
            owner = state.occupants[state.board.index[building.id]]
            facts: dict[str, Fact] = {"ways": sum_of(dice), "kind": action(state, move)}
            if owner is None:
                return message(MOVE_IN, village=building.address, **facts)
            return message(KICK, village=building.address, owner=Who(owner), **facts)
        case TakeBishop(dice) | TakeSpecial(dice):
            return message(WITH, ways=sum_of(dice), action=action(state, move))
        case Reroll(dice):
            return message(WITH, ways=spaced(dice), action=action(state, move))
        case _:
            return action(state, move)
