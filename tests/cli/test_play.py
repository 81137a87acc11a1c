"""Playing in the terminal, as a person does."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from io import StringIO
from pathlib import Path

import pexpect
import pytest

from dorfplatz.core.record import read, without_torn_line
from dorfplatz.games.bohemian import components
from dorfplatz.games.catalogue import course_of
from tests.cli.running import COMMAND, FORK_SERVER, call, environment
from tests.waiting import GUARD

PROMPT = "Number, u, \\?, hint, l, h or q > "


def start(
    home: Path, *arguments: str, command: Sequence[str] = COMMAND, **more: str
) -> "pexpect.spawn[str]":
    return pexpect.spawn(
        command[0],
        [*command[1:], "play", *arguments],
        env=environment(home, **more),
        encoding="utf-8",
        timeout=GUARD,
        dimensions=(60, 100),
    )


@pytest.fixture
def game(tmp_path: Path) -> Iterator["pexpect.spawn[str]"]:
    """Ada against one greedy bot; she begins."""
    record = str(tmp_path / "ada.dorf")
    options = ("--people", "Ada", "--bots", "greedy", "--seed", "4", "--first", "0")
    table = ("--sides", "CEGIKN", "--record", record)
    session = start(tmp_path, *options, *table, command=FORK_SERVER.command)
    session.expect(PROMPT)
    yield session
    session.close(force=True)


def plain(session: "pexpect.spawn[str]") -> str:
    """What stood before the prompt, without colours."""
    return without_colours(session.before or "")


def without_colours(shown: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", shown)


def answer(session: "pexpect.spawn[str]", typed: str) -> str:
    session.sendline(typed)
    session.expect(PROMPT)
    return plain(session)


def test_the_table_shows_villages_players_dice_and_choices(game: "pexpect.spawn[str]") -> None:
    shown = plain(game)
    for part in ("Nenbrad", "● Ada", "■ Zdenka", "Coins", "12 manor", "In the bank: 285 coins"):
        assert part in shown
    assert re.search(r"\[\d]  \[\d]  \[\d]  \[\d]", shown)
    assert re.search(r"take a special-action tile\s+\d+ \d\+\d", shown)


def test_a_number_makes_a_move_and_u_takes_it_back(game: "pexpect.spawn[str]") -> None:
    before = plain(game)
    assert "Ada moves into" in answer(game, "1")
    board = before[before.index("Village") :]
    assert board in answer(game, "u")
    assert "nothing to take back" in answer(game, "u")


def test_a_move_can_be_written_in_the_notation(game: "pexpect.spawn[str]") -> None:
    special = re.search(r"special-action tile\s+\d+ (\d\+\d)", plain(game))
    assert special
    assert "Ada takes a special-action tile" in answer(game, f"{special[1]} special")


def test_a_building_is_explained_on_request(game: "pexpect.spawn[str]") -> None:
    shown = answer(game, "? Nenbrad inn")
    assert "Nenbrad, inn (9): free." in shown
    assert "a coin before" in shown
    assert "Which building?" in answer(game, "? the moon")


def test_help_and_the_story_so_far_can_be_asked_for(game: "pexpect.spawn[str]") -> None:
    assert "q: stop and keep the game" in answer(game, "h")
    assert "1. Ada’s turn" in answer(game, "l")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("0", "There is no choice 0"),
        ("999", "There is no choice 999"),
        ("end", "A move is possible, so you must make one"),
        ("sing", "“sing” is no move"),
        ("roll 6 6 6 6", "is not possible at this moment"),
    ],
)
def test_what_cannot_be_done_is_explained_and_asked_again(
    game: "pexpect.spawn[str]", typed: str, sentence: str
) -> None:
    assert sentence in re.sub(r"\s+", " ", answer(game, typed))


def test_ctrl_c_keeps_the_game_and_resume_goes_on(tmp_path: Path) -> None:
    session = start(tmp_path, "--people", "Ada", "--bots", "uniform", "--seed", "4")
    session.expect(PROMPT)
    answer(session, "1")
    session.sendintr()
    session.expect("The game is kept")
    session.expect(pexpect.EOF)
    (kept,) = (tmp_path / "dorfplatz").glob("*.dorf")
    before = kept.read_text("utf-8")
    again = start(tmp_path, "--resume")
    again.expect(PROMPT)
    again.sendeof()
    again.expect("The game is kept")
    again.expect(pexpect.EOF)
    assert kept.read_text("utf-8") == before


def test_a_whole_game_can_be_played_and_ends_with_the_breakdown(tmp_path: Path) -> None:
    record = tmp_path / "whole.dorf"
    bots = ("--people", "Ada,Ben", "--bots", "uniform", "--seed", "1")
    played = call("play", *bots, "--record", str(record), home=tmp_path, typed="1\n" * 400)
    assert played.returncode == 0, played.stderr
    assert "Where the coins came from" in played.stdout
    assert re.search(r"wins with \d+ coins|share the win", played.stdout)
    course = course_of(read(record.read_text("utf-8")))
    result = course.game.result(course.state)
    assert result is not None
    totals = re.search(r"Total +(.*)", played.stdout)
    assert totals
    assert [int(total) for total in totals[1].split()] == list(result.totals)


@pytest.mark.parametrize(
    ("language", "words"), [("de", ("Taler", "Würfel")), ("it", ("monete", "dadi"))]
)
def test_the_game_is_played_in_the_language_of_the_person(
    tmp_path: Path, language: str, words: tuple[str, ...]
) -> None:
    played = call("play", "--seed", "1", "--language", language, home=tmp_path, typed="1\nh\nq\n")
    assert all(word in played.stdout for word in words)
    from_environment = call(
        "play", "--seed", "1", home=tmp_path, typed="q\n", LC_ALL=f"{language}_XX"
    )
    assert words[0] in from_environment.stdout


def test_income_can_be_claimed(tmp_path: Path) -> None:
    played = call("play", "--income", "claimed", "--first", "0", home=tmp_path, typed="1\nq\n")
    assert "roll the dice" in played.stdout


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    finished = Path(__file__).parents[1] / "records/shared-win.dorf"
    refused = call("play", "--resume", str(finished), home=tmp_path)
    assert refused.returncode == 2
    assert "This game is over already" in refused.stderr


def test_a_game_with_dice_of_a_server_does_not_go_on_here(tmp_path: Path) -> None:
    record = tmp_path / "promised.dorf"
    header = "dorfplatz 2\ngame bohemian 1\nseat 0 person Ada\nseat 1 greedy Ben\n"
    record.write_text(f"{header}dice hash {'0' * 64}\n\n", "utf-8")
    refused = call("play", "--resume", str(record), home=tmp_path)
    assert refused.returncode == 2
    assert "promised by the server" in refused.stderr


def test_a_game_changed_by_another_program_is_not_written_over(tmp_path: Path) -> None:
    record = tmp_path / "shared.dorf"
    table = ("--seed", "1", "--first", "0", "--record", str(record))
    session = start(tmp_path, *table, command=FORK_SERVER.command)
    session.expect(PROMPT)
    with record.open("a", encoding="utf-8") as file:
        file.write("0: undo\n")
    changed = record.read_text("utf-8")
    session.sendline("1")
    session.expect("Another program has changed")
    session.expect(pexpect.EOF)
    assert record.read_text("utf-8") == changed


SOMETIMES = [pytest.param(moves, marks=pytest.mark.outer) for moves in range(0, 24, 2)]


@pytest.mark.parametrize("moves", [7, *SOMETIMES])
def test_a_record_survives_kill_9_up_to_its_last_complete_move(tmp_path: Path, moves: int) -> None:
    """Every sentence told was on the disk before; what is on the disk can be gone on with. It is
    killed while it plays on, after so many moves were told."""
    record = tmp_path / "killed.dorf"
    table = ("--bots", "uniform,uniform", "--seed", "2", "--record", str(record))
    session = start(tmp_path, *table, command=FORK_SERVER.command)
    session.logfile_read = shown = StringIO()
    session.expect(PROMPT)
    for _ in range(30):
        session.sendline("1")
    for _ in range(moves):
        session.expect(" moves into ")
    session.kill(signal.SIGKILL)
    session.expect(pexpect.EOF)
    told = without_colours(shown.getvalue())
    text = without_torn_line(record.read_text("utf-8"))
    course = course_of(read(text))
    names = course.record.names
    sentences = {
        str(sentence)
        for step in course.steps
        for event in step.events
        if (sentence := course.game.tell(step.after, event)) is not None
    }
    for line in re.findall(r"\S+ moves into .*? with [\d+]+\.", told):
        who, rest = line.split(" ", 1)
        assert f"Player {names.index(who) + 1} {rest}" in sentences
    if course.actor is not None:
        resumed = call("play", "--resume", str(record), home=tmp_path, typed="q\n")
        assert "The game is kept" in resumed.stderr


def test_a_torn_last_line_is_left_off_on_resuming(tmp_path: Path) -> None:
    record = tmp_path / "torn.dorf"
    call("play", "--seed", "3", "--record", str(record), home=tmp_path, typed="q\n")
    whole = record.read_text("utf-8")
    record.write_text(whole + "0: 3+4 Nen", "utf-8")
    resumed = call("play", "--resume", str(record), home=tmp_path, typed="q\n")
    assert resumed.returncode == 0, resumed.stderr
    assert record.read_text("utf-8") == whole


RECORDS = Path(__file__).parents[1] / "records"


def test_a_game_whose_result_was_torn_off_gets_it_on_resuming(tmp_path: Path) -> None:
    whole = (RECORDS / "shared-win.dorf").read_bytes()
    record = tmp_path / "torn.dorf"
    record.write_bytes(whole[: whole.index(b"result:") + 10])
    resumed = call("play", "--resume", str(record), home=tmp_path)
    assert resumed.returncode == 0, resumed.stderr
    assert record.read_bytes() == whole


def test_a_mark_at_the_beginning_of_a_file_does_not_confuse_resuming(tmp_path: Path) -> None:
    record = tmp_path / "marked.dorf"
    call("play", "--seed", "3", "--record", str(record), home=tmp_path, typed="q\n")
    whole = b"\xef\xbb\xbf" + record.read_bytes()
    record.write_bytes(whole + b"0: 3+")
    call("play", "--resume", str(record), home=tmp_path, typed="q\n")
    assert record.read_bytes() == whole


def test_a_record_without_its_whole_header_is_not_gone_on_with(tmp_path: Path) -> None:
    record = tmp_path / "headless.dorf"
    header = b"".join((RECORDS / "shared-win.dorf").read_bytes().splitlines(True)[:6])
    record.write_bytes(header)
    refused = call("play", "--resume", str(record), home=tmp_path)
    assert refused.returncode == 2
    assert "before the empty line that ends its header" in refused.stderr
    assert record.read_bytes() == header


def test_files_that_cannot_be_read_do_not_hide_the_game_to_resume(tmp_path: Path) -> None:
    call("play", "--seed", "3", home=tmp_path, typed="q\n")
    for name, content in (("empty", b""), ("garbage", b"\xff\xfe"), ("half", b"dorfplatz 1\n")):
        (tmp_path / "dorfplatz" / f"{name}.dorf").write_bytes(content)
    assert "The game is kept" in call("play", "--resume", home=tmp_path, typed="q\n").stderr


def test_a_full_disk_is_told_with_the_name_of_the_record(tmp_path: Path) -> None:
    record = tmp_path / "big.dorf"
    limited = f"ulimit -f 1; exec {sys.executable} -m dorfplatz play --seed 1 --record {record}"
    done = subprocess.run(
        ["bash", "-c", limited],
        env=environment(tmp_path, PYTHONDONTWRITEBYTECODE="1"),  # it would be cut off too
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith(f"{record}: ")
    assert done.stderr.count("\n") == 1
    assert not record.exists()


def test_a_seat_for_two_needs_one_bot(tmp_path: Path) -> None:
    played = call("play", "--seats", "2", home=tmp_path, typed="q\n")
    assert played.returncode == 0
    assert "Zdenka" in played.stdout
    assert "Matěj" not in played.stdout


def test_a_second_building_of_a_kind_in_a_village_is_told_apart(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    text = components.write(components.standard())
    own.write_text(text.replace('"dairy", "glass", "farm", "inn"', '"farm", "farm", "dairy"'))
    options = ("--components", str(own), "--sides", "CEGIKN", "--first", "0", "--seats", "2")
    shown = call(
        "play", *options, "--seed", "1", home=tmp_path, typed="? nenbrad farm b\nq\n"
    ).stdout
    assert "Nenbrad b, farm (8): free." in shown
    assert re.search(r"\d+ Nenbrad   \d+ Nenbrad b", shown)


@pytest.mark.parametrize(("terminal", "shown"), [("ascii", "Mat?j"), ("utf-8", "Matěj")])
def test_a_terminal_gets_what_it_can_show(tmp_path: Path, terminal: str, shown: str) -> None:
    session = start(tmp_path, "--seed", "1", PYTHONIOENCODING=terminal)
    session.expect(re.escape(shown))
    session.close(force=True)


def test_programs_get_utf_8_whatever_the_system_thinks(tmp_path: Path) -> None:
    played = call("play", "--seed", "1", home=tmp_path, typed="q\n", PYTHONIOENCODING="latin-1")
    assert "Matěj" in played.stdout


def test_several_people_play_without_bots_unless_they_ask(tmp_path: Path) -> None:
    shown = call("play", "--people", "Ada,Ben", home=tmp_path, typed="q\n").stdout
    assert "■ Ben" in shown
    assert "▲" not in shown


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("1+1 Bischof", "holt sich mit 1+1 den Bischof"),
        ("1 + 1 bishop", "holt sich mit 1+1 den Bischof"),
        ("1+1 Illowitz Bäckerei", "bezieht mit 1+1 die Bäckerei in Illowitz"),
        ("2 + 1 grelnitz metzgerei", "bezieht mit 1+2 die Metzgerei in Grelnitz"),
        ("2+3 Sonderaktion", "nimmt mit 2+3 ein Sonderaktionsplättchen"),
        ("Ende", "darfst du deinen Zug nicht beenden"),
        ("? Bäckerei", "Illowitz, Bäckerei (2): frei."),
        ("? 9", "Illowitz, Wirtshaus (9): frei."),
    ],
)
def test_moves_can_be_written_in_the_words_of_the_person(
    tmp_path: Path, typed: str, told: str
) -> None:
    record = tmp_path / "game.dorf"
    table = ("--sides", "CEGIKN", "--first", "0", "--seats", "2", "--record", str(record))
    call("play", *table, home=tmp_path, typed="q\n")
    text = record.read_text("utf-8")
    record.write_text(re.sub(r"chance: roll .*", "chance: roll 1 1 2 3", text), "utf-8")
    shown = call("play", "--resume", str(record), "--language", "de", home=tmp_path, typed=typed)
    assert told in shown.stdout + shown.stderr


def test_a_record_that_cannot_be_resumed_is_left_as_it_is(tmp_path: Path) -> None:
    record = tmp_path / "odd.dorf"
    call("play", "--seed", "3", "--record", str(record), home=tmp_path, typed="q\n")
    odd = record.read_bytes() + b"chance: roll 1 1 1 1\n0: 3+4 Nen"
    record.write_bytes(odd)
    assert call("play", "--resume", str(record), home=tmp_path).returncode == 2
    assert record.read_bytes() == odd


@pytest.mark.parametrize("typed", ["9" * 5000, "\x00", "[red]", "?" * 300, "u" * 300])
def test_odd_answers_are_refused_like_any_other(tmp_path: Path, typed: str) -> None:
    played = call("play", "--seed", "3", home=tmp_path, typed=f"{typed}\nq\n")
    assert played.returncode == 0, played.stderr
    assert "wrong inside" not in played.stderr
