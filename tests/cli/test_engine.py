"""Engines at the keyboard: ours for other programs, and others at our table."""

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pexpect
import pytest
from rich.console import Console

from dorfplatz.bots.choosing import choose_simply
from dorfplatz.bots.engines.foreign import Engine
from dorfplatz.bots.engines.question import question
from dorfplatz.cli import guests
from dorfplatz.cli.company import Company, Wishes, company, players
from dorfplatz.cli.engine_seats import EngineSeats, GivenUp, check_commands
from dorfplatz.cli.guests import Guest, invited
from dorfplatz.cli.screen import Screen
from dorfplatz.core.record import read
from dorfplatz.core.refusal import Malformed, Refusal
from dorfplatz.games.catalogue import AnyCourse, course_of, find
from tests.cli.running import COMMAND, run
from tests.cli.test_play import PROMPT, start
from tests.engine.foreign_programs import LIMITS, NEVER, PATIENT, dies, legal, program, table
from tests.waiting import GUARD

RECORDS = Path(__file__).parents[1] / "records"
EXAMPLE = Path(__file__).parents[2] / "examples/engine_in_any_language.py"
RANDOM = shlex.join([sys.executable, "-IS", str(EXAMPLE)])
CHESS = "sh -c 'read hello; echo game chess 1; echo ready; read more'"
OURS = shlex.join([*COMMAND, "engine", "--bot", "greedy"])


def asked(*arguments: str, home: Path, lines: list[str]) -> subprocess.CompletedProcess[str]:
    return run("engine", *arguments, home=home, typed="".join(f"{line}\n" for line in lines))


def test_our_engine_survives_nonsense_and_leaves_with_its_host(tmp_path: Path) -> None:
    course = table().course
    nonsense = ["\udcff".encode("utf-8", "surrogateescape").decode("latin-1"), "x" * 99_999, "go"]
    done = asked("--bot", "greedy", home=tmp_path, lines=[*nonsense, *question(course, 0.1)])
    assert done.returncode == 0, done.stderr
    *errors, answer = done.stdout.splitlines()
    assert [error.split()[0] for error in errors] == ["error", "error"]
    assert answer == f"bestmove {choose_simply(course)}"


def test_our_engine_complains_in_the_language_of_the_person(tmp_path: Path) -> None:
    done = asked("--language", "de", home=tmp_path, lines=["go", "quit"])
    assert done.stdout == "error Es gibt keine Stellung, über die nachzudenken wäre.\n"


def test_a_bot_that_nobody_knows_is_no_engine(tmp_path: Path) -> None:
    done = asked("--bot", "hal", home=tmp_path, lines=[])
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("There is no bot “hal”; there are: strongest, ")


def test_a_strong_bot_thinks_in_a_process_of_its_own_and_says_what_it_expects() -> None:
    """It may have to be compiled."""
    course = table().course
    engine = Engine([*COMMAND, "engine", "--bot", "mayor"], PATIENT)
    engine.start()
    try:
        engine.introduce()
        engine.prepare(course.game, {})
        assert engine.choose(course, 0.01).move in legal(course)
        engine._running.tell(question(course, 600))
        engine._running.add(["stop"])
        assert engine._answer(GUARD)[0] == choose_simply(course)
    finally:
        engine.end()


@pytest.mark.parametrize(
    ("game", "wishes", "found"),
    [
        ("bohemian", Wishes("Me", engines=1), Company(("Me",), 1, ())),
        ("bohemian", Wishes("Me", ("Ada",), 2, "greedy"), Company(("Ada",), 2, ("greedy",))),
        ("bohemian", Wishes("Me", engines=1, seats=3), Company(("Me",), 1, ("greedy",))),
        ("bohemian", Wishes("Me", engines=2, seats=2), Company((), 2, ())),
        (
            "bohemian",
            Wishes("Me", engines=1, bots="uniform", seats=2),
            Company((), 1, ("uniform",)),
        ),
        ("bohemian", Wishes("Me"), Company(("Me",), 0, ("greedy", "greedy"))),
        ("hamlet", Wishes("Me"), Company(("Me",), 0, ())),
        ("hamlet", Wishes("Me", engines=1), Company((), 1, ())),
    ],
)
def test_people_sit_first_then_engines_then_bots(game: str, wishes: Wishes, found: Company) -> None:
    assert company(find(game), wishes) == found


