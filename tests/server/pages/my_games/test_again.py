"""Old games replayed: every difference is told, and nothing else."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from dorfplatz.bots.uniform import Uniform
from dorfplatz.core.dice_facts import Dice
from dorfplatz.core.record import Player, Record, write
from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import course_of
from dorfplatz.play.checkable_dice import CheckableSource, hash_of
from dorfplatz.play.table import Table, new_record
from dorfplatz.server.pages.my_games import again
from dorfplatz.server.pages.my_games.again import Old, replayed
from dorfplatz.server.pages.my_games.words import NO_RESULT, NOT_OVER
from dorfplatz.server.tables.summaries import summary_of
from tests.server.pages.my_games.stored import HAMLET, course, record

SECRET = "5e" * 32
DICE = Dice(hash_of(SECRET), {Seat(0): "a1" * 32})
LOST = record("bank-empty-by-a-farm")
HISTORY = summary_of(course_of(LOST))["history"]


def told(old: Old) -> list[str]:
    return [str(each) for each in replayed(old).differences]


def old(**changed: Any) -> Old:
    """A game as it was kept, with something else noted beside it."""
    summary = summary_of(course_of(LOST)) | changed
    return Old("lost", write(LOST), over=True, summary=json.dumps(summary))


def test_games_that_are_as_they_were_have_no_differences() -> None:
    assert replayed(old()) == again.Replayed("lost", 1)
    both = write(course("rounds-won", HAMLET).record) + write(LOST)
    assert replayed(Old("two", both)) == again.Replayed("two", 2)


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"totals": [52, 74]}, "The totals were 52, 74; now they are 52, 73."),
        ({"winners": [0]}, "The winners were greedy-0; now they are greedy-1."),
        ({"winners": []}, "The winners were nobody; now they are greedy-1."),
        ({"reason": "no-figures"}, "It ended by “no-figures”; now it ends by “bank-empty”."),
        (
            {"history": [*HISTORY[:3], [9, 9], *HISTORY[4:]]},
            f"After turn 3 the totals were 9, 9; now they are {', '.join(map(str, HISTORY[3]))}.",
        ),
        ({"history": HISTORY[:-1]}, "It had 44 turns; now it has 45."),
        ({"totals": None}, "What was noted of its result cannot be read."),
    ],
)
def test_what_was_noted_of_the_result_is_compared(changed: dict[str, Any], sentence: str) -> None:
    assert told(old(**changed)) == [sentence]


def test_a_summary_without_its_parts_is_a_difference() -> None:
    assert told(replace(old(), summary="{}")) == ["What was noted of its result cannot be read."]
    assert told(replace(old(), summary="{")) == ["What was noted of its result cannot be read."]


def test_a_record_that_is_refused_is_named_with_its_line() -> None:
    entries = [*LOST.entries[:40], *LOST.entries[41:]]
    assert told(Old("gap", write(replace(LOST, entries=tuple(entries)))))[0].startswith("Line ")
    assert told(Old("torn", write(LOST)[:-1]))[0].endswith("cut off in the middle of a line.")


def test_a_result_that_is_missing_or_not_known_is_a_difference() -> None:
    unfinished = write(replace(LOST, entries=LOST.entries[:-1]))
    assert told(Old("x", unfinished, over=True)) == [NO_RESULT.english]
    assert told(Old("x", write(LOST), over=False)) == [NOT_OVER.english]
    assert told(Old("x", unfinished, over=False)) == []


def test_a_fault_of_the_code_is_told_and_does_not_stop_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(_record: Record) -> None:
        raise KeyError("house")

    monkeypatch.setattr(again, "course_of", fails)
    assert told(old()) == ["To replay it fails: KeyError 'house'"]


def with_dice() -> Record:
    """A game whose dice can be checked, as far as it has come."""
    players = (Player("person", "Ada"), Player("person", "Ben"))
    begun = course_of(replace(new_record(BOHEMIAN, players, {}), dice=DICE))
    table = Table(begun, CheckableSource(SECRET, DICE.numbers, 0))
    for _ in range(30):
        seat = begun.actor
        assert isinstance(seat, int)
        move = Uniform(BOHEMIAN).choose(begun.state, Random(1))
        table.submit(seat, table.version, BOHEMIAN.write(begun.state, move))
    return begun.record


def test_dice_that_do_not_follow_from_their_secret_are_a_difference() -> None:
    text = write(with_dice())
    assert told(Old("hidden", text)) == []
    assert told(Old("fair", text, secret=SECRET)) == []
    assert "is not the one whose hash" in told(Old("other", text, secret="77" * 32))[0]
