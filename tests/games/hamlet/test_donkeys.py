"""Each own donkey may move once a turn, to a place joined by a road."""

from dorfplatz.games.hamlet.events import DonkeyLed
from dorfplatz.games.hamlet.state import PERSON, Piece
from tests.games.hamlet.positions import play, position, possible, refused


def test_a_donkey_moves_to_a_joined_place() -> None:
    state, events = play(position(), "donkey church farm")
    assert state.players[PERSON].donkeys == [Piece("farm", is_done=True)]
    assert events == [DonkeyLed(PERSON, "church", "farm")]


def test_a_donkey_may_go_to_every_joined_place_and_no_further() -> None:
    assert possible(position(donkeys=("farm",)), "donkey") == ["donkey farm church"]
    assert possible(position(), "donkey") == [
        "donkey church town-hall",
        "donkey church market",
        "donkey church farm",
        "donkey church woodcutter",
        "donkey church quarry",
    ]


def test_beside_each_other_is_not_joined() -> None:
    state = position(donkeys=("farm",))
    assert "market" in state.village.neighbours["farm"]
    assert refused(state, "donkey farm market") == "hamlet.refusal.not-joined"


def test_a_built_road_joins() -> None:
    state = position(donkeys=("farm",), roads=("path farm market 1",))
    assert possible(state, "donkey") == ["donkey farm church", "donkey farm market"]


def test_a_donkey_moves_only_once_a_turn() -> None:
    state, _ = play(position(), "donkey church farm")
    assert possible(state, "donkey") == []
    assert refused(state, "donkey farm church") == "hamlet.refusal.no-donkey"


def test_each_donkey_may_move() -> None:
    state = position(donkeys=("church", "church", "farm"))
    state, _ = play(state, "donkey church farm", "donkey church farm", "donkey farm church")
    assert sorted(donkey.place for donkey in state.players[PERSON].donkeys) == [
        "church",
        "farm",
        "farm",
    ]
    assert possible(state, "donkey") == []


def test_two_donkeys_on_a_place_are_listed_once() -> None:
    twice = position(donkeys=("farm", "farm"))
    assert possible(twice, "donkey") == ["donkey farm church"]


def test_pieces_never_block() -> None:
    state = position(donkeys=("church", "farm"), villagers=(("farm",), ("farm",)))
    state, _ = play(state, "donkey church farm")
    assert state.players[PERSON].donkeys == [Piece("farm", is_done=True), Piece("farm")]


def test_without_a_donkey_there_none_can_be_led() -> None:
    assert refused(position(), "donkey farm church") == "hamlet.refusal.no-donkey"
    assert refused(position(), "donkey nowhere church") == "hamlet.refusal.no-donkey"


def test_donkeys_may_move_before_between_and_after_what_villagers_do() -> None:
    state = position(donkeys=("church", "church"), villagers=(("church",) * 2, ("church",)))
    state, _ = play(
        state, "donkey church farm", "produce farm", "donkey church quarry", "produce quarry"
    )
    assert state.players[PERSON].ready == []
    assert possible(state) == ["end"]


def test_a_new_turn_lets_the_donkeys_move_again() -> None:
    state, _ = play(position(choices="fixed"), "donkey church farm", "end", "marker red")
    assert state.players[PERSON].donkeys == [Piece("farm")]
    assert possible(state, "donkey") == ["donkey farm church"]