@pytest.mark.parametrize(
    ("game", "wishes", "sentence"),
    [
        ("bohemian", Wishes("Me", ("Ada",), 2, seats=2), "people 1, engines 2, seats 2"),
        ("bohemian", Wishes("Me", engines=3, seats=2), "people 0, engines 3, seats 2"),
        ("bohemian", Wishes("Me", engines=5), "2 to 5"),
        ("hamlet", Wishes("Me", ("Ada",), 1), "two seats, not 3"),
        ("hamlet", Wishes("Me", engines=2), "two seats, not 3"),
    ],
)
def test_too_many_at_the_table_are_refused(game: str, wishes: Wishes, sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence):
        company(find(game), wishes)


def named(*names: str) -> list[Guest]:
    found = [Guest(Engine([])) for _ in names]
    for guest, name in zip(found, names, strict=True):
        guest.introduction.name = name
    return found


def test_engines_have_the_names_they_give_themselves_as_far_as_possible() -> None:
    engines = named("Ada", " My\x1b \t engine ", "x" * 99)
    seated = players(find("bohemian"), Company(("Ada",), 3, ("greedy",)), engines)
    names = [player.name for player in seated]
    assert names == ["Ada", "Ada 2", "My engine", "x" * 37, "Zdenka"]
    assert [player.kind for player in seated] == ["person", *["engine"] * 3, "greedy"]
    seated = players(find("hamlet"), Company((), 1, ()), named("botrik"))
    assert [player.name for player in seated] == ["botrik 2", "Botrik"]
    assert named("")[0].name({"Engine"}) == "Engine 2"


@pytest.fixture
def screen() -> Screen:
    return Screen("en", err=Console(file=StringIO(), width=1000))


def said(screen: Screen) -> list[str]:
    assert isinstance(screen.err.file, StringIO)
    return screen.err.file.getvalue().splitlines()


def guest_of(folder: Path, course: AnyCourse, **parts: str) -> Guest:
    guest = Guest(Engine(program(folder, **parts), LIMITS))
    guest.engine.start()
    guest.greet(course.game)
    return guest


def seats(screen: Screen, folder: Path, course: AnyCourse, **parts: str) -> EngineSeats:
    return EngineSeats(screen, course, [guest_of(folder, course, **parts) for _ in range(2)])


def dismiss(engines: EngineSeats) -> None:
    for guest in engines._guests.values():
        guest.engine.end()


def test_an_engine_that_fails_once_is_started_again_and_asked_again(
    screen: Screen, tmp_path: Path
) -> None:
    course, note = table().course, tmp_path / "note"
    go = f"(open({str(note)!r}, 'x'), sys.exit('Oh!')) if not os.path.exists({str(note)!r}) else 0"
    engines = seats(screen, tmp_path, course, go=f'{go}; say("bestmove", moves[3])')
    assert engines.choose(GUARD) == legal(course)[3]
    name = course.names[course.actor]  # type: ignore[index]
    ended = "The program has ended; the last it said was “Oh!”."
    assert said(screen) == [f"Engine “{name}”: {ended} It is started once more."]
    dismiss(engines)


def test_an_engine_that_hangs_is_replaced_after_a_second_try(
    screen: Screen, tmp_path: Path
) -> None:
    engines = seats(screen, tmp_path, table().course, go="time.sleep(99)")
    with pytest.raises(GivenUp):
        engines.choose(NEVER)
    first, second = said(screen)
    assert first.endswith("It did not answer in time. It is started once more.")
    assert second.endswith("in time. From now on the bot “Greedy” plays in its place.")
    dismiss(engines)


