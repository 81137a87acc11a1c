"""Positions in the middle of a game, and short ways to play on from them.

`position` gives a moment in the person's turn in which nothing is random: the row of blueprints,
the open sales (three that ask for goods alone) and Botrik's action row are fixed. What a test does
not say follows from the rest, so that every position could be one of a real game:

    position(gold=(9, 2), laid={"sawmill": "at market"}, tokens={"sawmill": "fine-timber:0"})

`laid` names tiles that were built, with how they lie: "" anywhere, joined to the network if that
is possible; "at market" against that place, joined to it if possible; "apart" and "apart at market"
without a road; "3,-2,1" exactly there. The person built them, but those in `botriks`; flags and
milestones follow. `tokens` are words: "wood", "timber:0" (of seat 0), "fine-timber:1"; places not
named keep their two raw materials. Pieces are places, with "!" when they have done their work:
"farm!". An offer may have gold on it: "sawmill+2". Roads are "bridge quarry church 0": the work,
its ends, its owner.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

import pytest

from dorfplatz.core.refusal import Refusal
from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet.actions import roads as paving
from dorfplatz.games.hamlet.cardboard.printed import spot
from dorfplatz.games.hamlet.events import Event
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.kinds import (
    GOODS,
    MILESTONE_OF,
    RAWS,
    Milestone,
    Resource,
    Role,
    Segment,
    Work,
)
from dorfplatz.games.hamlet.land.network import Road, network
from dorfplatz.games.hamlet.land.village import Contact, Spot, Village
from dorfplatz.games.hamlet.moves import Colour, Move
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, SEATS, Offer, Phase, Piece, State, Token
from dorfplatz.games.hamlet.tile import Tile

ROW: Final = "produce,blueprint,make,build,road"
"""Botrik's action row, unless a test says otherwise: red begins with the first, blue with the
second, yellow with the third."""

Words = Sequence[str]


def position(
    *,
    modifiers: str = "none",
    choices: str = "asked",
    actions: str = ROW,
    components: str | None = None,
    laid: Mapping[str, str] | None = None,
    botriks: Words = (),
    roads: Words = (),
    tokens: Mapping[str, str] | None = None,
    milestones: Mapping[str, int] | None = None,
    gold: tuple[int, int] = (3, 2),
    points: tuple[int, int] = (0, 0),
    villagers: tuple[Words, Words] = (("church",), ("church",)),
    donkeys: Words = ("church",),
    blueprints: tuple[Words, Words] = ((), ()),
    sold: tuple[Words, Words] = ((), ()),
    row: Words | None = None,
    bag: Words | None = None,
    sales: Words | None = None,
    orders: Mapping[str, int] | None = None,
    bowl: Mapping[str, int] | None = None,
    is_open: bool = True,
    round_number: int = 1,
) -> State:
    """A moment of the person's turn. `orders` are those filled, and by whom. The row is filled up
    from the bag unless a bag is given, which leaves all other tiles out of the game; the open sales
    are filled up with those that ask for two goods. `bowl` are Botrik's markers in it, `is_open`
    his support tile."""
    options = {"modifiers": modifiers, "choices": choices, "row": actions}
    if components is not None:
        options["components"] = components
    state = HAMLET.new(2, options).copy()
    state.phase, state.turn, state.round = Phase.TURN, PERSON, round_number
    _lay(state, laid or {}, botriks)
    _pave(state, roads)
    if milestones is not None:
        state.milestones = {Milestone(word): Seat(seat) for word, seat in milestones.items()}
    _put_tokens(state, tokens or {})
    for seat, player in zip(SEATS, state.players, strict=True):
        player.gold, player.points = gold[seat], points[seat]
        player.villagers = _pieces(villagers[seat])
        player.blueprints, player.sales = [*blueprints[seat]], [*sold[seat]]
    state.players[PERSON].donkeys = _pieces(donkeys)
    _stock_town_hall(state, row, bag)
    _stock_market(state, _goods_sales(state) if sales is None else sales)
    state.orders.update({order: Seat(seat) for order, seat in (orders or {}).items()})
    if bowl is not None:
        state.automa.bowl = {colour: bowl.get(colour.value, 0) for colour in Colour}
    state.automa.is_open = is_open
    return state


def play(state: State, *texts: str) -> tuple[State, list[Event]]:
    """The position after these moves, written as people write them, and all that happened. Where
    the row or the market has a gap and no move fills it, the first tile that could come does."""
    events: list[Event] = []
    for text in texts:
        move = HAMLET.read(state, text)
        state, before = _filled(state, but=move)
        state, news = HAMLET.play(state, move)
        events += [*before, *news]
    return state, events


def botriks_turn(*texts: str, **changes: Any) -> tuple[State, list[Event]]:
    """Botrik's turn from `position(**changes)` on, with these markers and answers, up to the next
    thing that must be drawn for him or decided; and all that happened in it."""
    state, before = play(position(**changes), "end", *texts)
    state, after = _filled(state)
    return state, [*before, *after]


def refused(state: State, move: str | Move) -> str:
    """The code of the rule that stands in the way."""
    return refusal(state, move).code


def refusal(state: State, move: str | Move) -> Refusal:
    """How a move is refused; the position must be as it was."""
    before = everything(state)
    with pytest.raises(Refusal) as caught:
        HAMLET.play(state, HAMLET.read(state, move) if isinstance(move, str) else move)
    assert everything(state) == before
    return caught.value


def everything(state: State) -> str:
    """All that makes a position, as text: equal villages need not be the same object."""
    return repr([getattr(state, part.name) for part in fields(state) if part.compare])


def possible(state: State, *beginnings: str) -> list[str]:
    """All possible moves as text, in their order; or those that begin like this."""
    written = [HAMLET.write(state, move) for move in HAMLET.legal(state)]
    return [text for text in written if text.startswith(beginnings or ("",))]


def words_of(tokens: Iterable[Token]) -> str:
    """Tokens as `position` takes them."""
    return " ".join(map(_word, tokens))


def _filled(state: State, but: Move | None = None) -> tuple[State, list[Event]]:
    events: list[Event] = []
    while state.phase in (Phase.DRAW, Phase.SHOW):
        odds = HAMLET.odds(state)
        if but in odds:
            break
        state, news = HAMLET.play(state, odds.outcomes[0])
        events += news
    return state, events


def _lay(state: State, laid: Mapping[str, str], botriks: Words) -> None:
    for place, how in laid.items():
        tile = state.options.components.tiles[place]
        seat = BOTRIK if place in botriks else PERSON
        state.village = state.village.lay(tile, _spot(state.village, tile, how))
        state.tokens[place] = ()
        if tile.role is Role.SITE:
            state.flags[place] = seat
        if tile.role is Role.PROCESSING:
            state.milestones.setdefault(MILESTONE_OF[tile.kinds[0]], seat)


def _spot(village: Village, tile: Tile, how: str) -> Spot:
    """The first that fits, in the order of `spots_for`."""
    ways = village.spots_for(tile)
    if how[:1] in "-0123456789" and how:
        assert spot(how) in [at for at, _ in ways], f"{tile.id} cannot lie at {how}"
        return spot(how)
    _, _, place = how.partition("at ")
    places = {place} if place else network(village, ()).connected
    against = [(at, met) for at, met in ways if any(one.place in places for one in met)]
    joined = [at for at, met in against if any(_joins(one, places) for one in met)]
    if how.startswith("apart"):
        return next(at for at, met in against if not any(_joins(one, village.tiles) for one in met))
    return joined[0] if joined else against[0][0]


def _joins(contact: Contact, places: Container[str]) -> bool:
    return contact.own is Segment.ROAD and contact.place in places


def _pave(state: State, roads: Words) -> None:
    for words in roads:
        work, site, end, seat = words.split()
        owner = Seat(int(seat))
        edges = paving.edges(state, owner, Work(work), site, end)
        assert edges, f"no room for {words}"
        state.roads = (*state.roads, Road(Work(work), edges[0], (site, end), owner))
        state.milestones.setdefault(Milestone.PLANNER, owner)


def _put_tokens(state: State, tokens: Mapping[str, str]) -> None:
    for place, words in tokens.items():
        state.tokens[place] = tuple(map(_token, words.split()))
        assert state.free_spaces(place) >= 0, f"{place} holds too much"
    lying = [token for place in state.tokens.values() for token in place]
    supplies = state.options.components.supplies
    for kind in RAWS:
        state.supply[kind] = supplies.raws - lying.count(Token(kind))
    for seat, player in zip(SEATS, state.players, strict=True):
        own = [token.kind for token in lying if token.owner == seat]
        player.goods = {good: supplies.goods - own.count(good) for good in GOODS}
    assert min(state.supply.values()) >= 0, "there are not so many raw materials"


def _token(word: str) -> Token:
    kind, _, owner = word.removeprefix("fine-").partition(":")
    seat = Seat(int(owner)) if owner else None
    return Token(Resource(kind), seat, fine=word.startswith("fine-"))


def _word(token: Token) -> str:
    owner = "" if token.owner is None else f":{token.owner}"
    return f"{'fine-' if token.fine else ''}{token.kind.value}{owner}"


def _pieces(places: Words) -> list[Piece]:
    return [Piece(place.rstrip("!"), is_done=place.endswith("!")) for place in places]


def _stock_town_hall(state: State, row: Words | None, bag: Words | None) -> None:
    """Stacks whose milestone is taken are in the bag; what is laid or in a hand is in neither."""
    hands = [tile for player in state.players for tile in player.blueprints]
    gone = {*state.village, *hands}
    for good in GOODS:
        if MILESTONE_OF[good] in state.milestones:
            state.bag += state.stacks.pop(good)
    state.row = [_offer(words) for words in row or ()]
    gone |= {offer.tile for offer in state.row}
    left = tuple(tile for tile in state.bag if tile not in gone)
    if bag is None:
        missing = state.options.components.supplies.row - len(state.row)
        state.row += map(Offer, left[:missing])
        state.bag = left[missing:]
    else:
        state.bag = tuple(bag)
    gone |= {*state.bag, *(offer.tile for offer in state.row)}
    for good, stack in state.stacks.items():
        state.stacks[good] = tuple(tile for tile in stack if tile not in gone)


def _offer(words: str) -> Offer:
    tile, _, gold = words.partition("+")
    return Offer(tile, int(gold or 0))


def _goods_sales(state: State) -> list[str]:
    """The first three that ask for goods alone."""
    sales = state.options.components.sales.values()
    goods = [sale.id for sale in sales if all({*need.kinds} <= {*GOODS} for need in sale.needs)]
    return goods[: state.options.components.supplies.open_sales]


def _stock_market(state: State, sales: Words) -> None:
    taken = {*sales, *(sale for player in state.players for sale in player.sales)}
    pile = tuple(sale for sale in state.sale_pile if sale not in taken)
    missing = state.options.components.supplies.open_sales - len(sales)
    state.sales = [*sales, *pile[max(0, len(pile) - missing) :]]
    state.sale_pile = tuple(sale for sale in pile if sale not in state.sales)
