"""Bad input: one clear sentence that names the place, exit code 2, nothing changed."""

import os
import socket
import subprocess
from itertools import product
from pathlib import Path

import pytest

from dorfplatz.games.bohemian import components
from tests.cli.running import COMMAND, FORK_SERVER, call, environment

GOOD = (Path(__file__).parents[1] / "records/no-figures-2-seats.dorf").read_text("utf-8")
READERS = ("check", "replay", "trace")
OTHER_CLOSED = [
    *product(["trace -"], [">&-", "2>&-", "2>/dev/full"]),
    *product(["play"], ["<&-", "2>&-", "2>/dev/full"]),
    *product(["check nowhere"], ["<&-", ">&-"]),
]
"""A stream that a command does not use, or another one uses just as much."""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "some.dorf"


def complaint(*arguments: str, home: Path) -> str:
    """The one sentence a user gets."""
    done = call(*arguments, home=home)
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr.strip()


def line_of(text: str) -> int:
    return GOOD[: GOOD.index(text)].count("\n") + 1


@pytest.mark.parametrize("command", READERS)
@pytest.mark.parametrize(
    ("spoilt", "sentence"),
    [
        ("", "Line 1: This is no Dorfplatz record"),
        ("1. e4 e5\n", "Line 1: This is no Dorfplatz record"),
        (GOOD.replace("dorfplatz 1", "dorfplatz 9"), "Line 1: This record has format 9"),
        (GOOD.replace("bohemian 1", "bohemian 9"), "played with rules 9 of “bohemian”"),
        (GOOD.replace("bohemian 1", "chess 1"), "There is no game “chess”"),
        (GOOD.replace("income automatic", "income never"), "Income is “automatic” or “claimed”"),
        (GOOD.replace("dairy", "brewery"), "“brewery” is no building"),
        (GOOD[: len(GOOD) // 2], f"Line {GOOD[: len(GOOD) // 2].count(chr(10)) + 1}: "),
        (
            GOOD.replace("0: end", "0: nonsense", 1),
            f"Line {line_of('0: end')}: “nonsense” is no mo",
        ),
        (GOOD.replace("0: end", "1: end", 1), f"Line {line_of('0: end')}: It is greedy-0’s turn"),
        (GOOD.replace("0: end", "0: 6+6 bishop", 1), f"Line {line_of('0: end')}: "),
        (GOOD.replace("result: no-figures 69", "result: no-figures 70"), "but the game ended with"),
    ],
)
def test_a_broken_record_is_refused_with_its_place(
    record: Path, tmp_path: Path, command: str, spoilt: str, sentence: str
) -> None:
    record.write_text(spoilt, "utf-8")
    said = complaint(command, str(record), home=tmp_path)
    assert said.startswith(f"{record}: ")
    assert sentence in said
    assert record.read_text("utf-8") == spoilt


@pytest.mark.parametrize("command", READERS)
def test_bytes_that_are_no_text_are_refused(record: Path, tmp_path: Path, command: str) -> None:
    record.write_bytes(bytes(range(256)))
    assert complaint(command, str(record), home=tmp_path) == f"{record}: This is no text in UTF-8."


@pytest.mark.parametrize("command", READERS)
def test_a_missing_file_is_named(tmp_path: Path, command: str) -> None:
    missing = str(tmp_path / "missing.dorf")
    assert complaint(command, missing, home=tmp_path).startswith(f"{missing}: there is no such")


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    assert "this is a folder" in complaint("check", str(tmp_path), home=tmp_path)


def test_check_goes_on_after_a_broken_record(record: Path, tmp_path: Path) -> None:
    record.write_text(GOOD, "utf-8")
    done = call("check", str(tmp_path / "missing.dorf"), str(record), home=tmp_path)
    assert done.returncode == 2
    assert "in order" in done.stdout


@pytest.mark.parametrize(
    ("spoilt", "sentence"),
    [
        ("boards = [", "is not valid TOML"),
        ("[boards]\n", "The box holds 9 village boards, the file has 0"),
        ("boards = 3\n", "boards: here belongs a table"),
        ("glue = 1\n[boards]\n", "“glue” has no meaning here"),
    ],
)
@pytest.mark.parametrize("command", ["components", "play", "simulate"])
def test_a_broken_component_file_is_refused(
    tmp_path: Path, command: str, spoilt: str, sentence: str
) -> None:
    own = tmp_path / "own.toml"
    own.write_text(spoilt, "utf-8")
    arguments = [str(own)] if command == "components" else ["--components", str(own)]
    said = complaint(command, *arguments, home=tmp_path / "home")
    assert said.startswith(f"{own}: ")
    assert sentence in said


def test_a_component_file_that_does_not_fit_the_box_is_refused(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    text = components.write(components.standard()).replace('"dairy"', '"glass"')
    own.write_text(text, "utf-8")
    said = complaint("components", str(own), home=tmp_path)
    assert "can be visible" in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("simulate", "--seats", "6"), "Bohemian Villages is for 2 to 5 players, not 6."),
        (("simulate", "--seats", "many"), "--seats must be a whole number from 1 to 9."),
        (("play", "--seats", "2", "--people", "A,B,C"), "3 people are named, but there are only 2"),
        (("play", "--bots", "greedy," * 6), "2 to 5 players, not 7"),
        (("simulate", "--games", "none"), "--games must be a whole number from 1"),
        (("simulate", "--bots", "alphago"), "There is no bot “alphago”"),
        (("simulate", "--bots", ","), "Name at least one bot."),
        (
            ("simulate", "--seats", "2", "--bots", "greedy,greedy,greedy"),
            "3 bots are named; seats for bots: 2.",
        ),
        (("simulate", "--income", "never"), "--income must be one of: automatic, claimed."),
        (("simulate", "--first", "7"), "The first player is “drawn” or a seat from 0 to 3"),
        (("simulate", "--sides", "XYZ"), "one letter for each of the boards"),
        (("play", "--people", "A" * 50), "cannot be a name"),
        (("play", "--people", "\u3164"), "Nobody could see this name"),
        (("play", "--people", "Ada,Ada\u2800"), "looks just like another name"),
        (("play", "--people", "Ada", "--bots", ","), "2 to 5 players, not 1"),
        (("play", "--resume"), "There is no unfinished game to resume."),
        (("play", "--language", "fr"), "--language must be one of: de, en, it."),
        (("play", "--bots"), "--bots needs a value"),
        (("dance",), "There is no command “dance”"),
        (("play", "--loud"), "There is no option “--loud”"),
        (("trace",), "RECORD... is missing"),
    ],
)
def test_an_unfit_command_line_is_refused(
    tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    assert sentence in complaint(*arguments, home=tmp_path)


def test_complaints_are_in_the_language_of_the_user(tmp_path: Path) -> None:
    missing = str(tmp_path / "fehlt.dorf")
    english = call("check", missing, home=tmp_path).stderr
    german = call("check", missing, home=tmp_path, LC_ALL="de_DE.UTF-8").stderr
    italian = call("check", missing, "--language", "it", home=tmp_path).stderr
    assert len({english, german, italian}) == 3


def test_records_are_not_overwritten(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    simulate = ("simulate", "--seats", "2", "--games", "2", "--out", str(folder))
    assert call(*simulate, home=tmp_path).returncode == 0
    before = {path: path.read_bytes() for path in folder.iterdir()}
    assert "exists already and is not overwritten" in complaint(*simulate, home=tmp_path)
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_a_game_is_not_written_over_a_file(tmp_path: Path) -> None:
    taken = tmp_path / "taken.dorf"
    taken.write_text("mine", "utf-8")
    said = complaint("play", "--record", str(taken), home=tmp_path)
    assert said == f"{taken}: it exists already and is not overwritten."
    assert taken.read_text("utf-8") == "mine"


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", "utf-8")
    said = complaint("simulate", "--out", str(file / "games"), home=tmp_path)
    assert said.startswith(str(file))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_told(tmp_path: Path) -> None:
    record = tmp_path / "some.dorf"
    record.write_text(GOOD, "utf-8")
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*FORK_SERVER.command, "trace", str(record)],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(tmp_path),
            check=False,
        )
    assert done.returncode == 2
    assert b"disk is full" in done.stderr
    assert done.stderr.count(b"\n") == 1