@pytest.mark.parametrize(
    ("code", "started", "replaced"),
    [
        (
            "de",
            "“: Das Programm hat sich beendet. Sie wird noch einmal gestartet.",
            "Von jetzt an spielt der Bot „Nimmersatt“ an ihrer Stelle.",
        ),
        (
            "it",
            "»: Il programma è terminato. Viene avviato ancora una volta.",
            "Da ora al suo posto gioca il bot «Ingordo».",
        ),
    ],
)
def test_people_are_told_in_their_language(
    tmp_path: Path, code: str, started: str, replaced: str
) -> None:
    screen = Screen(code, err=Console(file=StringIO(), width=1000))
    engines = seats(screen, tmp_path, table().course, go="sys.exit()")
    with pytest.raises(GivenUp):
        engines.choose(GUARD)
    first, second = said(screen)
    assert first.endswith(started)
    assert second.endswith(replaced)
    dismiss(engines)


def test_an_engine_is_replaced_that_cannot_be_started_again(screen: Screen, tmp_path: Path) -> None:
    course = table().course
    engines = seats(screen, tmp_path, course, go="os.remove(__file__); sys.exit()")
    with pytest.raises(GivenUp):
        engines.choose(GUARD)
    assert "From now on the bot" in said(screen)[-1]
    dismiss(engines)


def finished(record: Path) -> AnyCourse:
    course = course_of(read(record.read_text("utf-8")))
    assert course.is_complete
    return course


