"""What happened at a moment of a replay, in words."""

import pytest

from dorfplatz.locale import LANGUAGES
from dorfplatz.server.pages.replay.moments_told import says, title, turn_of
from dorfplatz.server.pages.replay.replay import Replay
from dorfplatz.server.translator import Translator
from tests.server.pages.replay.games import BOHEMIAN, HAMLET, cut, played, recorded, replay_of


def voice_of(replay: Replay, code: str = "en") -> Translator:
    return Translator(code, replay.course.names)


@pytest.fixture(scope="module")
def bohemian() -> Replay:
    return replay_of(played(recorded(BOHEMIAN)))


@pytest.fixture(scope="module")
def hamlet() -> Replay:
    return replay_of(played(recorded(HAMLET)))


def told(replay: Replay, entry: str) -> str:
    """What is said after the first entry with this text."""
    version = [each.text for each in replay.course.entries].index(entry) + 1
    return says(replay, version, voice_of(replay))


@pytest.mark.parametrize("code", LANGUAGES)
def test_something_is_said_at_every_position(bohemian: Replay, hamlet: Replay, code: str) -> None:
    for replay in (bohemian, hamlet):
        voice = voice_of(replay, code)
        for version in range(replay.stops[0].version, len(replay.course.entries) + 1):
            settled = replay.settled(version)
            assert says(replay, settled, voice)
            assert title(replay, replay.number(settled), voice)


def test_a_position_says_what_its_move_did(bohemian: Replay, hamlet: Replay) -> None:
    assert told(bohemian, "3+5 Grelnitz farm") == (
        "uniform-1 moves into the farm in Grelnitz with 3+5. uniform-1 gets 1 coin for a farm."
    )
    assert told(hamlet, "hire villager").startswith(
        "A villager of Ada goes from Farm to Town Hall."
    )


def test_the_first_position_says_what_lies_on_the_table(bohemian: Replay, hamlet: Replay) -> None:
    assert says(bohemian, 2, voice_of(bohemian)).startswith("On the table lie Dubetschau, Ellbrunn")
    assert "Botrik’s actions lie in this order" in says(hamlet, 8, voice_of(hamlet))


def test_moves_without_a_sentence_in_the_log_have_a_name(bohemian: Replay, hamlet: Replay) -> None:
    assert told(bohemian, "end") == "uniform-1 ends the turn."
    assert told(hamlet, "build rock-pond from quarry") == "Ada: build Rock Pond from Quarry"
    claimed = replay_of(played(cut(recorded("records/bank-empty-by-collected-income"), 60)))
    assert told(claimed, "throw").endswith(": roll the dice")


def test_what_is_no_move_is_said_too(bohemian: Replay) -> None:
    assert says(bohemian, 5, voice_of(bohemian)) == "uniform-1 takes a move back."


def test_turns_are_counted_where_a_game_has_no_rounds(bohemian: Replay, hamlet: Replay) -> None:
    names = voice_of(bohemian)
    assert title(bohemian, bohemian.turns[1], names) == "Turn 2: greedy-0’s turn"
    assert title(bohemian, bohemian.last, names) == "The end of the game"
    assert title(hamlet, hamlet.turns[1], voice_of(hamlet)) == "Round 1: Botrik"
    assert [turn_of(bohemian, number) for number in (0, bohemian.turns[1], bohemian.last)] == [
        *(1, 0),
        None,
    ]
