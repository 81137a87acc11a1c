"""What the person's moves are called: moves alike have the same heading."""

from collections import Counter
from collections.abc import Callable
from typing import assert_never

from dorfplatz.core.text import Fact, Message, Who, message
from dorfplatz.games.hamlet.actions import making, paying, town_hall
from dorfplatz.games.hamlet.kinds import Resource, Segment
from dorfplatz.games.hamlet.moves import (
    Beg,
    Build,
    BuildRoad,
    Choose,
    End,
    Fill,
    HireDonkey,
    HireVillager,
    Lay,
    Lead,
    Make,
    PlayerMove,
    Produce,
    Sell,
    Take,
    Use,
)
from dorfplatz.games.hamlet.sentences.labels import answer_words, token_words
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.sentences.words import NEED, ORDERS, RESOURCES
from dorfplatz.games.hamlet.state import BOTRIK, State
from dorfplatz.showing.hamlet import rewards
from dorfplatz.showing.hamlet.choosing import words
from dorfplatz.showing.hamlet.choosing.previews import cost_of
from dorfplatz.showing.hamlet.choosing.questions import bill_words, question_words

Name = Callable[[str], Fact]


def action(state: State, move: PlayerMove) -> Message:
    """What kind of thing a move does."""
    match move:
        case Produce():
            return message(words.PRODUCE)
        case Make():
            return message(words.MAKE)
        case Sell():
            return message(words.SELL)
        case Fill():
            return message(words.ORDER)
        case Take():
            return message(words.TAKE)
        case HireVillager():
            return message(words.HIRE)
        case HireDonkey():
            return message(words.DONKEY, gold=state.options.components.supplies.donkey_price)
        case Build(tile):
            gold = price(state, move)
            text = words.BUILD_BUYING if gold else words.BUILD
            return message(text, tile=place_name(tile), gold=gold)
        case BuildRoad(work):
            return message(words.ROADS[work])
        case Beg():
            return message(words.BEG)
        case Lead():
            return message(words.LEAD)
        case End():
            return message(words.END)
        case Lay():
            assert state.building is not None
            return message(words.LAY, tile=place_name(state.building.tile))
        case Use():
            return bill_words(state)
        case Choose():
            return question_words(state)
        case _:
            assert_never(move)


def detail(state: State, move: PlayerMove, name: Name = place_name) -> Fact:
    """What tells a move from its like, without what it costs; places are called as one likes."""
    cardboard = state.options.components
    match move:
        case Produce(place, raws):
            return _filling(name(place), raws)
        case Make(place, count):
            good = RESOURCES[making.good_of(state, place)]
            return message(words.MADE_AT, count=count, good=good, place=name(place))
        case Sell(sale):
            return rewards.sale_words(cardboard.sales[sale])
        case Fill(order):
            wording = rewards.order_words(cardboard.orders[order])
            return message(words.NAMED_ORDER, order=ORDERS[order], words=wording)
        case Take(tile):
            return _offer(state, tile)
        case HireVillager():
            return message(words.LESS, gold=town_hall.villager_price(state))
        case HireDonkey(place) | Build(_, place):
            return name(place)
        case BuildRoad(_, start, end) | Lead(start, end):
            return message(words.BETWEEN, start=name(start), end=name(end))
        case Beg():
            return message(words.MORE, gold=1)
        case Use(token):
            return _token(token)
        case Choose(answer):
            assert state.question is not None
            return answer_words(state, state.question[0], answer)
        case Lay(spot):
            return str(spot)
        case End():
            return ""
        case _:
            assert_never(move)


def price(state: State, move: PlayerMove) -> int:
    """The gold that it takes: what the thing itself costs, and free trade for what is missing."""
    if not isinstance(move, Make | Sell | Fill | Build | BuildRoad):
        return 0
    site, needs, fee = cost_of(state, move)
    return fee + paying.missing_price(state, site, needs)


def with_price(state: State, move: PlayerMove, wording: Fact) -> Fact:
    """Where the heading does not say it for all that are alike."""
    gold = 0 if isinstance(move, Build) else price(state, move)
    return message(words.COSTS, what=wording, gold=gold) if gold else wording


def can_meet_road(state: State, move: Build) -> bool:
    """Whether a road of the new place can meet one of those that are there."""
    tile = state.options.components.tiles[move.tile]
    return any(
        any(one.place == move.site for one in touching)
        and any(one.own is Segment.ROAD for one in touching)
        for _, touching in state.village.spots_for(tile)
    )


def _filling(place: Fact, raws: tuple[Resource, ...]) -> Fact:
    """Where there is a choice of what to produce, with what is produced."""
    if not raws:
        return place
    parts = [message(NEED, count=n, what=RESOURCES[raw]) for raw, n in Counter(raws).items()]
    return message(words.FILLED_WITH, place=place, raws=rewards.summed(parts))


def _token(name: str) -> Fact:
    """A good with what its owner gets for it."""
    wording = token_words(name)
    owner = wording.facts.get("owner")
    if not isinstance(owner, Who):
        return wording
    worth = 2 if name.startswith("fine ") else 1
    reward = rewards.reward(worth, worth)
    if owner.seat == BOTRIK:
        reward = rewards.points(worth + 1)
    return message(words.REWARDS, what=wording, who=owner, reward=reward)


def _offer(state: State, tile: str) -> Fact:
    """What it costs to pass others and what lies on it, in one sum."""
    passed = [offer.tile for offer in state.row].index(tile)
    gold = state.row[passed].gold - passed
    name = place_name(tile)
    if not gold:
        return name
    return message(words.BRINGS if gold > 0 else words.COSTS, what=name, gold=abs(gold))