def test_a_whole_game_of_engines_is_looked_on(tmp_path: Path) -> None:
    record = tmp_path / "game.dorf"
    engines = ("--engine", RANDOM, "--engine", OURS, "--seats", "2")
    done = run("play", *engines, "--record", str(record), home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert re.search(r"wins with \d+ coins|share the win", done.stdout)
    course = finished(record)
    assert course.names == ("Random", "Greedy of Dorfplatz")
    assert {player.kind for player in course.players} == {"engine"}
    replayed = run("replay", str(record), home=tmp_path).stdout
    assert replayed.startswith("Random (engine), Greedy of Dorfplatz (engine)\n")


def test_a_game_goes_on_without_an_engine_that_plays_nonsense(tmp_path: Path) -> None:
    record, command = tmp_path / "game.dorf", program(tmp_path, go='say("bestmove e2e4")')
    table = ("--seats", "2", "--bots", "greedy", "--first", "0", "--record", str(record))
    done = run("play", "--engine", shlex.join(command), *table, home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith("Engine “Tiny”: It chose “e2e4”. “e2e4” is no move. ")
    assert "\n0: now greedy\n" in record.read_text("utf-8")
    assert [player.kind for player in finished(record).players] == ["greedy", "greedy"]


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """The record of a game with two engines that was stopped."""
    record = tmp_path / "kept.dorf"
    engines = ("--engine", RANDOM, "--engine", RANDOM, "--first", "0")
    done = run("play", *engines, "--record", str(record), home=tmp_path, typed="1\nq\n")
    again = f"--resume {record} " + " ".join([f"--engine {shlex.quote(RANDOM)}"] * 2)
    assert done.stderr.rstrip().endswith(again)
    return record


def test_a_game_goes_on_if_its_engines_come_again(kept: Path) -> None:
    """They may be others; the names stay. Without them it does not."""
    before = kept.read_text("utf-8")
    refused = run("play", "--resume", str(kept), home=kept.parent)
    assert refused.returncode == 2
    assert refused.stderr.startswith("Random, Random 2 are played by engines in this game; go on")
    assert kept.read_text("utf-8") == before
    engines = ("--engine", RANDOM, "--engine", OURS)
    done = run("play", "--resume", str(kept), *engines, home=kept.parent, typed="1\n1\n1\nq\n")
    assert done.returncode == 0, done.stderr
    assert "\n2: " in kept.read_text("utf-8").removeprefix(before)


@pytest.mark.parametrize(
    ("language", "count", "sentence"),
    [
        ("en", 1, "engine 0, engine 1 are played by engines in this game; go on with the command"),
        ("de", 0, "engine 0, engine 1 werden in dieser Partie von Engines gespielt; weiter geht"),
        ("it", 3, "engine 0, engine 1 in questa partita sono motori; continua con il comando di"),
    ],
)
def test_a_game_needs_all_its_engines_and_no_more(language: str, count: int, sentence: str) -> None:
    with pytest.raises(Malformed) as refused:
        check_commands(table().course, ["x"] * count)
    assert Screen(language).say(refused.value.message).startswith(sentence)


def test_a_game_without_engines_needs_none() -> None:
    course = course_of(read((RECORDS / "no-figures-2-seats.dorf").read_text("utf-8")))
    check_commands(course, [])
    with pytest.raises(Malformed, match="it needs no --engine"):
        check_commands(course, ["x"])


@pytest.mark.parametrize(
    ("command", "settings", "sentence"),
    [
        ("no-such-program", (), "Engine “no-such-program”: There is no such program."),
        ("'", (), "“'” is no command to start an engine."),
        ("true", (), "Engine “true”: The program has ended."),
        (RANDOM, ("x",), "“x” sets no option of an engine: write NAME=VALUE."),
        (RANDOM, ("x=1",), "There is no option “x”; there are: –."),
        (CHESS, (), "It does not play “bohemian” with rules 1; it plays: chess 1."),
    ],
)
def test_an_engine_that_cannot_play_is_refused(
    monkeypatch: pytest.MonkeyPatch, command: str, settings: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.setattr(guests, "LIMITS", PATIENT)
    with pytest.raises(Refusal, match=re.escape(sentence)):
        invited([RANDOM, command], settings, find("bohemian")).__enter__()


def test_it_is_refused_before_anything_happens(tmp_path: Path) -> None:
    done = run("play", "--engine", "true", "--language", "de", home=tmp_path)
    assert done.returncode == 2, done.stdout
    assert done.stderr == "Engine „true“: Das Programm hat sich beendet.\n"
    assert not [*tmp_path.rglob("*.dorf")]


def test_options_reach_the_engines_that_have_them(tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    command = program(
        tmp_path,
        hello='say("option depth 3"); say("ready")',
        after=f'if word == "setoption": open({str(note)!r}, "w").write(rest)',
    )
    engines = ("--engine", shlex.join(command), "--engine", RANDOM, "--engine-option", "depth=a b")
    done = run("play", *engines, home=tmp_path, typed="q\n")
    assert note.read_text("utf-8") == "depth a b"
    assert done.stderr.rstrip().endswith("--engine-option 'depth=a b'")


PATIENT_PROGRAM = """
from dataclasses import replace
from dorfplatz.cli import guests
from dorfplatz.cli.main import main
from tests.engine.foreign_programs import PATIENT
guests.LIMITS = replace(PATIENT, farewell=guests.LIMITS.farewell)
main()
"""
"""The program, except that engines have as long as they may need to start on a busy machine."""
STUBBORN = """
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = os.fork()
open({!r}, "a").write(f"{{os.getpid()}} ")
"""


@pytest.fixture
def session(tmp_path: Path) -> Iterator[tuple["pexpect.spawn[str]", Path]]:
    """A game with an engine that does not want to leave, and has a child that does not either."""
    note = tmp_path / "processes.txt"
    command = program(tmp_path, before=STUBBORN.format(str(note)), quit="time.sleep(99)")
    patient = [sys.executable, "-c", PATIENT_PROGRAM]
    session = start(tmp_path, "--engine", shlex.join(command), "--first", "0", command=patient)
    session.expect(PROMPT)
    yield session, note
    session.close(force=True)


@pytest.mark.parametrize("how", ["interrupted", signal.SIGTERM])
def test_no_engine_outlives_a_game(
    session: tuple["pexpect.spawn[str]", Path], how: str | signal.Signals
) -> None:
    game, note = session
    if isinstance(how, str):
        game.sendintr()
    else:
        os.kill(game.pid or 0, how)
    game.expect("The game is kept")
    game.expect(pexpect.EOF)
    processes = [int(word) for word in note.read_text().split()]
    assert len(processes) == 2
    assert all(map(dies, processes))
