"""What is counted of a game of Hamlet, and in many of them."""

from dataclasses import replace
from random import Random

import pytest

from dorfplatz.core.record import read
from dorfplatz.core.seat import CHANCE
from dorfplatz.games.catalogue import course_of
from dorfplatz.games.hamlet.events import Why
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.reasons import Failure
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, SEATS, Ending
from dorfplatz.lab.hamlet import summary
from dorfplatz.lab.hamlet.modifiers import with_drawn_modifiers
from dorfplatz.lab.hamlet.summary import Counted
from dorfplatz.lab.hamlet.tally import Tally
from dorfplatz.lab.simulation import Outcome, Played, Simulation, play_game


@pytest.fixture(scope="module")
def played() -> Played:
    return play_game(Simulation("hamlet", ("steward",), {"modifiers": "two-villagers"}, "1"), 0)


@pytest.fixture(scope="module")
def tally(played: Played) -> Tally:
    assert isinstance(played.tally, Tally)
    return played.tally


def test_the_rules_seat_is_written_as_botrik_and_the_record_replays(played: Played) -> None:
    record = read(played.record)
    assert [(player.kind, player.name) for player in record.players] == [
        ("steward", "steward-0"),
        ("botrik", "Botrik"),
    ]
    assert course_of(record).is_complete


def test_turns_are_those_of_both_sides_also_where_the_person_is_asked_in_botriks(
    played: Played, tally: Tally
) -> None:
    assert played.outcome.turns == 2 * tally.rounds
    assert played.outcome.first == PERSON


def test_points_by_their_sources_are_all_points(played: Played, tally: Tally) -> None:
    for seat in SEATS:
        assert sum(tally.points[seat, why] for why in Why) == played.outcome.totals[seat]


def test_decisions_for_botrik_are_counted_apart(played: Played, tally: Tally) -> None:
    steps = course_of(read(played.record)).steps
    moves = sum(step.actor is not CHANCE for step in steps)
    assert tally.asked == played.record.count("\n0: choose ") > 0
    assert tally.decisions + tally.asked == moves


def test_what_botrik_did_follows_from_his_board(played: Played, tally: Tally) -> None:
    end = course_of(read(played.record)).state
    assert tally.succeeded[Action.SELL] == len(end.players[BOTRIK].sales)
    assert tally.succeeded[Action.ROAD] == end.roads_of(BOTRIK)
    assert tally.succeeded[Action.HIRE] == len(end.players[BOTRIK].villagers) - 2
    assert tally.orders.keys() == {order for order, seat in end.orders.items() if seat is not None}
    assert tally.failed[Action.ORDER, Failure.ORDERS] > 0


def test_drawn_modifiers_are_never_contrary_and_all_of_them_come_up() -> None:
    contrary = {Modifier.ONE_POINT_SITES.value, Modifier.FIVE_POINT_SITES.value}
    drawn = [with_drawn_modifiers({}, Random(seed))["modifiers"].split(",") for seed in range(300)]
    assert not any(contrary <= {*some} for some in drawn)
    assert {each for some in drawn for each in some} == {"none", *(each.value for each in Modifier)}


def test_modifiers_drawn_for_a_game_stand_in_its_record() -> None:
    simulation = Simulation("hamlet", ("uniform",), {}, "1", is_varied=True)
    games = [play_game(simulation, number) for number in range(3)]
    for game in games:
        assert game.tally is not None
        chosen = read(game.record).options["modifiers"]
        assert chosen == (",".join(each.value for each in game.tally.modifiers) or "none")
    assert len({read(game.record).options["modifiers"] for game in games}) > 1


EMPTY = Tally((), Ending.CHURCH, 15, 60, 20, {}, {}, {}, {}, 0)


def game(totals: tuple[int, int], tally: Tally = EMPTY) -> Counted:
    winner = PERSON if totals[PERSON] > totals[BOTRIK] else BOTRIK
    return Outcome(("steward", "botrik"), 0, totals, (winner,), 2 * tally.rounds), tally


WITH_SUPPORT = replace(EMPTY, modifiers=(Modifier.OPEN_SUPPORT,), ending=Ending.ROUNDS, rounds=30)
GAMES = [
    game((60, 50), replace(EMPTY, orders={"raw": (PERSON, 5)}, succeeded={Action.SELL: 4})),
    game((50, 60), replace(EMPTY, orders={"raw": (BOTRIK, 8)})),
    game((40, 70), WITH_SUPPORT),
    game((50, 60), replace(WITH_SUPPORT, failed={(Action.HIRE, Failure.GOLD): 6})),
]


def test_scores_have_a_mean_a_spread_and_ends() -> None:
    found = summary.scores(GAMES, PERSON)
    assert (found.mean, found.least, found.most) == (50, 40, 60)
    assert found.spread == pytest.approx(7.07, abs=0.01)


def test_wins_are_counted_for_games_with_each_modifier_and_with_none() -> None:
    won = summary.by_modifier(GAMES)
    assert [*won] == [None, Modifier.OPEN_SUPPORT]
    assert (won[None].games, won[None].share) == (2, 0.5)
    assert (won[Modifier.OPEN_SUPPORT].games, won[Modifier.OPEN_SUPPORT].share) == (2, 0)
    assert summary.wins(GAMES).low < summary.wins(GAMES).share == 0.25 < summary.wins(GAMES).high


def test_an_order_is_shown_with_who_fills_it_and_when() -> None:
    assert summary.orders(GAMES) == {"raw": summary.Filled(0.25, 0.25, 6.5)}


def test_actions_and_failures_are_counted_for_a_game() -> None:
    assert summary.succeeded(GAMES)[Action.SELL] == 1
    assert summary.failed(GAMES) == {(Action.HIRE, Failure.GOLD): 1.5}
    assert summary.endings(GAMES) == {Ending.CHURCH: 0.5, Ending.ROUNDS: 0.5}
