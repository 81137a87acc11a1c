"""What a move is called where it stands alone, such as at the place where it is made."""

from collections import Counter
from typing import Final, assert_never

from dorfplatz.core.text import Fact, Message, Text, message
from dorfplatz.games.hamlet.actions import making, producing, town_hall
from dorfplatz.games.hamlet.kinds import Work
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
from dorfplatz.showing.hamlet.choosing.choices import detail

PRODUCE: Final = Text("hamlet.here.produce", "produce {raws}")
PRODUCE_NOTHING: Final = Text("hamlet.here.produce-nothing", "produce")
MAKE: Final = Text("hamlet.here.make", "make {count} {good}")
SELL: Final = Text("hamlet.here.sell", "sell {words}")
ORDER: Final = Text("hamlet.here.order", "fill the church order “{order}”: {words}")
TAKE: Final = Text("hamlet.here.take", "take the blueprint {tile} ({cost} → {reward})")
HIRE: Final = Text("hamlet.here.hire", "hire a villager, −{gold} gold")
HIRE_NO_MORE: Final = Text("hamlet.here.hire-no-more", "hire a villager")
DONKEY: Final = Text("hamlet.here.donkey", "buy a donkey for {place}, −{gold} gold")
BUILD: Final = Text("hamlet.here.build", "build {tile} next to {place}")
ROADS: Final = {
    Work.BRIDGE: Text("hamlet.here.bridge", "build a bridge from {start} to {end}"),
    Work.PATH: Text("hamlet.here.path", "build a path from {start} to {end}"),
}
LEAD: Final = Text("hamlet.here.lead", "lead a donkey from {start} to {end}")
BEG: Final = Text("hamlet.here.beg", "beg, +1 gold")


def here(state: State, move: Deed) -> Message:
    """Also of moves that are not possible."""
    cardboard = state.options.components
    match move:
        case Produce():
            return _producing(state, move)
        case Make(place, count):
            return message(MAKE, count=count, good=RESOURCES[making.good_of(state, place)])
        case Sell(sale):
            return message(SELL, words=rewards.sale_words(cardboard.sales[sale]))
        case Fill(order):
            words = rewards.order_words(cardboard.orders[order])
            return message(ORDER, order=ORDERS[order], words=words)
        case Take(tile):
            taken = cardboard.tiles[tile]
            cost, reward = rewards.cost(taken.cost, taken.gold), rewards.points(taken.points)
            return message(TAKE, tile=detail(state, move), cost=cost, reward=reward)
        case HireVillager():
            return _hiring(state)
        case HireDonkey(place):
            gold = cardboard.supplies.donkey_price
            return message(DONKEY, place=place_name(place), gold=gold)
        case Build(tile, place):
            return message(BUILD, tile=place_name(tile), place=place_name(place))
        case BuildRoad(work, start, end):
            return message(ROADS[work], start=place_name(start), end=place_name(end))
        case Lead(start, end):
            return message(LEAD, start=place_name(start), end=place_name(end))
        case Beg():
            return message(BEG)
        case _:
            assert_never(move)


def _producing(state: State, move: Produce) -> Message:
    ways = [move.raws] if move.raws else producing.fillings(state, move.place)
    if not ways or not ways[0]:
        return message(PRODUCE_NOTHING)
    made = Counter(ways[0]).items()
    raws: Fact = rewards.summed([message(NEED, count=n, what=RESOURCES[raw]) for raw, n in made])
    return message(PRODUCE, raws=raws)


def _hiring(state: State) -> Message:
    """All villagers hired: then there is no price."""
    if len(state.players[PERSON].villagers) < state.options.components.supplies.villagers:
        return message(HIRE, gold=town_hall.villager_price(state))
    return message(HIRE_NO_MORE)
