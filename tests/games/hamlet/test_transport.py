"""Resources stay where they lie; a chain of own donkeys must lead to where one is used."""

import pytest

from dorfplatz.games.hamlet.actions.transport import sources
from dorfplatz.games.hamlet.events import Used
from dorfplatz.games.hamlet.kinds import Resource
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Token
from tests.games.hamlet.positions import play, position, refused

CHAIN = {"plank-barn": "at market", "stone-barn": "at plank-barn"}
ALL = ["church", "town-hall", "market", "farm", "woodcutter", "quarry"]


def test_what_lies_there_and_next_to_it_needs_no_donkey() -> None:
    assert sources(position(donkeys=()), PERSON, "farm") == ["church", "farm"]
    assert sources(position(donkeys=()), PERSON, "church") == ALL


def test_every_place_between_must_hold_a_donkey() -> None:
    assert sources(position(donkeys=("church",)), PERSON, "farm") == ALL
    assert sources(position(donkeys=("market",)), PERSON, "farm") == ["church", "farm"]


def test_no_donkey_is_needed_where_it_lies_or_where_it_is_used() -> None:
    state = position(laid=CHAIN, donkeys=("market", "plank-barn"))
    assert sources(state, PERSON, "stone-barn") == ["church", "market", "plank-barn", "stone-barn"]


@pytest.mark.parametrize(
    ("donkeys", "reached"),
    [
        ((), {"plank-barn"}),
        (("plank-barn",), {"plank-barn", "market"}),
        (("market",), {"plank-barn"}),
        (("plank-barn", "market"), {"plank-barn", "market", "church"}),
        (("plank-barn", "church"), {"plank-barn", "market"}),
        (("plank-barn", "market", "church"), {"plank-barn", *ALL}),
    ],
)
def test_a_gap_in_the_chain_cuts_it(donkeys: tuple[str, ...], reached: set[str]) -> None:
    state = position(laid=CHAIN, donkeys=donkeys)
    assert {*sources(state, PERSON, "stone-barn")} == {"stone-barn", *reached}


def test_a_donkey_that_has_moved_carries_too() -> None:
    assert sources(position(donkeys=("church!",)), PERSON, "farm") == ALL


def test_one_donkey_carries_any_number() -> None:
    tokens = {"woodcutter": "wood wood wood", "quarry": "stone stone stone"}
    state = position(tokens=tokens, sales=("wood-wood-wheat",))
    state, events = play(state, "sell wood-wood-wheat")
    assert len([event for event in events if isinstance(event, Used)]) == 3


def test_only_own_donkeys_carry() -> None:
    state = position(donkeys=(), sales=("wood-wood-wheat",))
    assert refused(state, "sell wood-wood-wheat") == "hamlet.refusal.missing-for-sale"


def test_roads_that_anyone_built_carry_everyones_resources() -> None:
    apart = position(donkeys=(), sales=("wheat-wheat-wheat-wood", "milk"))
    joined = position(donkeys=(), roads=("path farm market 1",))
    assert "farm" not in sources(apart, PERSON, "market")
    assert "farm" in sources(joined, PERSON, "market")


def test_a_place_without_a_road_gives_nothing() -> None:
    state = position(laid={"stonemason": "apart at town-hall"}, donkeys=("church", "town-hall"))
    assert "stonemason" not in sources(state, PERSON, "church")


def test_botrik_needs_no_donkeys_but_a_connection() -> None:
    laid = {**CHAIN, "stonemason": "apart at town-hall"}
    state = position(laid=laid, donkeys=())
    assert sources(state, BOTRIK, "farm") == [*ALL, "plank-barn", "stone-barn"]


def test_what_is_used_is_told_with_where_it_lay_and_where_it_was_used() -> None:
    _, events = play(position(laid={"stonemason": "at market"}, donkeys=()), "produce quarry")
    assert not [event for event in events if isinstance(event, Used)]
    state = position(laid={"stonemason": "at market"}, donkeys=("church", "market"))
    _, events = play(state, "make stonemason 1")
    used = [event for event in events if isinstance(event, Used)]
    assert used == [Used(PERSON, Token(Resource.STONE), "quarry", "stonemason")]
