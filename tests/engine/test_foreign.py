"""Playing with foreign programs that do all that programs can do wrong."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from dorfplatz.bots.engines import foreign, words
from dorfplatz.bots.engines.foreign import Choice, Engine, Limits, check_game, split
from dorfplatz.bots.engines.program import Failure
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import Text
from dorfplatz.games.catalogue import course_of, find
from tests.engine.foreign_programs import (
    AT_LEISURE,
    HURRIED,
    LIMITS,
    SOON,
    dies,
    is_there,
    legal,
    program,
    table,
)

BOHEMIAN = find("bohemian")
Start = Callable[..., Engine]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts a program; after the test nothing of it may be left."""
    started: list[Engine] = []

    def start(limits: Limits = LIMITS, **parts: str) -> Engine:
        engine = Engine(program(tmp_path, **parts), limits)
        started.append(engine)
        engine.start()
        return engine

    yield start
    for engine in started:
        process = process_of(engine) if engine._program else 0
        engine.end()
        assert not process or not is_there(process)


def process_of(engine: Engine) -> int:
    assert engine._program is not None
    return engine._program._process.pid


def asked(engine: Engine, seconds: float = AT_LEISURE) -> Choice:
    engine.introduce()
    engine.prepare(BOHEMIAN, {})
    return engine.choose(table().course, seconds)


def failure(engine: Engine, seconds: float = AT_LEISURE) -> Failure:
    with pytest.raises(Failure) as caught:
        asked(engine, seconds)
    return caught.value


def test_a_polite_program_is_known_by_its_name_and_plays(start: Start) -> None:
    lines = ("id name Tiny", "id author Ada", "game bohemian 1", "option depth 3", "hm", "ready")
    engine = start(hello="; ".join(f"say({line!r})" for line in lines))
    known = engine.introduce()
    assert (known.name, known.options) == ("Tiny", {"depth": "3"})
    check_game(known, BOHEMIAN)
    with pytest.raises(Failure, match="It does not play “hamlet” with rules 1; it plays: bohemian"):
        check_game(known, find("hamlet"))
    engine.prepare(BOHEMIAN, {"depth": "4"})
    course = table().course
    assert engine.choose(course, AT_LEISURE) == Choice(legal(course)[0], "")


@pytest.mark.parametrize("game", ["bohemian", "hamlet"])
def test_a_whole_game_can_be_played_without_knowing_a_rule(start: Start, game: str) -> None:
    engine, tables = start(), table(game)
    engine.introduce()
    engine.prepare(find(game), {})
    for _ in range(400):
        if tables.course.actor is None:
            break
        seat = tables.course.actor
        assert isinstance(seat, int)
        tables.submit(seat, tables.version, engine.choose(tables.course, AT_LEISURE).move)
    assert len(tables.course.steps) > 60
    assert course_of(tables.course.record).result_text() == tables.course.result_text()


def test_the_last_words_before_a_move_are_kept(start: Start) -> None:
    said = 'say("info coins 4 text hm"); say("info text I like this"); say("info nodes 7")'
    engine = start(go=f'{said}; say("bestmove", moves[-1])')
    assert asked(engine).remark == "I like this"


def test_a_move_may_be_written_as_people_write_it(start: Start) -> None:
    course = table().course
    engine = start(go='say("bestmove", moves[0].upper())')
    assert asked(engine).move == legal(course)[0]


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ({"hello": "sys.exit(3)"}, words.GONE),
        ({"before": "import no_such_module"}, words.LAST_WORDS),
        ({"hello": "os.kill(os.getpid(), signal.SIGKILL)"}, words.GONE),
        ({"hello": "os.close(1); time.sleep(99)"}, words.GONE),
        ({"hello": 'say("error I do not like this")'}, words.COMPLAINED),
        ({"hello": 'say("y" * 70_000)'}, words.TOO_MUCH),
        ({"before": 'while True: print("hello " * 10)'}, words.TOO_MUCH),
        ({"before": 'while True: sys.stdout.write("x" * 999)'}, words.TOO_MUCH),
        ({"isready": "sys.exit(0)"}, words.GONE),
        ({"go": "sys.exit(0)"}, words.GONE),
        ({"go": "raise ValueError('too hard')"}, words.LAST_WORDS),
        ({"go": 'say("error I cannot read this")'}, words.COMPLAINED),
        ({"go": 'say("bestmove e2e4")'}, words.IMPOSSIBLE),
        ({"go": 'say("bestmove 6+6+6+6 bishop")'}, words.IMPOSSIBLE),
        ({"go": 'say("bestmove roll 1 2 3 4")'}, words.IMPOSSIBLE),
        ({"go": 'say("bestmove undo")'}, words.IMPOSSIBLE),
        ({"go": 'say("bestmove", moves[0] * 1_000)'}, words.IMPOSSIBLE),
        ({"go": 'sys.stdout.buffer.write(b"bestmove \\xff\\xfe\\n"); say()'}, words.IMPOSSIBLE),
        ({"go": 'while True: print("info text " + "x" * 999)'}, words.TOO_MUCH),
    ],
)
def test_whatever_a_program_does_wrong_is_noticed_and_named(
    start: Start, parts: dict[str, str], told: Text
) -> None:
    assert failure(start(**parts)).message.text == told


