"""Pig in the terminal, from Python, over HTTP and as an engine."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dorfplatz.bots.engines.question import question
from dorfplatz.core.chance import RandomSource
from dorfplatz.core.record import Player, read, write
from dorfplatz.core.refusal import Refusal
from dorfplatz.core.seat import CHANCE
from dorfplatz.core.text import say
from dorfplatz.games.catalogue import AnyCourse, course_of, find
from dorfplatz.play.table import Table, new_record
from dorfplatz.showing.endings import winners
from tests.cli.running import call, run
from tests.fuzz.checks import play_checked
from tests.server.support import House, moves_on, running, settings, version_on


def nothing_is_conserved(_before: Any, _after: Any) -> None:
    """There is nothing to lose but points."""


def played(seats: int = 2, target: str = "30") -> AnyCourse:
    """A whole game of the bot that holds at twenty."""
    game = find("pig")
    players = tuple(Player("holder", f"holder-{seat}") for seat in range(seats))
    table = Table(course_of(new_record(game, players, {"target": target})), RandomSource("pig"))
    course = table.course
    while (seat := course.actor) is not None:
        assert seat is not CHANCE
        keep = course.state.rolled >= 20 or course.state.rolled + course.state.scores[seat] >= 30
        table.submit(seat, table.version, "hold" if keep else "roll")
    return course


@pytest.mark.parametrize("seats", [2, 9])
def test_random_games_keep_the_contract(seats: int) -> None:
    random = Random(f"pig/{seats}")
    state = find("pig").new(seats, {})
    play_checked(find("pig"), state, random, nothing_is_conserved, thorough=0.1)


def test_what_is_not_offered_is_refused() -> None:
    game = find("pig")
    for seats, options in ((1, {}), (10, {}), (2, {"target": "9"}), (2, {"colour": "red"})):
        with pytest.raises(Refusal):
            game.settle(seats, options)


def test_it_is_told_and_won_in_words() -> None:
    course = played()
    assert re.fullmatch(r"holder-\d wins with \d+ points\.", winners_of(course))
    assert "rolls" in " ".join(map(str, told(course)))


def told(course: AnyCourse) -> list[Any]:
    return [*filter(None, (course.game.tell(state, event) for state, event in course.story()))]


def winners_of(course: AnyCourse) -> str:
    return say(winners(course), names=course.names)


def test_bots_play_many_games(tmp_path: Path) -> None:
    done = call(
        "simulate", "--game", "pig", "--games", "4", "--out", str(tmp_path / "games"), home=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert "holder" in done.stdout
    record = next((tmp_path / "games").iterdir())
    for command in ("replay", "check", "trace"):
        shown = call(command, str(record), home=tmp_path)
        assert shown.returncode == 0, shown.stderr
        assert shown.stdout
    assert json.loads(call("trace", str(record), home=tmp_path).stdout.splitlines()[0])


def test_the_arena_compares_its_bots(tmp_path: Path) -> None:
    done = call(
        *("arena", "--game", "pig", "--bots", "holder,uniform", "--seats", "2", "--games", "4"),
        *("--jobs", "1"),
        home=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert "holder" in done.stdout


def test_its_bots_are_listed(tmp_path: Path) -> None:
    assert "holder" in call("bots", "--game", "pig", home=tmp_path).stdout


def test_a_person_plays_in_the_terminal(tmp_path: Path) -> None:
    done = call(
        "play", "--game", "pig", "--seed", "1", home=tmp_path, typed="roll\n1\n?\nh\nl\nu\nq\n"
    )
    assert done.returncode == 0, done.stderr
    for part in ("scores", "roll the die", "This game has no explanations.", "resume"):
        assert part in done.stdout + done.stderr


def test_a_bot_is_an_engine_for_others(tmp_path: Path) -> None:
    course = course_of(read(write(new_record(find("pig"), (Player("person", "Ada"),) * 2, {}))))
    lines = "".join(f"{line}\n" for line in question(course, 0.1))
    done = run("engine", "--bot", "holder", home=tmp_path, typed=lines, LANG="C.UTF-8")
    assert "bestmove roll" in done.stdout


@pytest.mark.anyio
async def test_programs_play_over_http(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "db")) as house:
        ada, ben = await house.program("Ada"), await house.program("Ben")
        table = (await ada.open("person", "open", game="pig"))["id"]
        await ben.post(f"/tables/{table}/seats/1", name="Ben")
        while not (shown := await ada.table(table))["over"]:
            program = (ada, ben)[shown["actor"]]
            move = shown["legal"][-1]["text"]
            assert (await program.move(table, shown["version"], move)).status_code == 200
        assert max(shown["result"]["totals"]) >= 100


@pytest.mark.anyio
async def test_a_person_plays_on_plain_pages_and_looks_back(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "db")) as house:
        ada = await house.person()
        start = await ada.page("/")
        assert 'action="/open/pig"' in start
        table = await ada.go("/open/pig", {"kind": ["person", "holder"], "name": ["Ada", ""]})
        page = await ada.page(table)
        assert moves_on(page) == ["roll"]
        await play_on(house, ada, table)
        page = await ada.page(table)
        assert "wins with" in page
        replayed = await ada.page(f"{table}replay/3/")
        assert "rolls" in replayed
        for part in ("story", "dice", "record"):
            assert await ada.page(f"{table}{part}")
        assert "Pig" in await ada.page("/games")


async def play_on(house: House, ada: Any, table: str) -> None:
    """Hold as soon as that is possible, until the game is over."""
    live = await house.live(table.strip("/").split("/")[-1])
    with live.changes.heard() as changed:
        while not live.course.is_complete:
            changed.clear()
            page = await ada.page(table)
            moves = moves_on(page)
            if moves and live.course.actor == 0:
                fields = {"version": version_on(page), "move": moves[-1]}
                await ada.send(f"{table}move", fields)
            else:
                await changed.wait()
