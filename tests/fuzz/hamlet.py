"""What never changes in Hamlet, and random tables to play at."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from enum import Enum
from itertools import chain
from random import Random
from typing import Final

from dorfplatz.games.hamlet.botrik.markers import IN_THE_BOWL
from dorfplatz.games.hamlet.cardboard import components
from dorfplatz.games.hamlet.events import (
    ActionMoved,
    ActionRemoved,
    Event,
    GameEnded,
    GoldChanged,
    MilestoneTaken,
    OrderFilled,
    PointsChanged,
    Scored,
    Sold,
    VillagerHired,
    Why,
)
from dorfplatz.games.hamlet.game import Hamlet
from dorfplatz.games.hamlet.kinds import GOODS, MILESTONE_OF, OVER, RAWS, Milestone, Role
from dorfplatz.games.hamlet.moves import SECONDARY, Action, Colour, Move
from dorfplatz.games.hamlet.options import Choices, Modifier
from dorfplatz.games.hamlet.reasons import Failed, Failure, Priority, Question, Settled, Weighed
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, SEATS, Ending, Phase, State, Token

SHIPPED: Final = components.write(components.standard())


def _with(written: str, **supplies: int) -> str:
    """Components with other supplies."""
    for word, count in supplies.items():
        written = re.sub(rf"\b{word} = \d+", f"{word} = {count}", written)
    return written


SHORT: Final = _with(SHIPPED, rounds=12)
"""Most games end by their rounds."""
SCARCE: Final = _with(SHIPPED, raws=3)
"""Raw materials run out."""
RICH: Final = _with(
    SHIPPED.replace("10 gold", "99 gold"), start_gold=80, botrik_villager_price=10, open_sales=9
)
"""The person buys whatever is missing, and Botrik has a choice of sales; nobody fills the order
that asks for gold, so there is time for it."""


def random_options(random: Random) -> tuple[int, dict[str, str]]:
    """Seats and options of some table."""
    some = [each for each in Modifier if random.random() < 0.3]
    if {Modifier.ONE_POINT_SITES, Modifier.FIVE_POINT_SITES} <= {*some}:
        some.remove(Modifier.FIVE_POINT_SITES)
    options = {
        "modifiers": ",".join(each.value for each in some) or "none",
        "choices": random.choice([each.value for each in Choices]),
    }
    if random.random() < 0.3:
        row = random.sample(SECONDARY, len(SECONDARY))
        options["row"] = ",".join(action.value for action in row)
    tables = (SHIPPED, SHORT, SCARCE, RICH)
    options["components"] = random.choices(tables, weights=(2, 3, 1, 4))[0]
    return 2, options


def quick_options(random: Random) -> tuple[int, dict[str, str]]:
    """Some table whose game is over soon."""
    seats, options = random_options(random)
    return seats, {**options, "components": SHORT}


def conserved(before: State, after: State) -> None:
    """All that is in the box is somewhere, and nothing is in two places."""
    _check_tokens(after)
    _check_tiles(after)
    _check_sales(after)
    _check_pieces(after)
    _check_roads(after)
    _check_markers(after)
    _check_honours(before, after)
    _check_moment(after)


def _check_tokens(state: State) -> None:
    supplies = state.options.components.supplies
    lying = Counter(_lying(state))
    kinds = Counter(token.kind for token in lying.elements() if token.owner is None)
    for raw in RAWS:
        assert state.supply[raw] + kinds[raw] == supplies.raws
        assert state.supply[raw] >= 0
    for seat in SEATS:
        own = Counter(token.kind for token in lying.elements() if token.owner == seat)
        for good in GOODS:
            assert state.players[seat].goods[good] + own[good] == supplies.goods
            assert state.players[seat].goods[good] >= 0
    for place, tokens in state.tokens.items():
        assert state.free_spaces(place) >= 0
        assert all(token.kind in state.village[place].kinds for token in tokens)
        assert all((token.owner is None) == (token.kind in RAWS) for token in tokens)


def _lying(state: State) -> Iterable[Token]:
    return chain.from_iterable(state.tokens.values())


def _check_tiles(state: State) -> None:
    """Each of the 32 tiles is in one place."""
    cardboard = state.options.components
    hands = [player.blueprints for player in state.players]
    row = [offer.tile for offer in state.row]
    everywhere = [*state.village, *state.bag, *row, *chain(*hands), *chain(*state.stacks.values())]
    assert Counter(everywhere) == Counter(cardboard.tiles.keys())
    assert list(state.tokens) == list(state.village)
    assert len(row) <= cardboard.supplies.row
    assert all(offer.gold >= 0 for offer in state.row)
    assert all(len(hand) <= cardboard.supplies.hand for hand in hands)
    for good in GOODS:
        assert (good in state.stacks) != (MILESTONE_OF[good] in state.milestones)


def _check_sales(state: State) -> None:
    taken = chain.from_iterable(player.sales for player in state.players)
    sales = state.options.components.sales
    assert Counter([*state.sale_pile, *state.sales, *taken]) == Counter(sales.keys())
    assert len(state.sales) <= state.options.components.supplies.open_sales


def _check_pieces(state: State) -> None:
    """Nobody has more than there is. The person's pieces stand where a road leads; Botrik's may
    stand wherever he has laid a tile against."""
    supplies = state.options.components.supplies
    for player in state.players:
        assert 1 <= len(player.villagers) <= supplies.villagers
        assert len(player.donkeys) <= supplies.donkeys
        assert player.gold >= 0
    person, botrik = state.players
    connected = state.network.connected
    assert all(piece.place in connected for piece in (*person.villagers, *person.donkeys))
    assert all(villager.place in state.village for villager in botrik.villagers)
    assert not botrik.donkeys


def _check_roads(state: State) -> None:
    """Over the right ground, and nobody twice over the same edge."""
    for seat in SEATS:
        assert state.roads_of(seat) <= state.options.components.supplies.roads
    assert len({(road.owner, road.edge) for road in state.roads}) == len(state.roads)
    for road in state.roads:
        site, end = road.ends
        contacts = [one for one in state.village.contacts[site] if one.edge == road.edge]
        assert [one.place for one in contacts] == [end]
        assert contacts[0].own is contacts[0].other is OVER[road.work]


def _check_markers(state: State) -> None:
    """A marker in hand, in the bowl or beside it: never more than there are."""
    automa = state.automa
    for colour in Colour:
        assert 0 <= automa.bowl[colour] <= IN_THE_BOWL[colour] - (automa.drawn is colour)
    missing = {*SECONDARY} - {*automa.row}
    all_built = state.roads_of(BOTRIK) == state.options.components.supplies.roads
    is_told = all_built and automa.acted is not Action.ROAD
    assert missing == ({Action.ROAD} if is_told else set()) or state.round == 0


def _check_honours(before: State, after: State) -> None:
    """Flags and milestones stay with those who took them, orders with those who filled them."""
    tiles = after.village.tiles.values()
    assert list(after.flags) == [tile.id for tile in tiles if tile.role is Role.SITE]
    assert before.flags.items() <= after.flags.items()
    assert before.milestones.items() <= after.milestones.items()
    assert (Milestone.PLANNER in after.milestones) == bool(after.roads)
    makes = {tile.kinds[0] for tile in tiles if tile.role is Role.PROCESSING}
    assert {MILESTONE_OF[good] for good in makes} == {*after.milestones} - {Milestone.PLANNER}
    for order, seat in before.orders.items():
        assert seat is None or after.orders[order] == seat


def _check_moment(state: State) -> None:
    """What is half done belongs to its phase."""
    assert (state.building is not None) == (state.phase is Phase.LAY)
    assert (state.bill is not None) == (state.phase is Phase.PAY)
    assert (state.question is not None) == (state.phase is Phase.ASK)
    assert (state.ending is not None) == (state.phase is Phase.OVER)
    assert state.visit == "" or state.turn == PERSON


class Watched(Hamlet):
    """The game, with a list of all that has happened in it."""

    def __init__(self) -> None:
        self.seen: set[Enum] = set()

    def play(self, state: State, move: Move) -> tuple[State, Sequence[Event]]:
        after, events = super().play(state, move)
        for event in events:
            self.seen.update(happened(event))
        return after, events


def happened(event: Event) -> Iterable[Enum]:
    """What an event shows of all that ought to happen in some game; actions if they succeed."""
    match event:
        case Failed(_, why):
            return (why,)
        case Weighed(question, _, steps, _, settled):
            return (question, settled, *(step.by for step in steps))
        case ActionMoved(action) | ActionRemoved(action):
            return (action,)
        case VillagerHired(seat=seat):
            return (Action.HIRE,) if seat == BOTRIK else ()
        case OrderFilled(seat=seat):
            return (Action.ORDER,) if seat == BOTRIK else ()
        case Sold(seat=seat):
            return (Action.SELL,) if seat == BOTRIK else ()
        case GameEnded(ending):
            return (ending,)
        case MilestoneTaken(_, milestone):
            return (milestone,)
        case GoldChanged(why=why) | PointsChanged(why=why) | Scored(why=why):
            return (why,)
        case _:
            return ()


NEVER: Final[tuple[Enum, ...]] = (
    Failure.NO_SPOT,  # every tile of the box can be laid against some place
    Failure.NO_EDGE,  # the start alone has more edges than Botrik has time to build over
)
"""What games with the components of the box do not bring about; tests do, with others."""
EXPECTED: Final = frozenset[Enum](
    chain(Action, Failure, Question, Priority, Settled, Ending, Milestone, Why)
) - {*NEVER}
