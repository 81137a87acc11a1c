"""Games that get too long: what leads nowhere is refused first, and a game can be finished."""

from random import Random

import pytest

from dorfplatz.core.chance import RandomSource
from dorfplatz.core.record import PERSON, Player
from dorfplatz.core.seat import Seat
from dorfplatz.games.catalogue import course_of, find
from dorfplatz.play.seating import automa_player, seated
from dorfplatz.play.table import Table, new_record
from dorfplatz.server.tables import game_length
from tests.server.support import House, Program, finished, play_out
from tests.waiting import until

pytestmark = pytest.mark.anyio


@pytest.fixture
def limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that a test can reach."""
    monkeypatch.setattr(game_length, "WITH_DETOURS", 12)
    monkeypatch.setattr(game_length, "AT_MOST", 1000)


async def a_game(house: House, *kinds: str) -> tuple[Program, str]:
    """A program that has every seat of people."""
    ada = await house.program()
    return ada, (await ada.open(*kinds))["id"]


async def undo(ada: Program, table: str) -> tuple[int, str]:
    """The status and the code of the answer."""
    shown = await ada.table(table)
    answer = await ada.post(f"/tables/{table}/undo", version=shown["version"])
    return answer.status_code, answer.json().get("code", "")


async def make_and_take_back(ada: Program, table: str) -> tuple[int, str]:
    """Until it is refused for whatever reason."""
    while True:
        await ada.first_move(table)
        status, code = await undo(ada, table)
        if code != "course.nothing-to-undo" and status != 200:
            return status, code


@pytest.mark.usefixtures("limits")
async def test_nothing_is_taken_back_in_a_very_long_game_which_can_still_be_finished(
    house: House,
) -> None:
    ada, table = await a_game(house, "person", "person")
    assert await make_and_take_back(ada, table) == (409, "http.long-undo")
    version = (await ada.table(table))["version"]
    assert version >= game_length.WITH_DETOURS
    assert (await undo(ada, table))[0] == 409
    assert (await ada.table(table))["version"] == version, "nothing has changed"
    assert (await play_out(table, ada))["over"]


@pytest.mark.usefixtures("limits")
async def test_a_page_does_not_offer_what_would_be_refused(house: House) -> None:
    ben = await house.person("Ben")
    path = await ben.open("person", "person")
    live = await house.live(path.split("/")[-2])
    button = 'form="undo"'

    async def move() -> str:
        text = live.course.game.write(
            live.course.state, live.course.game.legal(live.course.state)[0]
        )
        await ben.go(f"{path}move", {"version": str(live.version), "move": text})
        return await ben.page(path)

    assert button in await move()
    while live.version < game_length.WITH_DETOURS or not live.course.may_undo(
        live.actor or Seat(0)
    ):
        last = await move()
    assert button not in last


@pytest.mark.usefixtures("limits", "quick_bots")
async def test_in_a_very_long_game_a_seat_can_be_left_to_a_bot_but_not_taken_back(
    house: House,
) -> None:
    ada, table = await a_game(house, "person", "person")
    await make_and_take_back(ada, table)
    answer = await ada.post(f"/tables/{table}/seats/0/bot")
    assert answer.status_code == 200, answer.text
    refused = await ada.post(f"/tables/{table}/seats/0/person")
    assert (refused.status_code, refused.json()["code"]) == (409, "http.long-come-back")
    assert (await play_out(table, ada))["over"]


@pytest.mark.usefixtures("quick_bots")
async def test_a_game_without_end_is_closed_and_stays_to_be_looked_at(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots that would go on stop without a complaint."""
    monkeypatch.setattr(game_length, "AT_MOST", 20)
    ada, table = await a_game(house, "greedy", "greedy")
    live = await house.live(table)
    await until(lambda: live.is_closed)
    assert live.version >= game_length.AT_MOST
    assert not live.course.is_complete
    shown = await ada.table(table)
    assert (shown["closed"], shown["over"], shown["actor"]) == (True, False, None)
    assert (await house.client().get(f"/tables/{table}/replay/0/")).status_code == 200
    assert live.stored.summary is not None
    answer = await ada.post(
        f"/tables/{table}/fork", version=live.version, seats=[{"kind": "person"}] * 2
    )
    assert answer.status_code == 201


@pytest.mark.usefixtures("limits")
async def test_nobody_plays_on_from_the_end_of_a_very_long_game(house: House) -> None:
    ada = await house.program()
    table = await house.put(finished("no-figures-2-seats", "person", "person"), over=True)
    seats = [{"kind": "person"}] * 2
    refused = await ada.post(f"/tables/{table}/fork", version=40, seats=seats)
    assert (refused.status_code, refused.json()["code"]) == (409, "http.long-fork")
    answer = await ada.post(f"/tables/{table}/fork", version=9, seats=seats)
    assert answer.status_code == 201


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("income", ["automatic", "claimed"])
def test_a_game_of_bohemian_villages_is_never_a_third_as_long(seats: int, income: str) -> None:
    """Whatever its players do, as long as they do not all avoid its end."""
    most = max(length("bohemian", seats, seed, income=income) for seed in range(20))
    assert 3 * most < min(game_length.WITH_DETOURS, game_length.AT_MOST - game_length.WITH_DETOURS)


def test_a_game_of_hamlet_is_never_a_third_as_long() -> None:
    most = max(length("hamlet", 1, seed) for seed in range(2))
    assert 3 * most < min(game_length.WITH_DETOURS, game_length.AT_MOST - game_length.WITH_DETOURS)


def length(name: str, people: int, seed: int, **options: str) -> int:
    """Entries of a game in which everybody does anything that is possible."""
    game, random = find(name), Random(seed)
    players = [Player(PERSON, f"Player {number}") for number in range(people)]
    record = new_record(game, seated(game.automas(), players, automa_player), options)
    table = Table(course_of(record), RandomSource(str(seed)))
    course = table.course
    while isinstance(course.actor, int):
        move = random.choice(game.legal(course.state))
        table.submit(course.actor, table.version, game.write(course.state, move))
    return len(course.entries)