def test_a_closed_pipe_ends_in_a_sentence(tmp_path: Path) -> None:
    record = tmp_path / "many.dorf"
    record.write_text(GOOD * 20, "utf-8")
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*FORK_SERVER.command, "trace", str(record)],
        stdout=writing,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        check=False,
    )
    os.close(writing)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"the program reading it has stopped" in done.stderr


@pytest.mark.parametrize("command", ["check", "--help", "--version", "components"])
def test_whatever_is_written_a_closed_pipe_is_told_once(tmp_path: Path, command: str) -> None:
    record = tmp_path / "some.dorf"
    record.write_text(GOOD, "utf-8")
    arguments = [command, *[str(record)] * 3] if command == "check" else [command]
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*FORK_SERVER.command, *arguments],
        stdout=writing,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        check=False,
    )
    os.close(writing)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize(
    ("command", "closed"),
    [
        ("trace -", "<&-"),
        ("play", ">&-"),
        ("check nowhere", "2>&-"),
        ("check nowhere", "2>/dev/full"),
        *(pytest.param(*each, marks=pytest.mark.outer) for each in OTHER_CLOSED),
    ],
)
def test_streams_that_are_closed_from_the_beginning_are_no_fault(
    tmp_path: Path, command: str, closed: str
) -> None:
    program = " ".join(COMMAND)
    done = subprocess.run(
        ["bash", "-c", f"{program} {command} {closed}"],
        stdin=subprocess.DEVNULL,
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in (0, 2), done
    assert "wrong inside" not in done.stderr
    assert "Traceback" not in done.stderr


def test_a_seed_of_any_bytes_is_taken(tmp_path: Path) -> None:
    simulate: list[str | bytes] = [
        *FORK_SERVER.command,
        "simulate",
        "--seats",
        "2",
        "--games",
        "1",
        "--seed",
        b"\xff",
    ]
    done = subprocess.run(simulate, env=environment(tmp_path), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = complaint("serve", "--port", str(port), home=tmp_path)
    assert said.startswith(f"The server cannot listen at 127.0.0.1, port {port}: ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--port", "70000"), "--port must be a whole number from 0 to 65535."),
        (
            ("--host", "nowhere.invalid", "--port", "0"),
            "The server cannot listen at nowhere.invalid",
        ),
        (("--port", "0", "--database", "{home}"), "{home} is a folder; a database is a file."),
        (("--port", "0", "--database", "nosuch://x/y"), "There is no driver here"),
        (
            ("--port", "0", "--trusted-proxies", "10.0.0.1,localhost"),
            "“localhost” is neither an address nor a network, such as 10.0.0.0/8.",
        ),
        (("--port", "0", "--trusted-proxies", "*"), "“*” would believe everybody"),
    ],
)
def test_a_server_that_cannot_start_says_why(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    given = (argument.format(home=tmp_path) for argument in arguments)
    said = complaint("serve", *given, home=tmp_path)
    assert said.startswith(sentence.format(home=tmp_path))
