"""Preparation: the six starting tiles, what lies on them, who stands there, who has what."""

from itertools import permutations

from dorfplatz.core.chance import Odds
from dorfplatz.games.hamlet import flow
from dorfplatz.games.hamlet.actions.market import possible_sales
from dorfplatz.games.hamlet.botrik.board import Automa
from dorfplatz.games.hamlet.botrik.markers import full_bowl
from dorfplatz.games.hamlet.events import News, RowArranged, SaleShown, TileDrawn
from dorfplatz.games.hamlet.kinds import GOODS, RAWS, Role
from dorfplatz.games.hamlet.land.village import Village
from dorfplatz.games.hamlet.moves import SECONDARY, Action, Arrange, Draw, Show
from dorfplatz.games.hamlet.options import Modifier, Options
from dorfplatz.games.hamlet.state import (
    PERSON,
    Offer,
    Phase,
    Piece,
    Player,
    State,
    Token,
)


def prepare(options: Options) -> State:
    """The table before anything was drawn."""
    cardboard = options.components
    village = Village()
    for place, spot in cardboard.start.items():
        village = village.lay(cardboard.tiles[place], spot)
    tokens = {place: _first_tokens(options, village, place) for place in village}
    lying = [token.kind for each in tokens.values() for token in each]
    state = State(
        options=options,
        phase=Phase.DRAW,
        turn=PERSON,
        round=0,
        village=village,
        roads=(),
        tokens=tokens,
        supply={kind: cardboard.supplies.raws - lying.count(kind) for kind in RAWS},
        row=[],
        bag=_waiting(options, "bag"),
        stacks={good: _waiting(options, good.value) for good in GOODS},
        sales=[],
        sale_pile=tuple(cardboard.sales),
        orders=dict.fromkeys(cardboard.orders),
        milestones={},
        flags={},
        players=_players(options, village),
        automa=Automa(row=options.row or (), bowl=full_bowl()),
        visit="",
        building=None,
        bill=None,
        question=None,
        ending=None,
    )
    flow.go_on(state, [])
    return state


def arrange_odds() -> Odds[Arrange]:
    """Every order of the action tiles, each as likely."""
    orders = [Arrange(order) for order in permutations(SECONDARY)]
    return Odds(orders, [1] * len(orders))


def draw_odds(state: State) -> Odds[Draw]:
    return Odds([Draw(tile) for tile in state.bag], [1] * len(state.bag))


def show_odds(state: State) -> Odds[Show]:
    possible = possible_sales(state)
    return Odds([Show(sale) for sale in possible], [1] * len(possible))


def arrange(state: State, row: tuple[Action, ...], news: News) -> None:
    state.automa.row = row
    news.append(RowArranged(row))


def draw(state: State, tile: str, news: News) -> None:
    """The row slides to the left and is filled from the right."""
    state.bag = tuple(each for each in state.bag if each != tile)
    state.row.append(Offer(tile))
    news.append(TileDrawn(tile))


def show(state: State, sale: str, news: News) -> None:
    state.sale_pile = tuple(each for each in state.sale_pile if each != sale)
    state.sales.append(sale)
    news.append(SaleShown(sale))


def _first_tokens(options: Options, village: Village, place: str) -> tuple[Token, ...]:
    """Two raw materials on each production place."""
    tile = village[place]
    if tile.role is not Role.PRODUCTION:
        return ()
    return (Token(tile.kinds[0]),) * options.components.supplies.start_raws


def _waiting(options: Options, stack: str) -> tuple[str, ...]:
    return tuple(tile.id for tile in options.components.tiles.values() if tile.stack == stack)


def _players(options: Options, village: Village) -> list[Player]:
    """Botrik has no donkeys, and his gold lies on his support tile."""
    supplies = options.components.supplies
    church = next(place for place in village if village[place].role is Role.CHURCH)
    donkeys = 2 if Modifier.TWO_DONKEYS in options.modifiers else 1
    rich = Modifier.TWO_VILLAGERS not in options.modifiers
    goods = dict.fromkeys(GOODS, supplies.goods)
    here = Piece(church)
    return [
        Player(supplies.start_gold, 0, [here], [here] * donkeys, {**goods}),
        Player(supplies.botrik_gold if rich else 0, 0, [here] * (1 if rich else 2), [], {**goods}),
    ]
