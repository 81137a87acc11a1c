"""The arena: fixed games, in any number of processes, that can be gone on with."""

from itertools import islice

import pytest

from dorfplatz.bots import roster
from dorfplatz.bots.game_bots import AnyBot
from dorfplatz.lab.arena import Arena, fixtures, in_blocks, play
from dorfplatz.lab.deciding import Decision
from dorfplatz.lab.parallel import as_finished
from dorfplatz.lab.sequential import Verdict
from dorfplatz.lab.simulation import Outcome, play_out
from tests.lab.outcomes import outcome


def arena(names: tuple[str, ...] = ("greedy", "uniform"), seats: int = 2, seed: str = "1") -> Arena:
    return Arena("bohemian", names, seats, {}, seed, 0.1)


def test_the_games_of_a_block_have_the_same_boards_dice_and_first_seat() -> None:
    def chance(number: int) -> list[str]:
        sitting = next(islice(fixtures(arena(("uniform", "greedy"))), number, None)).sitting
        before, *_ = play_out(sitting).record.partition(": reroll")
        return [line for line in before.splitlines() if line.startswith("chance: ")][:6]

    assert chance(0) == chance(1)
    assert chance(0) != chance(2)


def test_bots_get_the_time_they_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    given = []

    def maker(seconds: float) -> AnyBot:
        given.append(seconds)
        return roster.bot("bohemian", "uniform")

    monkeypatch.setitem(roster.ROSTER["bohemian"], "patient", maker)
    timed = Arena("bohemian", ("patient",), 2, {}, "1", 0.25)
    assert len(list(play(timed, 2, 1, {}))) == 2
    assert given == [0.25], "made once in a process"


@pytest.mark.outer
def test_the_number_of_jobs_does_not_change_the_games() -> None:
    uniform = arena(("uniform",))
    assert dict(play(uniform, 6, 1, {})) == dict(play(uniform, 6, 2, {}))


def test_only_missing_games_are_played() -> None:
    uniform = arena(("uniform",))
    whole = dict(play(uniform, 4, 1, {}))
    some = {number: whole[number] for number in (0, 2)}
    assert dict(play(uniform, 4, 1, some)) == {number: whole[number] for number in (1, 3)}


def test_who_stops_listening_ends_the_work() -> None:
    endless = as_finished(abs, iter(int, 1), 2)
    assert next(endless) == 0
    endless.close()


def test_the_last_block_may_be_incomplete() -> None:
    three = arena(("a", "b", "c"), 3)
    game = outcome(("a", "b", "c"), (3, 2, 1))
    blocks = in_blocks(three, 7, dict.fromkeys(range(9), game))
    assert [len(block) for block in blocks] == [3, 3, 1]


@pytest.mark.parametrize(
    ("names", "seats", "games", "even"),
    [
        ("ab", 2, 100, 100),
        ("ab", 3, 100, 102),
        ("abcd", 2, 100, 108),
        ("abcd", 3, 1, 12),
        ("ab", 2, 999_999, 1_000_000),
    ],
)
def test_it_is_known_how_many_games_leave_nobody_short(
    names: str, seats: int, games: int, even: int
) -> None:
    assert arena(tuple(names), seats).even(games) == even


def results(winner: str, numbers: range) -> dict[int, Outcome]:
    bots = [fixture.sitting.bots for fixture in islice(fixtures(arena()), numbers.stop)]
    totals = {number: tuple(int(bot == winner) for bot in bots[number]) for number in numbers}
    return {number: outcome(bots[number], totals[number]) for number in numbers}


def test_a_decision_waits_for_the_blocks_in_their_order() -> None:
    decision = Decision(arena(), 0.1, games=1000)
    assert not decision.is_made_by(results("greedy", range(2, 900)))
    assert decision.games == 0
    assert decision.is_made_by(results("greedy", range(900)))
    assert decision.trial.verdict is Verdict.BETTER
    assert decision.games == 2 * decision.trial.blocks < 100


def test_a_decision_knows_a_weaker_bot_and_asks_for_no_more_games_than_allowed() -> None:
    decision = Decision(arena(), 0.1, games=1000)
    assert decision.is_made_by(results("uniform", range(900)))
    assert decision.trial.verdict is Verdict.NOT_BETTER
    short = Decision(arena(), 0.1, games=9)
    assert not short.is_made_by(results("uniform", range(900)))
    assert short.games == 8
