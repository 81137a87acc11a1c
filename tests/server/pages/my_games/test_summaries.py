"""What is kept of a game that is over."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from dorfplatz.core.record import Player
from dorfplatz.games.catalogue import GAMES, course_of
from dorfplatz.play.table import new_record
from dorfplatz.server.tables.summaries import read_summary, summary_of, summary_text
from tests.server.pages.my_games.stored import BOHEMIAN, HAMLET, course, record

ALL = [*sorted(BOHEMIAN.glob("*.dorf")), *sorted(HAMLET.glob("*.dorf"))]


@pytest.mark.parametrize(
    ("name", "folder"), [("no-figures-5-seats", BOHEMIAN), ("rounds-won", HAMLET)]
)
def test_a_summary_says_what_the_record_says(name: str, folder: Path) -> None:
    text = record(name, folder).entries[-1].text
    summary = read_summary(summary_text(course(name, folder)))
    assert " ".join([summary.reason, *map(str, summary.totals)]) == text
    assert summary.history[0] == (0,) * len(summary.totals)
    assert summary.history[-1] == summary.totals
    assert summary.totals[summary.winners[0]] == max(summary.totals)


def test_places_follow_the_totals_and_equals_share_one() -> None:
    assert read_summary(summary_text(course("bank-empty-by-flour"))).places == (1, 2, 2)
    assert read_summary(summary_text(course("shared-win"))).places == (1, 1)


def test_who_wins_among_equals_comes_before_them() -> None:
    shared = read_summary(summary_text(course("shared-win")))
    assert replace(shared, winners=shared.winners[1:]).places == (2, 1)


@pytest.mark.parametrize("name", ["no-figures-3-seats", "church-orders-won"])
def test_a_game_that_was_not_finished_is_summed_up_as_it_stands(name: str) -> None:
    found = record(name, BOHEMIAN if name.startswith("no") else HAMLET)
    stopped = course_of(replace(found, entries=found.entries[:60]))
    summary = summary_of(stopped)
    assert summary["winners"] == []
    assert (summary["winners"], summary["reason"]) == ([], "")
    assert summary["totals"] == summary["history"][-1]
    assert read_summary(json.dumps(summary)).places is None


@pytest.mark.parametrize("name", GAMES)
def test_even_a_game_without_a_move_has_a_summary(name: str) -> None:
    game = GAMES[name]
    kinds = ["person", game.automas().get(1, "greedy")]  # type: ignore[call-overload]
    players = tuple(Player(kind, f"P{seat}") for seat, kind in enumerate(kinds))
    assert summary_of(course_of(new_record(game, players, {})))["totals"] == [0, 0]


def test_dice_are_counted_where_there_are_any() -> None:
    assert len(summary_of(course("shared-win"))["dice"]["seats"]) == 2
    assert summary_of(course("rounds-won", HAMLET))["dice"] == {}
