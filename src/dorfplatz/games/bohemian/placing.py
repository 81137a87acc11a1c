"""Placing a figure: a total of dice, a building with that number, and room in it."""

from dorfplatz.core.refusal import Illegal, Malformed
from dorfplatz.core.text import Who
from dorfplatz.games.bohemian import kicking, moving_in, using, words
from dorfplatz.games.bohemian.dice import HIGHEST_TOTAL, totals
from dorfplatz.games.bohemian.events import KickedOut, MovedIn, News
from dorfplatz.games.bohemian.moves import Dice, Place
from dorfplatz.games.bohemian.naming import building_name, sum_of
from dorfplatz.games.bohemian.state import State


def places(state: State) -> list[Place]:
    """Every possible placing: lowest total first, then by dice, then by place on the board."""
    if not state.figures[state.turn]:
        return []
    buildings = state.board.buildings
    moves = []
    for total, ways in totals(state.dice):
        room = [buildings[where].moves_in for where in with_room(state, total)]
        for dice in ways:
            moves += [moves_in[dice] for moves_in in room]
    return moves


def with_room(state: State, number: int) -> list[int]:
    """The buildings with a number that the player may move into: any free one, or if none is free
    those whose figure may be kicked out."""
    alike = state.board.of_kind[number]
    occupants = state.occupants
    free = [place for place in alike if occupants[place] is None]
    return free or [place for place in alike if kicking.allowed(state, place)]


def place(state: State, move: Place, news: News) -> None:
    rest = using.rest_of_dice(state, move.dice)
    where = _building(state, move.building)
    _check_total(state, move.dice, where)
    why_not = obstacle(state, where)
    if why_not is not None:
        raise why_not
    using.use_all_but(state, rest)
    owner = state.occupants[where]
    if owner is not None:
        state.figures[owner] += 1
        news.append(KickedOut(owner, state.turn, move.building))
    state.figures[state.turn] -= 1
    state.occupants[where] = state.turn
    news.append(MovedIn(state.turn, move.building, move.dice))
    moving_in.take_effect(state, where, news)


def obstacle(state: State, where: int) -> Illegal | None:
    """Why the player may not move into a building, whatever the dice; None if they may."""
    owner = state.occupants[where]
    if not state.figures[state.turn]:
        return Illegal(words.NO_FIGURE)
    if owner is None:
        return None
    name = building_name(state.board.buildings[where])
    if owner == state.turn:
        return Illegal(words.OWN_FIGURE, building=name)
    never = kicking.never(state, where, owner)
    if never is not None:
        return never
    free = tuple(
        state.board.buildings[place].address
        for place in state.board.of_kind[state.board.buildings[where].kind]
        if state.occupants[place] is None
    )
    if free:
        return Illegal(words.FREE_ONE_LEFT, owner=Who(owner), building=name, free=free)
    return kicking.obstacle(state, where, owner)


def _building(state: State, building: str) -> int:
    if building not in state.board.index:
        raise Malformed(words.NO_SUCH_BUILDING, building=building)
    return state.board.index[building]


def _check_total(state: State, dice: Dice, where: int) -> None:
    total, building = sum(dice), state.board.buildings[where]
    if len(dice) < 2:
        raise Illegal(words.SINGLE_DIE)
    if total > HIGHEST_TOTAL:
        raise Illegal(words.TOTAL_TOO_HIGH, dice=sum_of(dice), total=total, highest=HIGHEST_TOTAL)
    if total != building.kind:
        raise Illegal(
            words.WRONG_TOTAL,
            dice=sum_of(dice),
            total=total,
            building=building_name(building),
            number=building.kind.value,
        )
