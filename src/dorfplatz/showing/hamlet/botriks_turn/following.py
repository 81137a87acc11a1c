"""The position after an event, for whoever hears what happens and wants to see it step by step.

Botrik's turn is computed in one go; a page shows the positions between. What is to be done next has
not happened yet: phase, question and bill stay as they were.
"""

from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet.botrik.markers import full_bowl
from dorfplatz.games.hamlet.events import (
    ActionMoved,
    ActionRemoved,
    BlueprintTaken,
    BowlFilled,
    DonkeyHired,
    DonkeyLed,
    Event,
    GoldChanged,
    Made,
    MarkerDrawn,
    MilestoneTaken,
    OrderFilled,
    PlaceBuilt,
    PointsChanged,
    Produced,
    RoadBuilt,
    RowArranged,
    SaleShown,
    Sold,
    StackOpened,
    SupportTurned,
    TileDrawn,
    TurnBegan,
    Used,
    VillagerHired,
    Walked,
)
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.land.network import Road
from dorfplatz.games.hamlet.reasons import Failed
from dorfplatz.games.hamlet.state import BOTRIK, Offer, Piece, State, Token


def follow(state: State, event: Event) -> State:
    after = state.copy()
    match event:
        case GoldChanged(seat, gold):
            after.players[seat].gold += gold
        case PointsChanged(seat, points):
            after.players[seat].points += points
        case TurnBegan(seat, round):
            _begin_turn(after, seat, round)
        case StackOpened(good, tiles):
            del after.stacks[good]
            after.bag += tiles
        case TileDrawn(tile):
            after.bag = tuple(each for each in after.bag if each != tile)
            after.row.append(Offer(tile))
        case SaleShown(sale):
            after.sale_pile = tuple(each for each in after.sale_pile if each != sale)
            after.sales.append(sale)
        case Used() | Produced() | Made():
            _follow_tokens(after, event)
        case Walked() | DonkeyLed() | VillagerHired() | DonkeyHired():
            _follow_pieces(after, event)
        case PlaceBuilt() | RoadBuilt() | BlueprintTaken() | Sold() | OrderFilled():
            _follow_deed(after, event)
        case MilestoneTaken(seat, milestone):
            after.milestones[milestone] = seat
        case _:
            _follow_board(after, event)
    return after


def _begin_turn(state: State, seat: Seat, number: int) -> None:
    state.turn, state.round = seat, number
    player = state.players[seat]
    player.villagers = [Piece(villager.place) for villager in player.villagers]
    player.donkeys = [Piece(donkey.place) for donkey in player.donkeys]


def _follow_tokens(state: State, event: Used | Produced | Made) -> None:
    lying = state.tokens[event.place]
    match event:
        case Used(_, token):
            left = list(lying)
            left.remove(token)
            state.tokens[event.place] = tuple(left)
            pool = state.supply if token.owner is None else state.players[token.owner].goods
            pool[token.kind] += 1
        case Produced(_, place, raws):
            state.tokens[place] = (*lying, *map(Token, raws))
            for raw in raws:
                state.supply[raw] -= 1
        case Made(seat, place, good, count, fine):
            state.tokens[place] = (*lying, *(Token(good, seat, fine),) * count)
            state.players[seat].goods[good] -= count


def _follow_pieces(state: State, event: Walked | DonkeyLed | VillagerHired | DonkeyHired) -> None:
    player = state.players[event.seat]
    match event:
        case Walked(seat, start, end):
            _move(player.villagers, start, end)
            if seat == BOTRIK and len(state.automa.tried) == len(state.automa.row):
                _put_aside(state)
        case DonkeyLed(_, start, end):
            _move(player.donkeys, start, end)
        case VillagerHired():
            player.villagers.append(Piece(state.place_of(Role.CHURCH), is_done=True))
        case DonkeyHired(_, place):
            player.donkeys.append(Piece(place, is_done=True))


def _move(pieces: list[Piece], start: str, end: str) -> None:
    pieces[pieces.index(Piece(start))] = Piece(end, is_done=True)


def _follow_deed(
    state: State, event: PlaceBuilt | RoadBuilt | BlueprintTaken | Sold | OrderFilled
) -> None:
    player = state.players[event.seat]
    match event:
        case PlaceBuilt(seat, place, _, spot):
            tile = state.options.components.tiles[place]
            state.village = state.village.lay(tile, spot)
            state.tokens[place] = ()
            player.blueprints.remove(place)
            if tile.role is Role.SITE:
                state.flags[place] = seat
        case RoadBuilt(seat, work, site, end, edge):
            state.roads = (*state.roads, Road(work, edge, (site, end), seat))
        case BlueprintTaken(_, tile, passed):
            del state.row[passed]
            state.row[:passed] = [Offer(each.tile, each.gold + 1) for each in state.row[:passed]]
            player.blueprints.append(tile)
        case Sold(_, sale):
            state.sales.remove(sale)
            player.sales.append(sale)
        case OrderFilled(seat, order):
            state.orders[order] = seat


def _follow_board(state: State, event: Event) -> None:
    """Botrik's board. All other events change nothing on the table by themselves."""
    automa = state.automa
    match event:
        case RowArranged(row):
            automa.row = row
        case ActionMoved(_, row) | ActionRemoved(_, row):
            automa.row = row
            _put_aside(state)
        case MarkerDrawn(colour):
            automa.bowl[colour] -= 1
            automa.drawn = colour
        case Failed(action) if automa.drawn is not None:
            automa.tried += (action,)
        case BowlFilled():
            automa.bowl = full_bowl()
        case SupportTurned(is_open):
            automa.is_open = is_open
        case _:
            pass


def _put_aside(state: State) -> None:
    """The marker that was drawn has led to what it could."""
    state.automa.drawn = None
    state.automa.tried = ()
