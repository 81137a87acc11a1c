"""The arena and the ladder, as people and programs call them."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dorfplatz.bots.roster import ROSTER
from dorfplatz.cli.main import main
from tests.cli.running import COMMAND, environment, run
from tests.waiting import GUARD, wait_until

UNIFORM = ("arena", "--bots", "uniform", "--jobs", "1")


def call(*arguments: str) -> int | str | None:
    """In this process, which is quicker."""
    with pytest.raises(SystemExit) as end:
        main([*arguments, "--language", "en"])
    return end.value.code


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert call(*arguments) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


def document(path: Path) -> dict[str, Any]:
    found = json.loads(path.read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def test_bots_are_listed_from_weakest_to_strongest(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("bots", "--json") == 0
    assert json.loads(capsys.readouterr().out) == [{"name": name} for name in ROSTER["bohemian"]]
    assert call("bots") == 0
    shown = capsys.readouterr().out
    assert re.search(r"1 +│ uniform", shown)
    assert "From weakest to strongest." in shown


def test_the_arena_shows_shares_leads_and_ratings_and_writes_them(tmp_path: Path) -> None:
    """As a process of its own, with several jobs."""
    results, picture = tmp_path / "results.json", tmp_path / "ladder.svg"
    bots = ("--bots", "greedy,uniform", "--seats", "2", "--games", "4", "--seed", "1")
    files = ("--json", str(results), "--plot", str(picture))
    done = run("arena", *bots, "--seconds", "0.1", "--jobs", "2", *files, home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert re.search(r"greedy +│ +\d+\.\d % \(.+\) │ +\d+\.\d \(.+\) │ +1500", done.stdout)
    assert "4 games. Blocks of equal dice and rotated seats: 2." in done.stdout
    assert done.stderr == f"Written: {results}, {picture}.\n"
    assert picture.read_text("utf-8").startswith("<?xml")
    greedy, uniform = document(results)["bots"]
    assert (greedy["name"], greedy["games"], uniform["name"]) == ("greedy", 4, "uniform")
    assert greedy["low"] <= greedy["share"] <= greedy["high"]
    assert greedy["share"] + uniform["share"] == pytest.approx(1)
    assert greedy["margin_low"] <= greedy["margin"] == -uniform["margin"]
    assert uniform["rating_low"] < uniform["rating"] < greedy["rating"] == 1500


def test_one_against_three_has_shares_of_one_seat(tmp_path: Path) -> None:
    results = tmp_path / "results.json"
    one = ("arena", "--bots", "greedy,uniform", "--seats", "4", "--games", "4", "--jobs", "1")
    assert call(*one, "--json", str(results)) == 0
    greedy, uniform = document(results)["bots"]
    assert greedy["share"] + 3 * uniform["share"] == pytest.approx(1)
    assert document(results)["settings"]["bots"] == "greedy,uniform"


def test_more_names_than_seats_play_a_round_robin(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("one", "two"):
        monkeypatch.setitem(ROSTER["bohemian"], name, ROSTER["bohemian"]["uniform"])
    three = ("arena", "--bots", "one,two,uniform", "--games", "12", "--jobs", "1", "--json", "-")
    assert call(*three) == 0
    found = json.loads(capsys.readouterr().out)
    assert [bot["games"] for bot in found["bots"]] == [8, 8, 8]
    pairs = [[bot["name"] for bot in field["bots"]] for field in found["fields"]]
    assert pairs == [["one", "two"], ["one", "uniform"], ["two", "uniform"]]


def test_an_uneven_number_of_games_is_played_and_remarked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    uneven = ("arena", "--bots", "greedy,uniform", "--seats", "3", "--games", "1", "--jobs", "1")
    assert call(*uneven) == 0
    said = capsys.readouterr()
    assert "3 would do" in said.err
    assert "1 game." in said.out
    assert "(?)" in said.out, "one block does not tell how far a lead is off"


def test_a_run_goes_on_with_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games, results = tmp_path / "games.jsonl", tmp_path / "results.json"
    assert call(*UNIFORM, "--games", "2", "--resume", str(games)) == 0
    before = games.read_text("utf-8")
    games.write_text(before + '{"game": 2, "sea', "utf-8")
    longer = (*UNIFORM, "--games", "5", "--resume", str(games), "--json", str(results))
    assert call(*longer) == 0
    after = games.read_text("utf-8")
    assert after.startswith(before)
    assert len(after.splitlines()) == 6
    assert call(*longer) == 0
    assert games.read_text("utf-8") == after, "nothing is left to play"
    assert document(results)["games"] == 5
    capsys.readouterr()
    said = complaint(capsys, *longer, "--seed", "other")
    assert "other settings (seed: there 1, here other)" in said


def test_the_same_seed_gives_the_same_results_with_any_number_of_jobs(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        path = tmp_path / jobs
        same = ("arena", "--bots", "uniform,greedy", "--games", "4", "--seed", "7")
        assert call(*same, "--jobs", jobs, "--json", str(path)) == 0
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()


def test_it_stops_when_it_is_sure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results = tmp_path / "results.json"
    pair = ("arena", "--bots", "uniform,greedy", "--jobs", "1", "--until-sure", "--json")
    assert call(*pair, str(results), "--lead", "50", "--games", "400") == 0
    found = document(results)
    assert found["test"]["verdict"] == "not better"
    assert found["games"] == 2 * found["test"]["blocks"] < 40
    assert "uniform does not win 50.0 points more than an even share" in capsys.readouterr().out
    assert call(*pair, str(results), "--games", "2") == 0
    assert "still open whether uniform is better than greedy" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_an_interrupted_run_ends_at_once_and_says_how_to_go_on(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    endless = ("arena", "--bots", "uniform", "--games", "1000000", "--jobs", "2")
    process = subprocess.Popen(
        [*COMMAND, *endless, "--resume", str(games)],
        env=environment(tmp_path),
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_until(lambda: games.exists() and games.read_bytes().count(b"\n") >= 3, "a few games")
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=GUARD)
    assert process.returncode == 130
    assert re.fullmatch(r"\d+ games? .+ kept in .+; the same command .+\n+Stopped\.\n", said), said


@pytest.mark.parametrize("module", ["numpy", "matplotlib"])
def test_what_is_not_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], module: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    said = complaint(capsys, *UNIFORM, "--plot", "ladder.png")
    assert f"This needs {module}" in said
    assert "pip install 'dorfplatz[lab]'" in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--bots", "alphago"), "There is no bot “alphago”"),
        (("--bots", ","), "Name at least one bot."),
        (("--seats", "6"), "Bohemian Villages is for 2 to 5 players, not 6."),
        (("--game", "hamlet"), "In “hamlet” the rules play against one bot"),
        (("--games", "0"), "--games must be a whole number from 1 to 1000000."),
        (("--seconds", "soon"), "--seconds must be a number from 0.001 to 3600, not “soon”."),
        (("--seconds", "nan"), "--seconds must be a number from 0.001"),
        (("--lead", "0"), "--lead must be a number from 0.1 to 50"),
        (("--until-sure",), "--until-sure compares two different bots; here are: uniform."),
        (("--plot", "ladder.txt"), "ladder.txt: the name of a picture ends in one of: .png, .svg"),
        (("--json", "nowhere/results.json"), "nowhere: there is no such file or folder."),
        (("--json", "."), "this is a folder, not a file"),
        (("--resume", "."), "this is a folder, not a file"),
        (("--resume", __file__), "This is no file with games of the arena."),
    ],
)
def test_an_unfit_command_line_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    before = Path(__file__).read_bytes()
    assert sentence in complaint(capsys, *UNIFORM, *arguments)
    assert Path(__file__).read_bytes() == before


@pytest.mark.parametrize("command", ["arena", "bots"])
@pytest.mark.parametrize(("language", "usage"), [("de", "Aufruf:"), ("it", "Uso:")])
def test_every_option_is_explained_in_every_language(
    capsys: pytest.CaptureFixture[str], command: str, language: str, usage: str
) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help", "--language", language])
    shown = capsys.readouterr().out
    assert shown.startswith(usage)
    assert "None" not in shown