@pytest.mark.parametrize(
    ("parts", "limits"),
    [
        ({"hello": "time.sleep(99)"}, Limits(start=0.2, farewell=0.1)),
        ({"hello": "pass"}, Limits(start=0.2, farewell=0.1)),
        ({"before": 'while True: sys.stderr.write("x" * 999)'}, Limits(start=0.2, farewell=0.1)),
        ({"isready": "pass"}, Limits(start=AT_LEISURE, ready=0.2, farewell=0.1)),
        ({"go": "pass"}, LIMITS),
        ({"go": "time.sleep(99)"}, LIMITS),
        ({"go": 'say("bestmove")'}, LIMITS),
        ({"go": 'while True: say("info text thinking"); time.sleep(0.01)'}, LIMITS),
        ({"go": 'sys.stdout.write("bestmove " + moves[0]); sys.stdout.flush()'}, LIMITS),
        ({"go": "os.kill(os.getpid(), signal.SIGSTOP)"}, LIMITS),
        ({"isready": 'say("readyok"); time.sleep(99)'}, LIMITS),
    ],
)
def test_nobody_waits_for_a_silent_program_longer_than_they_said(
    start: Start, parts: dict[str, str], limits: Limits
) -> None:
    engine = start(limits, **parts)
    begin = time.monotonic()
    assert failure(engine, HURRIED).message.text == words.SILENT
    engine.end()
    assert time.monotonic() - begin < SOON


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["no-such-program-anywhere"], words.NOT_FOUND),
        (["/"], words.NOT_ALLOWED),
        ([__file__], words.NOT_ALLOWED),
        ([__file__ + "/no"], words.NOT_ALLOWED),
        (["a\0b"], words.CANNOT_START),
        (["x" * 5_000], words.CANNOT_START),
    ],
)
def test_what_cannot_be_started_is_refused(command: list[str], told: Text) -> None:
    engine = Engine(command)
    with pytest.raises(Failure) as caught:
        engine.start()
    assert caught.value.message.text == told
    engine.end()


@pytest.mark.parametrize("command", ["", "   ", "'open", '"'])
def test_what_is_no_command_is_refused(command: str) -> None:
    with pytest.raises(Malformed, match="is no command to start an engine"):
        split(command)


def test_a_command_is_split_as_people_write_it() -> None:
    assert split("python3 'my engine.py' --depth 3") == ("python3", "my engine.py", "--depth", "3")


def test_a_thought_is_stopped_when_its_time_is_over(start: Start) -> None:
    course = table().course
    patient = replace(LIMITS, stop=AT_LEISURE)
    engine = start(patient, go="pass", stop='say("bestmove", moves[1])')
    assert asked(engine, HURRIED).move == legal(course)[1]


def test_what_was_said_too_early_is_no_answer(start: Start) -> None:
    course = table().course
    early = 'say("readyok"); say("bestmove end"); say("bestmove", "x")'
    engine = start(isready=early, go='say("bestmove", moves[2])')
    engine.introduce()
    engine.prepare(BOHEMIAN, {})
    assert engine.wait_until_ready(AT_LEISURE)
    time.sleep(0.1)
    assert engine.choose(course, AT_LEISURE).move == legal(course)[2]


