"""The end: when the last church order is filled the round is finished, you first, Botrik last."""

import pytest

from dorfplatz.games.hamlet.cardboard.components import standard, write
from dorfplatz.games.hamlet.events import (
    Event,
    GameEnded,
    OrderFilled,
    Scored,
    TurnBegan,
    TurnEnded,
    Walked,
)
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, SEATS, Ending, Phase, State
from tests.games.hamlet.positions import play, position, refused

THREE = {"raw": 0, "cellar": 1, "loft": 0}
LAST_ROUND = standard().supplies.rounds
ALL_FOUR = {"gold": 1, **THREE}


def ended(points: tuple[int, int] = (0, 0)) -> tuple[State, list[Event]]:
    """A game whose last order the person fills."""
    state = position(choices="fixed", gold=(10, 2), orders=THREE, points=points)
    return play(state, "order gold", "end", "marker red")


def test_the_round_in_which_the_last_order_is_filled_is_finished() -> None:
    state = position(choices="fixed", gold=(10, 2), orders=THREE)
    state, _ = play(state, "order gold")
    assert HAMLET.actor(state) == PERSON
    state, _ = play(state, "end")
    assert state.phase is Phase.MARK
    state, events = play(state, "marker red")
    assert GameEnded(Ending.CHURCH, 1) in events
    assert HAMLET.actor(state) is None


def test_if_botrik_fills_the_last_order_his_other_villagers_still_act() -> None:
    state = position(
        choices="fixed", gold=(3, 7), orders=THREE, villagers=(("church",), ("church",) * 4)
    )
    state, events = play(state, "end", "marker red", "marker red", "marker blue")
    order = events.index(OrderFilled(BOTRIK, "gold", False))
    walked = [event for event in events[order:] if isinstance(event, Walked)]
    assert len(walked) == 4
    assert state.ending is Ending.CHURCH


def test_while_an_order_is_open_the_next_round_begins() -> None:
    state, events = play(position(choices="fixed", orders=THREE), "end", "marker red")
    assert TurnBegan(PERSON, 2) in events
    assert state.ending is None


def test_after_so_many_rounds_the_game_ends_as_well() -> None:
    before = position(choices="fixed", round_number=LAST_ROUND - 1)
    state, events = play(before, "end", "marker red")
    assert TurnBegan(PERSON, LAST_ROUND) in events
    last = position(choices="fixed", round_number=LAST_ROUND)
    state, events = play(last, "end", "marker red")
    assert GameEnded(Ending.ROUNDS, LAST_ROUND) in events
    assert state.ending is Ending.ROUNDS


def test_a_component_file_may_set_another_number_of_rounds() -> None:
    short = write(standard()).replace(f"rounds = {LAST_ROUND}", "rounds = 1")
    state, _ = play(position(choices="fixed", components=short), "end", "marker red")
    assert state.ending is Ending.ROUNDS


def test_an_order_filled_in_the_last_round_of_all_ends_the_game_as_an_order() -> None:
    state = position(choices="fixed", gold=(10, 2), orders=THREE, round_number=LAST_ROUND)
    state, _ = play(state, "order gold", "end", "marker red")
    assert state.ending is Ending.CHURCH


def test_when_the_game_is_over_nobody_acts_and_nothing_is_possible() -> None:
    state, _ = ended()
    assert HAMLET.actor(state) is None
    assert HAMLET.legal(state) == ()
    for move in ("end", "produce farm", "marker red", "draw sawmill", "choose farm", "lay 0,0,0"):
        assert refused(state, move) == "hamlet.refusal.game-over"


def test_there_is_no_result_before_the_end() -> None:
    assert HAMLET.result(position(orders=ALL_FOUR)) is None


def test_the_result_says_why_the_game_ended_and_where_points_came_from() -> None:
    state, _ = ended()
    result = HAMLET.result(state)
    assert result is not None
    assert result.reason == "church-orders"
    person, botrik = result.parts
    assert list(person) == [
        "play",
        "sites",
        "planner",
        "route",
        "chaplain",
        "merchant",
        "landscaper",
        "gold",
    ]
    assert [*botrik][:-1] == [*person][:-1]
    assert [*botrik][-1] == "goods-left"
    assert result.totals == (sum(person.values()), sum(botrik.values()))


def test_the_final_scoring_is_told_after_the_end() -> None:
    state, events = ended()
    at = events.index(GameEnded(Ending.CHURCH, 1))
    assert isinstance(events[at - 1], TurnEnded)
    told = events[at + 1 :]
    assert all(isinstance(event, Scored) and event.points for event in told)
    result = HAMLET.result(state)
    assert result is not None
    for seat in SEATS:
        scored = sum(each.points for each in told if isinstance(each, Scored) and each.seat == seat)
        assert state.players[seat].points + scored == result.totals[seat]


@pytest.mark.parametrize(
    ("points", "winner"), [((50, 40), PERSON), ((40, 50), BOTRIK), ((-11, 0), BOTRIK)]
)
def test_whoever_has_more_points_wins(points: tuple[int, int], winner: int) -> None:
    result = HAMLET.result(ended(points)[0])
    assert result is not None
    assert result.winners == (winner,)


def test_in_a_tie_the_person_has_not_won() -> None:
    first = HAMLET.result(ended()[0])
    assert first is not None
    ahead = first.totals[PERSON] - first.totals[BOTRIK]
    result = HAMLET.result(ended((0, ahead))[0])
    assert result is not None
    assert result.totals[PERSON] == result.totals[BOTRIK]
    assert result.winners == (BOTRIK,)
