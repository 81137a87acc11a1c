"""Playing with foreign programs that do all that programs can do wrong."""

import signal
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
    LIMITS,
    NEVER,
    PATIENT,
    dies,
    is_there,
    legal,
    program,
    table,
)
from tests.waiting import GUARD, wait_until

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


def touching(path: Path) -> str:
    """What a program does to show that it has come so far."""
    return f"open({str(path)!r}, 'w').close()"


def process_of(engine: Engine) -> int:
    assert engine._program is not None
    return engine._program._process.pid


def asked(engine: Engine, seconds: float = GUARD) -> Choice:
    engine.introduce()
    engine.prepare(BOHEMIAN, {})
    return engine.choose(table().course, seconds)


def failure(engine: Engine, seconds: float = GUARD) -> Failure:
    return failure_from_the_start(lambda: engine, seconds)


def failure_from_the_start(start: Callable[[], Engine], seconds: float = GUARD) -> Failure:
    """A program that talks at once may be noticed as soon as it is greeted, or later."""
    with pytest.raises(Failure) as caught:
        asked(start(), seconds)
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
    assert engine.choose(course, GUARD) == Choice(legal(course)[0], "")


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
        tables.submit(seat, tables.version, engine.choose(tables.course, GUARD).move)
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
    assert failure_from_the_start(lambda: start(**parts)).message.text == told


@pytest.mark.parametrize(
    ("parts", "limits"),
    [
        ({"hello": "time.sleep(99)"}, replace(LIMITS, start=NEVER)),
        ({"hello": "pass"}, replace(LIMITS, start=NEVER)),
        ({"before": 'while True: sys.stderr.write("x" * 999)'}, replace(LIMITS, start=NEVER)),
        ({"isready": "pass"}, replace(LIMITS, ready=NEVER)),
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
    """Whoever did would find in the end that it is gone."""
    found = failure_from_the_start(lambda: start(limits, **parts), NEVER)
    assert found.message.text == words.SILENT


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
    patient = replace(LIMITS, stop=GUARD)
    engine = start(patient, go="pass", stop='say("bestmove", moves[1])')
    assert asked(engine, NEVER).move == legal(course)[1]


def test_what_was_said_too_early_is_no_answer(start: Start, tmp_path: Path) -> None:
    course = table().course
    said = tmp_path / "said"
    early = f'say("readyok"); say("bestmove end"); say("bestmove", "x"); {touching(said)}'
    engine = start(isready=early, go='say("bestmove", moves[2])')
    engine.introduce()
    engine.prepare(BOHEMIAN, {})
    wait_until(said.exists, "what is said too early")
    assert engine.wait_until_ready(GUARD)
    assert engine.choose(course, GUARD).move == legal(course)[2]


def test_a_program_that_talks_without_being_asked_is_stopped_when_it_is_asked(
    start: Start,
) -> None:
    flood = 'say("readyok"); [say("info text " + "x" * 9_000) for _ in range(1_000)]'
    engine = start(isready=flood)
    assert failure(engine).message.text == words.TOO_MUCH


def test_a_person_may_think_longer_than_a_program_has_to_get_ready(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it said in time is heard later, even if nobody is left a moment to listen."""
    monkeypatch.setattr(foreign, "MOMENT", 0)
    said = tmp_path / "said"
    engine = start(replace(LIMITS, ready=0), isready=f'say("readyok"); {touching(said)}')
    engine.introduce()
    engine.prepare(BOHEMIAN, {})
    wait_until(said.exists, "the answer")
    assert engine.choose(table().course, GUARD).move


def test_whoever_waits_for_a_program_to_get_ready_can_be_told(start: Start, tmp_path: Path) -> None:
    may_answer = tmp_path / "may answer"
    waiting = f"while not os.path.exists({str(may_answer)!r}): time.sleep(0.01)"
    engine = start(isready=f'exec({waiting!r}); say("readyok")')
    engine.introduce()
    engine.prepare(BOHEMIAN, {})
    assert not engine.wait_until_ready(NEVER)
    may_answer.touch()
    assert engine.wait_until_ready(GUARD)
    assert engine.wait_until_ready(0)


def test_the_program_is_told_why_its_move_cannot_be_made(start: Start, tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    note = f'if word == "error": open({str(heard)!r}, "a").write(line)'
    engine = start(PATIENT, go='say("bestmove e2e4")', after=note)
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
    assert engine._program is not None
    process = engine._program._process
    engine.end()
    assert process.returncode == -signal.SIGKILL


def test_a_polite_program_leaves_by_itself(start: Start, tmp_path: Path) -> None:
    """It has the time to keep what it wants to keep."""
    kept = tmp_path / "kept.txt"
    engine = start(PATIENT, quit=f"os.close(1); time.sleep(0.1); {touching(kept)}; break")
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


@pytest.mark.parametrize(
    ("go", "seconds", "told"),
    [
        ('say("bestmove", moves[0])', GUARD, None),
        ("os._exit(0)", GUARD, words.GONE),
        ("time.sleep(99)", NEVER, words.SILENT),
    ],
)
def test_children_of_a_program_end_with_it(
    start: Start, tmp_path: Path, go: str, seconds: float, told: Text | None
) -> None:
    """They hold its pipes open, so that its end cannot be seen there."""
    note = tmp_path / "child.txt"
    engine = start(before=FORKS.format(note=str(note)), go=go)
    if told is None:
        asked(engine)
    else:
        assert failure(engine, seconds).message.text == told
    engine.end()
    assert dies(int(note.read_text()))


def test_a_program_that_reads_nothing_does_not_stop_anybody(start: Start) -> None:
    """More than fits into its pipe is told to it."""
    engine = start(isready='say("readyok"); time.sleep(99)')
    course = table().course
    engine.introduce()
    engine.prepare(BOHEMIAN, {})
    for _ in range(20):
        engine.show(course)
    with pytest.raises(Failure, match="did not answer in time"):
        engine.choose(course, NEVER)


def test_a_program_that_does_not_listen_may_still_speak(start: Start) -> None:
    """What it says before it is asked is no answer, so it says it again and again."""
    course = table().course
    speaks = f'while True: say("bestmove {legal(course)[0]}"); time.sleep(0.01)'
    engine = start(isready=f'os.close(0); say("readyok"); exec({speaks!r})')
    assert asked(engine).move == legal(course)[0]


def test_an_engine_can_be_started_again_and_ended_twice(start: Start) -> None:
    engine = start()
    first = asked(engine)
    engine.end()
    engine.end()
    with pytest.raises(Failure, match="The program has ended"):
        engine.choose(table().course, NEVER)
    engine.start()
    assert asked(engine) == first
