"""Recorded games replay to the exact result, one for each way a game can end."""

from pathlib import Path

import pytest

from dorfplatz.core.record import read, write
from dorfplatz.games.bohemian.events import CoinsPaid, TurnEnded
from dorfplatz.games.catalogue import AnyCourse, course_of

RECORDS = Path(__file__).parent

RESULTS = {
    "no-figures-2-seats": ("no-figures", (69, 22), (0,)),
    "no-figures-3-seats": ("no-figures", (57, 28, 21), (0,)),
    "no-figures-4-seats": ("no-figures", (38, 17, 25, 23), (0,)),
    "no-figures-5-seats": ("no-figures", (41, 13, 23, 12, 35), (0,)),
    "bank-empty-by-a-farm": ("bank-empty", (52, 73), (1,)),
    "bank-empty-by-a-manor": ("bank-empty", (44, 44, 47), (2,)),
    "bank-empty-by-flour": ("bank-empty", (37, 35, 35), (0,)),
    "bank-empty-by-glass": ("bank-empty", (46, 47, 40), (1,)),
    "bank-empty-by-automatic-income": ("bank-empty", (57, 52), (0,)),
    "bank-empty-by-collected-income": ("bank-empty", (50, 45, 40), (0,)),
    "shared-win": ("no-figures", (37, 37), (0, 1)),
    "passed": ("bank-empty", (41, 40, 33), (0,)),
    "with-undo": ("no-figures", (69, 22), (0,)),
}


def replayed(name: str) -> AnyCourse:
    return course_of(read((RECORDS / f"{name}.dorf").read_text("utf-8")))


def test_every_recorded_game_is_in_the_list() -> None:
    assert {path.stem for path in RECORDS.glob("*.dorf")} == set(RESULTS)


@pytest.mark.parametrize("name", RESULTS)
def test_a_recorded_game_replays_to_its_result(name: str) -> None:
    course = replayed(name)
    result = course.game.result(course.state)
    assert result is not None
    assert (result.reason, result.totals, result.winners) == RESULTS[name]


@pytest.mark.parametrize("name", RESULTS)
def test_a_recorded_game_is_written_as_it_was_read(name: str) -> None:
    text = (RECORDS / f"{name}.dorf").read_text("utf-8")
    assert write(replayed(name).record) == text


@pytest.mark.parametrize(
    ("name", "move", "why"),
    [
        ("bank-empty-by-a-farm", "Place", "farm"),
        ("bank-empty-by-a-manor", "Place", "manor"),
        ("bank-empty-by-flour", "Place", "flour"),
        ("bank-empty-by-glass", "Place", "glass"),
        ("bank-empty-by-automatic-income", "End", "inns"),
        ("bank-empty-by-collected-income", "Collect", "inns"),
    ],
)
def test_the_last_coins_of_the_bank_were_paid_for_this(name: str, move: str, why: str) -> None:
    last = replayed(name).steps[-1]
    assert type(last.move).__name__ == move
    assert why in [event.why.value for event in last.events if isinstance(event, CoinsPaid)]


def test_in_one_recorded_game_a_player_has_to_pass() -> None:
    events = [event for step in replayed("passed").steps for event in step.events]
    assert any(isinstance(event, TurnEnded) and event.passed for event in events)


def test_taking_moves_back_leads_to_the_same_game() -> None:
    assert replayed("with-undo").state == replayed("no-figures-2-seats").state
