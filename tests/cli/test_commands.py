"""The other commands, as people and programs call them."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from dorfplatz import __version__
from tests.cli.running import COMMAND, FORK_SERVER, call
from tests.referee.referee import referee

RECORDS = Path(__file__).parents[1] / "records"
RECORD = RECORDS / "no-figures-3-seats.dorf"


def test_without_arguments_the_commands_are_listed(tmp_path: Path) -> None:
    done = call(home=tmp_path)
    assert done.returncode == 0
    for command in ("play", "simulate", "replay", "check", "trace", "components"):
        assert f"\n  {command} " in done.stdout


@pytest.mark.parametrize(
    ("locale", "usage"), [("de_DE.UTF-8", "Aufruf:"), ("it_IT", "Uso:"), ("fr_FR.UTF-8", "Usage:")]
)
def test_a_bare_environment_tells_the_language(locale: str, usage: str) -> None:
    """Even where the system has no such locale."""
    bare = {"LANG": locale, "PATH": "", "HOME": "/"}
    help_command = [*FORK_SERVER.command, "--help"]
    done = subprocess.run(help_command, env=bare, capture_output=True, text=True, check=True)
    assert done.stdout.startswith(usage)


def test_the_program_can_be_started_as_a_module() -> None:
    done = subprocess.run([*COMMAND, "--version"], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == (f"dorfplatz, version {__version__}\n", "")


def test_the_version_is_told(tmp_path: Path) -> None:
    assert __version__ in call("--version", home=tmp_path).stdout


@pytest.mark.parametrize(
    "command", ["play", "simulate", "replay", "check", "trace", "components", ""]
)
@pytest.mark.parametrize("language", ["de", "en", "it"])
def test_every_command_and_option_is_explained_in_every_language(
    tmp_path: Path, command: str, language: str
) -> None:
    done = call(*command.split(), "--help", "--language", language, home=tmp_path)
    assert done.returncode == 0
    assert ("Usage:" in done.stdout) == (language == "en"), done.stdout
    options = re.findall(r"^  (--\S+)( .*)?$", done.stdout, re.MULTILINE)
    assert options
    assert "None" not in done.stdout


def test_simulate_shows_scores_shares_and_turns(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    bots = ("--seats", "4", "--bots", "greedy,greedy,uniform,uniform")
    done = call(
        "simulate", *bots, "--games", "8", "--jobs", "1", "--out", str(folder), home=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"greedy +│ +2 │ +\d+\.\d │ +\d+\.\d % │ +\d+\.\d % – \d+\.\d %", done.stdout)
    assert "8 games" in done.stdout
    assert len(list(folder.iterdir())) == 8


def test_simulate_gives_the_same_records_with_any_number_of_jobs(tmp_path: Path) -> None:
    def records(jobs: str) -> list[bytes]:
        folder = tmp_path / jobs
        simulate = ("simulate", "--seats", "3", "--games", "5", "--seed", "9")
        call(*simulate, "--jobs", jobs, "--out", str(folder), home=tmp_path)
        return [path.read_bytes() for path in sorted(folder.iterdir())]

    assert records("1") == records("2")


def test_simulate_takes_the_options_of_the_table(tmp_path: Path) -> None:
    options = ("--income", "claimed", "--first", "1", "--sides", "CEGIKN")
    done = call(
        "simulate",
        "--seats",
        "2",
        "--games",
        "1",
        *options,
        "--out",
        str(tmp_path / "g"),
        home=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    (path,) = (tmp_path / "g").iterdir()
    text = path.read_text("utf-8")
    assert "option income claimed\noption first 1\noption sides CEGIKN\n" in text
    assert "\n\n1: throw\n" in text


def test_simulate_counts_games_of_hamlet_in_their_own_way(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    simulate = ("simulate", "--game", "hamlet", "--games", "3", "--jobs", "1", "--choices", "asked")
    done = call(*simulate, "--out", str(folder), home=tmp_path)
    assert done.returncode == 0, done.stderr
    for row in (
        r"steward +│ +\d+\.\d │ +\d+\.\d │ +\d+ – \d+ │ +\d+\.\d %",
        r"botrik +│ +\d+\.\d │ +\d+\.\d │ +\d+ – \d+ │ +\d+\.\d %",
        r"none +│ +3 │ +\d+\.\d % │ +\d+\.\d % – \d+\.\d %",
        r"rounds +│ +\d+\.\d │",
        r"decisions of the person +│ +\d+\.\d │",
        r"… and for Botrik +│ +\d+\.\d │",
        r"Church orders +│ +\d+\.\d │ +\d+\.\d │",
        r"gold for the bells +│ +\d+\.\d % │ +\d+\.\d % │ +\d+\.\d │",
        r"sell resources +│ +\d+\.\d │ +\d+\.\d │",
        r"hire a villager: not enough gold +│ +\d+\.\d │",
        r"of the games ended because",
    ):
        assert re.search(row, done.stdout), row
    records = sorted(map(str, folder.iterdir()))
    checked = call("check", *records, home=tmp_path).stdout
    assert checked.count("in order; hamlet, 2 seats") == 3


def test_simulate_draws_modifiers_of_hamlet_for_each_game(tmp_path: Path) -> None:
    simulate = ("simulate", "--games", "6", "--bots", "uniform", "--modifiers", "random")
    done = call(*simulate, "--game", "hamlet", "--out", str(tmp_path / "g"), home=tmp_path)
    assert done.returncode == 0, done.stderr
    texts = [path.read_text("utf-8") for path in (tmp_path / "g").iterdir()]
    drawn = [re.findall(r"^option modifiers (.+)$", text, re.MULTILINE) for text in texts]
    assert len({*map(tuple, drawn)}) > 3
    assert call(*simulate, home=tmp_path).stderr.startswith("There is no option “modifiers”")


def test_simulate_refuses_seats_and_bots_that_hamlet_does_not_have(tmp_path: Path) -> None:
    hamlet = ("simulate", "--game", "hamlet")
    assert "two seats, not 3" in call(*hamlet, "--seats", "3", home=tmp_path).stderr
    assert "There is no bot “greedy”" in call(*hamlet, "--bots", "greedy", home=tmp_path).stderr
    two = call(*hamlet, "--bots", "steward,uniform", home=tmp_path)
    assert two.stderr == "2 bots are named; seats for bots: 1.\n"


def test_the_bots_of_all_games_are_listed(tmp_path: Path) -> None:
    listed = call("bots", home=tmp_path).stdout
    assert "greedy" in listed
    assert "steward" in listed
    assert "greedy" not in call("bots", "--game", "hamlet", home=tmp_path).stdout
    names = json.loads(call("bots", "--json", "--game", "hamlet", home=tmp_path).stdout)
    assert names[-1] == {"name": "steward"}


def test_own_boards_are_played_with_and_kept_in_the_record(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    shipped = Path(__file__).parents[2] / "src/dorfplatz/games/bohemian/components.toml"
    own.write_text(shipped.read_text("utf-8").replace("Nenbrad", "Krumlau"), "utf-8")
    assert "Krumlau" in call("components", str(own), home=tmp_path).stdout
    folder = tmp_path / "games"
    simulate = ("simulate", "--seats", "2", "--games", "1", "--sides", "CEGIKN")
    call(*simulate, "--components", str(own), "--out", str(folder), home=tmp_path)
    own.unlink()
    (record,) = folder.iterdir()
    replayed = call("replay", str(record), home=tmp_path)
    assert replayed.returncode == 0
    assert "Krumlau" in replayed.stdout


def test_check_tells_how_each_record_ended(tmp_path: Path) -> None:
    records = sorted(map(str, RECORDS.glob("*.dorf")))
    done = call("check", *records, home=tmp_path)
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == len(records)
    assert f"{RECORD}: in order; bohemian, 3 seats" in done.stdout
    assert "finished: no-figures 57 28 21" in done.stdout


def test_an_unfinished_game_is_in_order_too(tmp_path: Path) -> None:
    unfinished = tmp_path / "unfinished.dorf"
    unfinished.write_text("".join(RECORD.read_text("utf-8").splitlines(True)[:60]), "utf-8")
    assert "not finished yet" in call("check", str(unfinished), home=tmp_path).stdout


def test_components_shows_what_is_known_and_what_is_ours(tmp_path: Path) -> None:
    shown = call("components", home=tmp_path).stdout
    assert "Nenbrad " in shown
    assert "Chroschwitz*" in shown
    assert "81 coins worth 285" in shown
    assert "fits the box" in shown


def test_components_of_hamlet_show_cost_reward_use_and_how_sure_they_are(tmp_path: Path) -> None:
    shown = call("components", "--game", "hamlet", home=tmp_path, COLUMNS="140").stdout
    assert re.search(r"Sawmill +│ 10 +│ 2 wheat \+ 1 stone +│ 5★ +│ 1 × wood → timber +│", shown)
    assert re.search(r"Lime Tree +│ \d+\* +│ [^│]+\* +│ \d★\* +│ [^│]+\* +│", shown)
    assert "Sale of tier 1: 1 flour → 1★ + 2 gold*\n" in shown
    assert "Church order, gold for the bells: 10 gold → 6★\n" in shown
    assert "Tokens of each good for each player: 2~\n" in shown
    assert "fits the box" in shown


def test_own_components_of_hamlet_are_checked_against_the_box(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    shipped = Path(__file__).parents[2] / "src/dorfplatz/games/hamlet/components.toml"
    text = shipped.read_text("utf-8")
    own.write_text(text.replace('title = "Reconstruction 1"', 'title = "Mine"'), "utf-8")
    check = ("components", str(own), "--game", "hamlet")
    assert "“Mine” fits the box." in call(*check, home=tmp_path).stdout
    own.write_text(text.replace("donkeys = 6", "donkeys = 99"), "utf-8")
    refused = call(*check, home=tmp_path)
    assert refused.returncode == 2
    assert refused.stderr.startswith(f"{own}: supplies, donkeys: ")


def test_trace_satisfies_the_referee(tmp_path: Path) -> None:
    records = sorted(map(str, RECORDS.glob("no-figures*.dorf")))
    traced = call("trace", *records, home=tmp_path).stdout
    verdict = referee(traced.splitlines(), printed_box=True)
    assert (verdict.games, verdict.finished) == (len(records), len(records))


def test_trace_reads_several_records_from_standard_input(tmp_path: Path) -> None:
    text = RECORD.read_text("utf-8")
    traced = call("trace", "-", home=tmp_path, typed=text + text).stdout
    kinds = [json.loads(line)["kind"] for line in traced.splitlines()]
    assert kinds.count("setup") == kinds.count("result") == 2
    half = len(kinds) // 2
    assert kinds[:half] == kinds[half:]


def test_trace_prints_the_documented_lines(tmp_path: Path) -> None:
    lines = [
        json.loads(line) for line in call("trace", str(RECORD), home=tmp_path).stdout.splitlines()
    ]
    setup, first, second, result = lines[0], lines[1], lines[2], lines[-1]
    assert list(setup) == [
        "kind",
        "game",
        "seats",
        "first",
        "figures",
        "bank",
        "special_tiles",
        "income",
        "villages",
    ]
    assert first["actor"] == "chance"
    assert first["legal"] == []
    assert list(first["state"]) == [
        "turn",
        "dice",
        "coins",
        "figures",
        "occupants",
        "active_inns",
        "bishop",
        "special",
        "special_left",
        "bank",
        "over",
    ]
    assert second["move"] in second["legal"]
    assert list(result["final"][0]) == [
        "seat",
        "coins",
        "town_halls",
        "shops",
        "churches",
        "goods",
        "total",
    ]
