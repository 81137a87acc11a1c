"""An engine of ours, and hosts that say anything."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dorfplatz.bots.choosing import choose_simply
from dorfplatz.bots.engines import sheet
from dorfplatz.bots.engines.mind import Mind, Thought
from dorfplatz.bots.engines.question import position, question
from dorfplatz.bots.engines.speaker import Speaker
from dorfplatz.bots.engines.wire import LINE_AT_MOST, Line
from dorfplatz.core.record import read, write
from dorfplatz.core.refusal import Malformed
from dorfplatz.games.catalogue import course_of
from tests.engine.foreign_programs import legal, table
from tests.engine.speaking import Talk, only


def test_it_introduces_itself() -> None:
    name, author, *others = Talk().say("dorfplatz-engine 1")
    assert name == "id name Greedy of Dorfplatz"
    assert author.startswith("id author ")
    assert others == ["game bohemian 1", "option bot greedy", "option seed", "ready"]


def test_the_strongest_plays_every_game() -> None:
    said = Talk("strongest").say("dorfplatz-engine 1")
    assert [line for line in said if line.startswith("game")] == [
        "game bohemian 1",
        "game hamlet 1",
    ]


def test_another_version_of_the_protocol_is_refused() -> None:
    said = only(Talk().say("dorfplatz-engine 2"))
    assert said == "error Version 2 of the protocol is not known; known is 1."


@pytest.mark.parametrize(("game", "bot"), [("bohemian", "greedy"), ("hamlet", "steward")])
def test_it_moves_for_whoever_acts(game: str, bot: str) -> None:
    talk, course = Talk(bot), table(game).course
    assert talk.say(f"newgame {game} 1", "isready") == ["readyok"]
    answer = only(talk.say(*question(course, 0.1)))
    assert answer.removeprefix("bestmove ") in legal(course)


def test_it_reads_what_was_taken_back_and_handed_over() -> None:
    """A host may send the record as it is; ours sends what stands."""
    game = table()
    seat = game.course.actor
    assert isinstance(seat, int)
    game.submit(seat, game.version, legal(game.course)[0])
    game.undo(seat, game.version)
    game.hand_over(seat, "greedy")
    sent = [*position(game.course)]
    assert not [line for line in sent if "undo" in line or ": now" in line]
    assert course_of(read("\n".join([*sent[1:-1], ""]))).state == game.course.state
    as_it_is = write(game.course.record).removesuffix("\n").split("\n")
    assert only(Talk().say("position", *as_it_is, "end", "go")).startswith("bestmove ")


def test_options_can_be_set() -> None:
    talk, course = Talk("uniform", seed="1"), table().course
    talk.show(course)
    first = talk.say("go")
    assert talk.say("go") == first
    assert talk.say("setoption seed 5", "setoption bot greedy", "setoption seed") == []
    assert only(talk.say("go")) == f"bestmove {choose_simply(course)}"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("setoption bot hal", "There is no bot “hal”; there are: strongest, uniform, "),
        ("setoption depth 3", "There is no option “depth”; there are: bot, seed."),
        ("newgame chess 1", "There is no game “chess”"),
        ("go seconds 1", "There is no position to think about."),
        (None, "A line is too long: more than 65536 bytes."),
    ],
)
def test_what_cannot_be_done_is_said(line: Line, sentence: str) -> None:
    assert only(Talk().say(line)).startswith(f"error {sentence}")


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["1. e4 e5"], "Line 1: This is no Dorfplatz record"),
        ([], "Line 1: This is no Dorfplatz record"),
        (["dorfplatz 1", "game hamlet 1", "seat 0 engine A", "seat 1 botrik Botrik", ""], "Nobody"),
        ([None], "A line is too long"),
        (["x" * 60_000] * 8, "The position is too long: more than 400000 signs."),
    ],
)
def test_a_position_that_cannot_be_read_is_refused_when_a_move_is_asked_for(
    lines: list[Line], sentence: str
) -> None:
    talk = Talk("steward")
    assert talk.say("position", *lines, "end") == []
    assert only(talk.say("go")).startswith(f"error {sentence}")


def test_a_bot_that_does_not_play_a_game_says_so() -> None:
    talk = Talk("steward")
    talk.show(table("bohemian").course)
    assert only(talk.say("go")).startswith("error There is no bot “steward”; there are: uniform")


def test_a_bot_that_nobody_knows_is_no_engine() -> None:
    with pytest.raises(Malformed, match="There is no bot “hal”"):
        Speaker(Mind(print), bot="hal")


def test_of_a_long_position_only_a_part_is_kept() -> None:
    page = sheet.Sheet()
    for _ in range(100):
        page.take("x" * LINE_AT_MOST)
        assert sum(map(len, page._lines)) <= sheet.SIGNS_AT_MOST


def test_it_is_ready_when_its_process_is() -> None:
    talk = Talk("mayor")
    assert talk.say("isready") == ["readyok"]
    assert talk.say("newgame bohemian 1", "isready") == []
    talk.worker.preparing.set_result(None)
    assert talk.settle() == ["readyok"]
    assert talk.say("isready") == ["readyok"]


def test_a_thought_comes_with_what_it_expects() -> None:
    talk = Talk("mayor")
    talk.show(table().course)
    assert talk.say("go seconds 0.5", "isready") == ["readyok"]
    assert only(talk.say("go")) == "error A thought is not finished yet; “stop” ends it."
    talk.worker.thoughts[0].set_result(Thought("end", {"share": 0.25, "coins": 40.5}))
    assert talk.settle() == ["info share 0.25 coins 40.5", "bestmove end"]


def test_a_thought_that_is_stopped_leaves_a_simple_move() -> None:
    talk, course = Talk("mayor"), table().course
    talk.say("newgame bohemian 1", "isready")
    talk.show(course)
    talk.say("go")
    assert talk.say("stop") == ["readyok", f"bestmove {choose_simply(course)}"]
    assert talk.worker.endings == 1
    talk.worker.thoughts[0].set_result(Thought("end"))
    talk.worker.preparing.set_result(None)
    assert talk.settle() == []
    assert talk.say("stop") == []


def test_a_bot_that_fails_leaves_a_simple_move() -> None:
    talk, course = Talk("mayor"), table().course
    talk.show(course)
    talk.say("go")
    talk.worker.thoughts[0].set_exception(ValueError("no idea"))
    assert talk.settle() == [f"bestmove {choose_simply(course)}"]


RECORD = [*islice(position(table().course), 1, None)]
COMMANDS = [
    *("dorfplatz-engine 1", "isready", "newgame bohemian 1", "position", "end", "stop"),
    *("legal end", "go", "go seconds 0.1", "setoption bot uniform", "setoption seed 3", "quit"),
]
spoilt = st.tuples(st.sampled_from(RECORD), st.text(max_size=5)).map("".join)
anything = st.one_of(
    st.none(), st.text(), st.sampled_from(COMMANDS), st.sampled_from(RECORD), spoilt
)
records = st.tuples(
    st.just(["position"]), st.lists(anything, max_size=3), st.just([*RECORD, "go"])
).map(lambda parts: [line for part in parts for line in part])


@given(st.lists(st.lists(anything, max_size=8) | records, max_size=5))
def test_whatever_a_host_says_it_goes_on(talks: list[list[Line]]) -> None:
    talk = Talk("uniform")
    talk.say(*(line for lines in talks for line in lines), "end")
    assert talk.say("isready") == ["readyok"]
    talk.show(table().course)
    assert only(talk.say("go")).startswith("bestmove ")
