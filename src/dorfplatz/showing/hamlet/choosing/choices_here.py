"""What a move is called where it stands alone, such as at the place where it is made."""

from collections import Counter
from typing import assert_never

from dorfplatz.core.text import Fact, Message, message
from dorfplatz.games.hamlet.actions import making, producing, town_hall
from dorfplatz.games.hamlet.moves import (
    Beg,
    Build,
    BuildRoad,
    Fill,
    HireDonkey,
    HireVillager,
    Lead,
    Make,
    Produce,
    Sell,
    Take,
)
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.sentences.words import NEED, ORDERS, RESOURCES
from dorfplatz.games.hamlet.state import PERSON, State
from dorfplatz.games.hamlet.turn import Deed
from dorfplatz.showing.hamlet import rewards
from dorfplatz.showing.hamlet.choosing import words
from dorfplatz.showing.hamlet.choosing.choices import detail


def here(state: State, move: Deed) -> Message:
    """Also of moves that are not possible."""
    cardboard = state.options.components
    match move:
        case Produce():
            return _producing(state, move)
        case Make(place, count):
            return message(
                words.HERE_MAKE, count=count, good=RESOURCES[making.good_of(state, place)]
            )
        case Sell(sale):
            return message(words.HERE_SELL, words=rewards.sale_words(cardboard.sales[sale]))
        case Fill(order):
            wording = rewards.order_words(cardboard.orders[order])
            return message(words.HERE_ORDER, order=ORDERS[order], words=wording)
        case Take(tile):
            taken = cardboard.tiles[tile]
            cost, reward = rewards.cost(taken.cost, taken.gold), rewards.points(taken.points)
            return message(words.HERE_TAKE, tile=detail(state, move), cost=cost, reward=reward)
        case HireVillager():
            return _hiring(state)
        case HireDonkey(place):
            gold = cardboard.supplies.donkey_price
            return message(words.HERE_DONKEY, place=place_name(place), gold=gold)
        case Build(tile, place):
            return message(words.HERE_BUILD, tile=place_name(tile), place=place_name(place))
        case BuildRoad(work, start, end):
            return message(words.HERE_ROADS[work], start=place_name(start), end=place_name(end))
        case Lead(start, end):
            return message(words.HERE_LEAD, start=place_name(start), end=place_name(end))
        case Beg():
            return message(words.HERE_BEG)
        case _:
            assert_never(move)


def _producing(state: State, move: Produce) -> Message:
    ways = [move.raws] if move.raws else producing.fillings(state, move.place)
    if not ways or not ways[0]:
        return message(words.PRODUCE_NOTHING)
    made = Counter(ways[0]).items()
    raws: Fact = rewards.summed([message(NEED, count=n, what=RESOURCES[raw]) for raw, n in made])
    return message(words.HERE_PRODUCE, raws=raws)


def _hiring(state: State) -> Message:
    """All villagers hired: then there is no price."""
    if len(state.players[PERSON].villagers) < state.options.components.supplies.villagers:
        return message(words.HERE_HIRE, gold=town_hall.villager_price(state))
    return message(words.HIRE_NO_MORE)
