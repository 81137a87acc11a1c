"""The support tile: one gold a turn, while it lies open."""

from dorfplatz.games.hamlet.events import BowlFilled, OrderFilled, SupportTurned
from dorfplatz.games.hamlet.state import BOTRIK, PERSON
from tests.games.hamlet.botrik.situations import ALL_FOUR, FULL, found, gold, turn
from tests.games.hamlet.positions import play

LAST_RED = {"red": 1}


def test_his_gold_lies_on_it() -> None:
    state, events = turn()
    assert gold(events) == [("support", 1)]
    assert state.players[BOTRIK].gold == 3


def test_it_pays_only_once_in_a_turn() -> None:
    """For failing to hire; then the bowl is empty, which would pay as well."""
    _, events = turn("marker red", "choose farm", bowl=LAST_RED)
    assert found(events, BowlFilled)
    assert gold(events) == [("support", 1)]


def test_it_pays_again_in_his_next_turn() -> None:
    state, events = turn("marker blue", "end")
    assert state.turn == BOTRIK
    assert gold(events) == [("support", 1), ("support", 1)]


def test_what_the_person_does_meanwhile_pays_nothing() -> None:
    state, _ = turn("marker blue")
    assert state.turn == PERSON
    state, events = play(state, "produce farm")
    assert gold(events) == []
    assert state.players[BOTRIK].gold == 3


def test_while_it_is_covered_it_pays_nothing() -> None:
    _, events = turn(is_open=False)
    assert gold(events) == []


def test_gold_on_a_covered_tile_can_be_spent() -> None:
    _, events = turn(gold=(3, 5), is_open=False)
    assert gold(events) == [("villager", -5)]


def test_a_covered_tile_is_not_covered_again() -> None:
    _, events = turn(gold=(3, 5), is_open=False)
    assert found(events, SupportTurned) == []


def test_it_may_be_covered_and_uncovered_in_the_same_turn() -> None:
    """The first villager fills the gold order; the second draws the last marker."""
    state, events = turn(
        "marker red",
        "choose farm",
        gold=(3, 7),
        villagers=(["church"], ALL_FOUR),
        bowl=LAST_RED,
    )
    assert found(events, SupportTurned) == [SupportTurned(False), SupportTurned(True)]
    assert gold(events) == [("order", -7), ("support", 1)]
    assert state.automa.is_open


def test_failing_to_hire_pays_at_once_whatever_he_does_then() -> None:
    """The same villager fills an order."""
    _, events = turn(tokens=FULL | {"farm": "wheat wheat"})
    assert found(events, OrderFilled)
    assert gold(events) == [("support", 1)]


def test_without_a_reason_it_pays_nothing() -> None:
    _, events = turn(gold=(3, 5))
    assert gold(events) == [("villager", -5)]
