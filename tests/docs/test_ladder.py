"""The published ladder: it is what was measured, of these bots; a small part is measured anew."""

import json
from itertools import pairwise

import pytest

from dorfplatz.bots.roster import ROSTER
from dorfplatz.lab.arena import Arena, in_blocks, play
from dorfplatz.lab.standings import standings
from tools.ladder import BEGIN, END, PAGE, RESULTS, ROWS, STEPS, minds, table

LADDER = json.loads(RESULTS.read_text("utf-8"))
SLICES = [
    ("apprentice", "uniform", 4, 8),
    pytest.param("tuned", "greedy", 2, 12, marks=pytest.mark.outer),
    pytest.param("journeyman", "tuned", 4, 8, marks=pytest.mark.outer),
]
"""Bots that do not think by the clock: the same seed gives the same games."""


def test_the_table_shows_what_was_measured() -> None:
    shown = PAGE.read_text("utf-8").split(BEGIN)[1].split(END)[0]
    assert shown == table(LADDER)


def test_the_ladder_was_measured_with_what_the_bots_know_now() -> None:
    assert LADDER["minds"] == minds()


def test_the_steps_are_those_of_the_roster() -> None:
    assert tuple(ROSTER["bohemian"]) == STEPS


def test_every_row_was_measured() -> None:
    measured = [(row["bot"], row["others"], row["seats"]) for row in LADDER["rows"]]
    assert measured == [(row.bot, row.others, row.seats) for row in ROWS]


def test_each_step_wins_more_than_its_share_against_the_one_below() -> None:
    for below, above in pairwise(STEPS):
        for row in LADDER["rows"]:
            if (row["bot"], row["others"]) == (above, below):
                assert row["low"] > 1 / row["seats"], row


@pytest.mark.parametrize(("bot", "others", "seats", "games"), SLICES)
def test_a_small_part_measured_anew_agrees(bot: str, others: str, seats: int, games: int) -> None:
    arena = Arena("bohemian", (bot, others), seats, {}, "slice", 0.1)
    blocks = in_blocks(arena, games, dict(play(arena, games, 1, {})))
    share = standings(blocks, arena.kinds)[0].share
    row = next(
        row
        for row in LADDER["rows"]
        if (row["bot"], row["others"], row["seats"]) == (bot, others, seats)
    )
    assert share.low <= row["high"]
    assert row["low"] <= share.high
