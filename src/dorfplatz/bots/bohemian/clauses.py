"""Halves of a sentence: what one plan has over another under a topic, or lacks. They follow
“because” or “though”, and speak of the better plan."""

from collections.abc import Iterator
from typing import Final

from dorfplatz.bots.bohemian import words
from dorfplatz.bots.bohemian.pairs import Pair
from dorfplatz.bots.bohemian.terms import Topic
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Message, Who, message
from dorfplatz.games.bohemian.kernel import layout
from dorfplatz.games.bohemian.kinds import SHOPS, Kind
from dorfplatz.games.bohemian.moves import Place
from dorfplatz.games.bohemian.naming import building_name

KINDS: Final[dict[Topic, tuple[Kind, ...]]] = {
    Topic.CHURCHES: (Kind.CHURCH,),
    Topic.INNS: (Kind.INN,),
    Topic.FARMS: (Kind.FARM,),
    Topic.SHOPS: SHOPS,
    Topic.HALLS: (Kind.TOWN_HALL,),
}
"""Where somebody can be kicked out."""
GOODS_OF: Final = {Topic.FLOUR: Kind.MILL, Topic.GLASS: Kind.GLASS}
SOON: Final = 2
"""So few free mills or factories are soon taken."""


def clause(pair: Pair, topic: Topic, gain: float) -> Message | None:
    """What a topic says for the better plan, or against it; None if there are no words for it."""
    good = gain > 0
    match topic:
        case Topic.COINS:
            return _coins(pair, good)
        case Topic.FIGURES:
            return _figures(pair, good)
        case Topic.TILE:
            differs = pair.more(layout.SPECIAL, pair.seat) == (1 if good else -1)
            return message(words.TILE[good]) if differs else None
        case _:
            found = (
                *_kicks(pair, topic, good),
                *_bishop(pair, topic, good),
                *_near(pair, topic, good),
            )
            return found[0] if found else _whose(pair, topic, gain)


def _coins(pair: Pair, good: bool) -> Message | None:
    """Own ones first."""
    sign = 1 if good else -1
    if (own := sign * pair.more(layout.COINS, pair.seat)) > 0:
        return message(words.OWN_COINS[good], coins=own)
    others = [seat for seat in map(Seat, pair.state.seats) if seat != pair.seat]
    who = max(others, key=lambda seat: -sign * pair.more(layout.COINS, seat))
    coins = -sign * pair.more(layout.COINS, who)
    return message(words.OTHER_COINS[good], who=Who(who), coins=coins) if coins > 0 else None


def _figures(pair: Pair, good: bool) -> Message | None:
    """More in a hand are more to play with; fewer bring the end of the game."""
    own = pair.more(layout.FIGURES, pair.seat)
    all_hands = sum(pair.more(layout.FIGURES, seat) for seat in pair.state.seats)
    if own and (own > 0) == good:
        return message(words.MORE_IN_HAND if good else words.FEWER_IN_HAND)
    if all_hands == 0:
        return None
    return message(words.FARTHER_END if all_hands > 0 else words.NEARER_END)


def _kicks(pair: Pair, topic: Topic, good: bool) -> Iterator[Message]:
    """Somebody is kicked out by one plan and not by the other."""
    doer, other = (pair.better, pair.other) if good else (pair.other, pair.better)
    spared = {move.building for move in other.moves if isinstance(move, Place)}
    for move in doer.moves:
        if isinstance(move, Place) and move.building not in spared:
            where = pair.state.board.index[move.building]
            building, owner = pair.state.board.buildings[where], pair.state.occupants[where]
            if owner is not None and building.kind in KINDS.get(topic, ()):
                yield message(words.KICK[good], building=building_name(building), who=Who(owner))


def _bishop(pair: Pair, topic: Topic, good: bool) -> Iterator[Message]:
    """Only if it is all that differs about churches."""
    if topic is Topic.CHURCHES and not pair.more(
        layout.OWNED + Kind.CHURCH * layout.SEATS, pair.seat
    ):
        held = [each.leads_to[layout.BISHOP] == pair.seat for each in (pair.better, pair.other)]
        if held == [good, not good]:
            yield message(words.BISHOP[good])


def _near(pair: Pair, topic: Topic, good: bool) -> Iterator[Message]:
    """Flour or glass of one's own is about to be paid."""
    kind = GOODS_OF.get(topic)
    if kind is not None and good and pair.more(layout.FREE, kind) < 0:
        own = pair.better.leads_to[layout.OWNED + kind * layout.SEATS + pair.seat]
        if own and pair.better.leads_to[layout.FREE + kind] <= SOON:
            yield message(words.NEAR[topic])


def _whose(pair: Pair, topic: Topic, gain: float) -> Message:
    """Own prospects, or what somebody else loses."""
    good, seats = gain > 0, len(pair.state.coins)
    first = int(pair.better.leads_to[layout.TURN])
    by_place = pair.terms.gains_by_place(topic)
    parts = {
        (first + place) % seats: part * (1 if good else -1) for place, part in enumerate(by_place)
    }
    own, others = parts.pop(pair.seat), sum(max(0, part) for part in parts.values())
    if own >= others:
        return message(words.OWN[good], topic=words.FROM[topic])
    most = max(parts, key=lambda seat: parts[seat])
    if 3 * parts[most] >= 2 * others:
        return message(words.OTHER[good], who=Who(Seat(most)), topic=words.FROM[topic])
    return message(words.OTHERS[good], topic=words.FROM[topic])