def test_a_program_that_talks_without_being_asked_is_stopped_when_it_is_asked(
    start: Start,
) -> None:
    flood = 'say("readyok"); [say("info text " + "x" * 9_000) for _ in range(1_000)]'
    engine = start(isready=flood)
    assert failure(engine).message.text == words.TOO_MUCH


def test_a_person_may_think_longer_than_a_program_has_to_get_ready(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it said in time is heard later."""
    engine = start()
    engine.introduce()
    engine.prepare(BOHEMIAN, {})
    engine._owes_ready_until = time.monotonic() - 1
    monkeypatch.setattr(foreign, "MOMENT", AT_LEISURE)
    assert engine.choose(table().course, AT_LEISURE).move


def test_whoever_waits_for_a_program_to_get_ready_can_be_told(start: Start) -> None:
    engine = start(isready='time.sleep(0.3); say("readyok")')
    engine.introduce()
    engine.prepare(BOHEMIAN, {})
    assert not engine.wait_until_ready(0.01)
    assert engine.wait_until_ready(AT_LEISURE)
    assert engine.wait_until_ready(0)


def test_the_program_is_told_why_its_move_cannot_be_made(start: Start, tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    note = f'if word == "error": open({str(heard)!r}, "a").write(line)'
    engine = start(go='say("bestmove e2e4")', after=note)
    failure(engine)
    engine.end()
    assert heard.read_text("utf-8").startswith("error “e2e4” is no move. ")


@pytest.mark.parametrize(
    "stubborn",
    [
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)",
        "signal.signal(signal.SIGTERM, lambda *_: say('no'))",
    ],
)
def test_a_program_that_does_not_want_to_leave_is_made_to(start: Start, stubborn: str) -> None:
    engine = start(before=stubborn, quit="time.sleep(99)")
    asked(engine)
    process, begin = process_of(engine), time.monotonic()
    engine.end()
    assert not is_there(process)
    assert time.monotonic() - begin < SOON


def test_a_polite_program_leaves_by_itself(start: Start, tmp_path: Path) -> None:
    """It has the time to keep what it wants to keep."""
    kept = tmp_path / "kept.txt"
    patient = replace(LIMITS, farewell=SOON)
    engine = start(
        patient, quit=f"os.close(1); time.sleep(0.1); open({str(kept)!r}, 'w').close(); break"
    )
    asked(engine)
    engine.end()
    assert kept.exists()


FORKS = """
child = os.fork()
if child == 0:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    time.sleep(99)
open({note!r}, "w").write(str(child))
"""


@pytest.mark.parametrize("go", ['say("bestmove", moves[0])', "os._exit(0)", "time.sleep(99)"])
def test_children_of_a_program_end_with_it(start: Start, tmp_path: Path, go: str) -> None:
    """They hold its pipes open, so that its end cannot be seen there."""
    note = tmp_path / "child.txt"
    engine = start(before=FORKS.format(note=str(note)), go=go)
    begin = time.monotonic()
    if go.startswith("say"):
        asked(engine)
    else:
        expected = words.GONE if "exit" in go else words.SILENT
        assert failure(engine, HURRIED).message.text == expected
    engine.end()
    assert time.monotonic() - begin < SOON
    assert dies(int(note.read_text()))


def test_a_program_that_reads_nothing_does_not_stop_anybody(start: Start) -> None:
    """More than fits into its pipe is told to it."""
    engine = start(isready='say("readyok"); time.sleep(99)')
    course = table().course
    engine.introduce()
    engine.prepare(BOHEMIAN, {})
    for _ in range(20):
        engine.show(course)
    begin = time.monotonic()
    with pytest.raises(Failure, match="did not answer in time"):
        engine.choose(course, HURRIED)
    engine.end()
    assert time.monotonic() - begin < SOON


def test_a_program_that_does_not_listen_may_still_speak(start: Start) -> None:
    course = table().course
    deaf = 'os.close(0); say("readyok"); time.sleep(0.3)'
    engine = start(isready=f'{deaf}; say("bestmove {legal(course)[0]}"); time.sleep(99)')
    assert asked(engine).move == legal(course)[0]


def test_an_engine_can_be_started_again_and_ended_twice(start: Start) -> None:
    engine = start()
    first = asked(engine)
    engine.end()
    engine.end()
    with pytest.raises(Failure, match="The program has ended"):
        engine.choose(table().course, HURRIED)
    engine.start()
    assert asked(engine) == first
