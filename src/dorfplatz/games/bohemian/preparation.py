"""Preparation: village boards, figures, coins, and who begins."""

from functools import lru_cache
from itertools import product

from dorfplatz.core.chance import Odds
from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian import box, turn
from dorfplatz.games.bohemian.board import lay
from dorfplatz.games.bohemian.events import News, VillagesLaid
from dorfplatz.games.bohemian.moves import First, Sides
from dorfplatz.games.bohemian.options import Options
from dorfplatz.games.bohemian.state import Phase, State


def prepare(options: Options) -> State:
    """The table before anything was drawn. What the options settle, chance need not."""
    seats, components = options.seats, options.components
    state = State(
        options=options,
        board=lay(components, ()),
        phase=Phase.SIDES,
        turn=Seat(0),
        dice=(),
        to_roll=0,
        moves_made=0,
        tile_spent=False,
        bishop=None,
        special_left=box.SPECIAL_TILES,
        bank=components.bank,
        active=frozenset(),
        first=Seat(0),
        ending=None,
        coins=[0] * seats,
        figures=[components.setup(seats).figures] * seats,
        special=[False] * seats,
        occupants=[],
    )
    if options.sides is not None:
        turn_up(state, options.sides, [])
    return state


def opening(start: State) -> News:
    """The news of a new position: what the options settled."""
    news: News = []
    if start.options.sides is not None:
        turn_up(start.copy(), start.options.sides, news)
    return news


@lru_cache(maxsize=64)
def side_odds(options: Options) -> Odds[Sides]:
    """Every board shows either side, each as likely."""
    boards = options.components.boards_for(options.seats)
    choices = product(*((side.letter for side in board.sides) for board in boards))
    outcomes = sorted((Sides(tuple(sorted(letters))) for letters in choices), key=_letters)
    return Odds(outcomes, [1] * len(outcomes))


def _letters(sides: Sides) -> tuple[str, ...]:
    return sides.letters


def first_odds(options: Options) -> Odds[First]:
    return Odds([First(Seat(seat)) for seat in range(options.seats)], [1] * options.seats)


def turn_up(state: State, letters: tuple[str, ...], news: News) -> None:
    """Lay out the villages, then see who begins."""
    state.board = lay(state.options.components, letters)
    state.occupants = [None] * len(state.board.buildings)
    news.append(VillagesLaid(tuple(side.name for side in state.board.sides)))
    if state.options.first is None:
        state.phase = Phase.FIRST
    else:
        begin(state, state.options.first, news)


def begin(state: State, first: Seat, news: News) -> None:
    state.first = first
    turn.begin(state, first, news)
