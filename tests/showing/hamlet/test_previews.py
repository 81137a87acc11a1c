"""What a move would use is what the rules then do."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from dorfplatz.core.text import say
from dorfplatz.games.hamlet.actions import transport
from dorfplatz.games.hamlet.events import Event, GoldChanged, Traded, Used, Walked, Why
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import Act, Build, BuildRoad, Fill, Make, Move, Sell
from dorfplatz.games.hamlet.state import PERSON, Phase, State
from dorfplatz.showing.hamlet.choosing.choices import price
from dorfplatz.showing.hamlet.choosing.previews import Preview, carried_over, preview, walker
from dorfplatz.showing.hamlet.choosing.previews_words import bring_words, use_words
from tests.games.hamlet.positions import position
from tests.showing.hamlet.games import SEEDS, decisions, played

FEES = (Why.ORDER, Why.PLACE)


@cache
def cases() -> list[State]:
    return [state for seed in SEEDS for state in decisions(played(seed))]


def paying(state: State) -> Iterator[Act]:
    if state.phase is Phase.TURN:
        moves = HAMLET.legal(state)
        yield from (move for move in moves if isinstance(move, Make | Sell | Fill | Build))
        yield from (move for move in moves if isinstance(move, BuildRoad))


def done(state: State, move: Move) -> tuple[State, list[Event]]:
    """With a place laid wherever it first can be."""
    after, events = HAMLET.play(state, move)
    if after.phase is Phase.LAY:
        after, more = HAMLET.play(after, HAMLET.legal(after)[0])
        return after, [*events, *more]
    return after, [*events]


def paid(events: list[Event], *whys: Why) -> int:
    changes = [each for each in events if isinstance(each, GoldChanged) and each.seat == PERSON]
    return -sum(each.gold for each in changes if each.why in whys and each.gold < 0)


def shown(given: Preview) -> str:
    return "; ".join(map(say, use_words(given)))


def test_without_a_choice_exactly_what_was_shown_is_used_and_bought() -> None:
    checked = 0
    for state in cases():
        for move in paying(state):
            given = preview(state, move)
            assert given.gold == price(state, move)
            if any(portion.is_open for portion in given.portions):
                continue
            after, events = done(state, move)
            assert after.phase is not Phase.PAY
            used = Counter((each.place, each.token) for each in events if isinstance(each, Used))
            assert used == Counter(given.used)
            assert paid(events, Why.TRADE) == given.trade
            assert paid(events, *FEES) == given.fee
            traded = [each.count for each in events if isinstance(each, Traded)]
            assert traded == [each.bought for each in given.portions if each.bought]
            checked += 1
    assert checked > 300


def test_with_a_choice_the_rules_ask_for_it() -> None:
    asked = 0
    for state in cases():
        for move in paying(state):
            if any(portion.is_open for portion in preview(state, move).portions):
                after, _ = done(state, move)
                assert after.phase is Phase.PAY
                assert after.bill is not None
                asked += 1
    assert asked > 5


def test_the_villager_who_goes_is_the_one_shown() -> None:
    for state in cases()[::2]:
        for move in paying(state):
            number = walker(state, preview(state, move).site)
            assert number is not None
            _, events = HAMLET.play(state, move)
            went = next(each for each in events if isinstance(each, Walked))
            assert state.players[PERSON].villagers[number].place == went.start


def test_porters_are_places_with_a_donkey_that_lead_from_one_to_the_next() -> None:
    for state in cases()[::5]:
        donkeys = {each.place for each in state.players[PERSON].donkeys}
        for site in state.network.connected:
            for start in transport.sources(state, PERSON, site):
                between = carried_over(state, start, site)
                assert {*between} <= donkeys
                assert {start, site}.isdisjoint(between)
                chain = [start, *between, site]
                for one, other in pairwise(chain):
                    assert one == other or other in state.network.joined[one]


def test_what_is_used_is_said_with_where_it_lies_and_who_carries_it() -> None:
    state = position(blueprints=(["sawmill"], []))
    assert shown(preview(state, Build("sawmill", "market"))) == (
        "2 wheat (Farm); 1 stone (Quarry); carried over Church"
    )


def test_what_is_missing_is_said_with_its_price() -> None:
    state = position(blueprints=(["sawmill"], []), tokens={"quarry": ""}, gold=(9, 2))
    given = preview(state, Build("sawmill", "market"))
    assert shown(given) == ("2 wheat (Farm); buys 1 stone for 3 gold; carried over Church")
    assert given.trade == 3


def test_a_choice_is_said_with_all_places_there_are() -> None:
    state = position(
        laid={"hay-barn": "at market"},
        tokens={"hay-barn": "wheat", "farm": "wheat wheat"},
        blueprints=(["sawmill"], []),
        donkeys=["church", "market"],
        gold=(9, 2),
    )
    given = preview(state, Build("sawmill", "market"))
    assert "2 of 3 wheat: Farm, Hay Barn" in shown(given)


def test_the_owners_of_goods_get_their_reward() -> None:
    state = position(
        laid={"sawmill": "", "flour-mill": ""},
        donkeys=["sawmill"],
        tokens={"sawmill": "fine-timber:0", "flour-mill": "flour:1"},
        sales=["timber-flour"],
    )
    assert shown(preview(state, Sell("timber-flour"))).endswith(
        "Player 1 gets 2★ + 2 gold for goods; Player 2 gets 2★ for goods"
    )


def test_a_first_place_of_its_good_takes_the_milestone() -> None:
    state = position(blueprints=(["sawmill"], []))
    words = [*map(say, bring_words(state, Build("sawmill", "market")))]
    assert words == ["takes the milestone Carpenter"]


@pytest.mark.parametrize("place", ["farm", "church"])
def test_what_lies_at_the_place_itself_needs_no_donkey(place: str) -> None:
    assert carried_over(position(donkeys=[]), place, place) == ()
