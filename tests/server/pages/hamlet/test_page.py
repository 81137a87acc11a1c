"""The table of Hamlet as a person without scripts sees it, and as programs use it."""

import re
from functools import cache
from random import Random

import pytest

from dorfplatz.bots.hamlet.steward import Steward
from dorfplatz.core.chance import RandomSource
from dorfplatz.core.record import PERSON, Player, Record
from dorfplatz.core.seat import Seat
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.play.table import Table, new_record
from tests.server.support import House, moves_on, version_on

pytestmark = pytest.mark.anyio

PERSONS_SEAT = Seat(0)
PLAYERS = (Player(PERSON, "Ada"), Player("botrik", "Botrik"))
SUBJECTS = (
    *("church", "sawmill", "woodland", "order-gold", "order-raw", "sale-milk", "carpenter"),
    *("chaplain", "act-produce", "act-hire"),
)


@cache
def played(moves: int | None) -> Record:
    """A game of a bot's, so many moves long or to its end, always the same."""
    course: AnyCourse = course_of(new_record(HAMLET, PLAYERS, {"choices": "fixed"}))
    table, bot = Table(course, RandomSource("page")), Steward()
    while not course.is_complete and (moves is None or len(course.steps) < moves):
        move = bot.choose(course.state, Random(1))
        table.submit(PERSONS_SEAT, table.version, HAMLET.write(course.state, move))
    return course.record


async def test_a_person_plays_with_nothing_but_forms(house: House) -> None:
    ada = await house.person()
    table = await ada.go("/hamlet", {"name": "Ada"})
    for _ in range(12):
        page = await ada.page(table)
        version, moves = version_on(page), moves_on(page)
        chosen = next((move for move in moves if not move.startswith("donkey")), moves[0])
        assert await ada.go(f"{table}move", {"version": version, "move": chosen}) == table
        assert version_on(await ada.page(table)) > version


async def test_modifiers_are_chosen_when_the_table_is_opened(house: House) -> None:
    ada = await house.person()
    page = await ada.page("/")
    for modifier in ("two-donkeys", "one-point-sites", "goods-left"):
        assert f'name="modifier" value="{modifier}"' in page
    fields = {"name": "Ada", "modifier": ["two-donkeys", "goods-left"], "choices": "fixed"}
    table = await ada.go("/hamlet", fields)
    record = (await ada.client.get(f"{table}record")).text
    assert "option modifiers two-donkeys,goods-left\n" in record
    assert "option choices fixed\n" in record
    assert "seat 0 person Ada\nseat 1 botrik Botrik\n" in record


@pytest.mark.parametrize(
    "fields",
    [
        {"name": ""},
        {"name": "Ada", "modifier": "three-donkeys"},
        {"name": "Ada", "modifier": ["one-point-sites", "five-point-sites"]},
        {"name": "Ada", "choices": "guessed"},
        {"name": "Ada", "row": ["build", "build"]},
        {"name": "Ada", "kind": "mayor"},
        {"name": "Ada", "kind": "botrik"},
    ],
)
async def test_what_cannot_be_opened_is_refused_with_a_sentence(
    house: House, fields: dict[str, str]
) -> None:
    ada = await house.person()
    answer = await ada.send("/hamlet", fields)
    assert answer.status_code == 422
    assert "<main" in answer.text
    assert "Traceback" not in answer.text


async def test_a_bot_plays_for_those_who_only_watch(house: House) -> None:
    ada = await house.person()
    table = await ada.go("/hamlet", {"kind": "steward", "listed": "true"})
    assert "seat 0 steward" in (await ada.client.get(f"{table}record")).text
    assert table in await (await house.person("Ben")).page("/")


async def test_every_part_of_the_table_can_be_explained(house: House) -> None:
    ada = await house.person()
    table = await ada.go("/hamlet", {"name": "Ada"})
    page = await ada.page(table)
    linked = set(re.findall(r'href="buildings/([\w-]+)"', page))
    for subject in (*SUBJECTS, *sorted(linked)):
        assert "<h1>" in await ada.page(f"{table}buildings/{subject}")
    await ada.page(f"{table}buildings/palace", status=404)


async def test_a_turn_of_botriks_can_be_seen_step_by_step(house: House) -> None:
    ada = await house.person()
    table = f"/tables/{await house.put(played(60))}/"
    page = await ada.page(table)
    assert 'data-step="1"' in page
    turn = re.findall(r'data-turn="(\d+)"', page)[-1]
    first, *steps = (await ada.client.get(f"{table}moments?turn={turn}")).json()
    assert first
    assert steps
    assert all(f'id="{name}"' in part for step in steps for name, part in step.items())
    assert (await ada.client.get(f"{table}moments?turn=1")).json() == []
    fresh = await ada.go("/hamlet", {"name": "Ada"})
    assert (await ada.client.get(f"{fresh}moments")).json() == []


async def test_the_end_shows_where_the_points_came_from(house: House) -> None:
    record = played(None)
    ada = await house.person()
    table = f"/tables/{await house.put(record, over=True)}/"
    page = await ada.page(table)
    result = HAMLET.result(course_of(record).state)
    assert result is not None
    assert f"wins with {max(result.totals)} points" in page
    assert 'class="bars"' in page
    assert 'class="curve"' in page
    for total in result.totals:
        assert f"<b>{total}</b>" in await ada.page(f"{table}accounts")
    assert "Which" in await ada.page(f"{table}story")


async def test_the_log_leaves_botriks_thoughts_to_the_whole_story(house: House) -> None:
    ada = await house.person()
    table = f"/tables/{await house.put(played(60))}/"
    page, thought = await ada.page(table), "Hire a villager: not enough gold"
    assert thought in await ada.page(f"{table}story")
    assert thought not in page[page.index('id="log"') : page.index('class="more"')]


async def test_a_rematch_is_against_botrik_again(house: House) -> None:
    program = await house.program()
    going = await program.open("person", game="hamlet", options={"choices": "fixed"})
    owner = (await house.live(going["id"])).stored.host
    name = await house.put(played(None), owner, over=True)
    again = (await program.post(f"/tables/{name}/rematch")).json()
    assert [seat["kind"] for seat in again["seats"]] == ["person", "botrik"]
    assert again["begun"]


async def test_a_program_plays_and_takes_back(house: House) -> None:
    program = await house.program()
    shown = await program.open("person", game="hamlet", options={"choices": "fixed"})
    table = shown["id"]
    assert (await program.move(table, shown["version"], "produce farm")).status_code == 200
    version = (await program.table(table))["version"]
    assert (await program.post(f"/tables/{table}/undo", version=version)).status_code == 200
    after = await program.table(table)
    assert after["position"] == shown["position"]
