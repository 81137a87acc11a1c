"""Each own villager walks any distance along connected roads, does one thing, and rests."""

import pytest

from dorfplatz.games.hamlet.events import TurnBegan, TurnEnded, Walked
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Phase, Piece
from tests.games.hamlet.positions import play, position, possible, refused

CHAIN = {"plank-barn": "at market", "stone-barn": "at plank-barn"}


def test_a_villager_walks_to_where_it_acts_and_rests_there() -> None:
    state, events = play(position(), "produce farm")
    assert state.players[PERSON].villagers == [Piece("farm", is_done=True)]
    assert Walked(PERSON, "church", "farm") in events


def test_a_villager_walks_any_distance() -> None:
    state = position(laid=CHAIN, villagers=(("quarry",), ("church",)))
    state, events = play(state, "produce stone-barn wood wood wood")
    assert Walked(PERSON, "quarry", "stone-barn") in events


def test_a_villager_may_act_where_it_stands() -> None:
    _, events = play(position(villagers=(("farm",), ("church",))), "produce farm")
    assert Walked(PERSON, "farm", "farm") in events


def test_a_villager_acts_once_a_turn() -> None:
    state, _ = play(position(), "produce farm")
    for move in ("produce quarry", "take sawmill", "sell wood-wood-wheat", "path farm market"):
        assert refused(state, move) == "hamlet.refusal.no-villager"
    assert all(move == "end" or move.startswith("donkey") for move in possible(state))


def test_every_villager_acts_once() -> None:
    state = position(villagers=(("church", "market"), ("church",)))
    state, _ = play(state, "produce farm", "produce quarry")
    assert state.players[PERSON].ready == []
    assert refused(state, "produce woodcutter") == "hamlet.refusal.no-villager"


def test_the_nearest_villager_goes() -> None:
    villagers, sales = (("quarry", "market", "farm"), ("church",)), ("wood-wood-wheat",)
    state, _ = play(position(villagers=villagers, sales=sales), "sell wood-wood-wheat")
    assert state.players[PERSON].villagers == [
        Piece("quarry"),
        Piece("market", is_done=True),
        Piece("farm"),
    ]


def test_one_that_has_acted_does_not_go_again_however_near() -> None:
    state = position(villagers=(("quarry", "farm!"), ("church",)))
    state, _ = play(state, "produce farm")
    assert state.players[PERSON].villagers == [
        Piece("farm", is_done=True),
        Piece("farm", is_done=True),
    ]


@pytest.mark.parametrize(
    "move",
    ["make stonemason 1", "build woodland from stonemason", "bridge stonemason town-hall"],
)
def test_no_villager_goes_where_no_road_leads(move: str) -> None:
    state = position(laid={"stonemason": "apart at town-hall"}, blueprints=(("woodland",), ()))
    assert refused(state, move) == "hamlet.refusal.not-connected"


def test_no_villager_goes_where_there_is_nothing() -> None:
    assert refused(position(), "make sawmill 1") == "hamlet.refusal.no-place"


def test_the_turn_may_be_ended_at_any_time() -> None:
    state, events = play(position(), "end")
    assert events[:2] == [TurnEnded(PERSON), TurnBegan(BOTRIK, 1)]
    assert state.turn == BOTRIK


def test_ending_the_turn_is_always_the_last_choice() -> None:
    for state in (position(), position(villagers=(("farm!",), ("farm",)))):
        assert possible(state)[-1] == "end"


def test_choices_come_in_a_fixed_order() -> None:
    state = position(
        gold=(10, 2),
        laid={"sawmill": "at market"},
        blueprints=(("woodland",), ()),
        donkeys=("church", "farm"),
        row=("lime-tree",),
        sales=("wood-wood-wheat",),
    )
    beginnings = [move.split()[0] for move in possible(state)]
    assert list(dict.fromkeys(beginnings)) == [
        "produce",
        "make",
        "sell",
        "order",
        "take",
        "hire",
        "build",
        "bridge",
        "path",
        "donkey",
        "end",
    ]
    assert possible(state) == possible(state)


def test_all_villagers_are_ready_again_in_the_next_turn() -> None:
    villagers = (("church", "farm"), ("church",))
    state = position(choices="fixed", villagers=villagers, orders={"raw": 0})
    state, events = play(state, "produce quarry", "produce farm", "end", "marker red")
    assert TurnBegan(PERSON, 2) in events
    assert (state.turn, state.round, state.phase) == (PERSON, 2, Phase.TURN)
    assert state.players[PERSON].villagers == [Piece("quarry"), Piece("farm")]


def test_only_the_person_ever_acts() -> None:
    state, _ = play(position(), "end", "marker red")
    assert (state.turn, state.phase) == (BOTRIK, Phase.ASK)
    assert HAMLET.actor(state) == PERSON
