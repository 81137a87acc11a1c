"""How the dice of all games fell: added up once, people beside bots, and one's own."""

import html
from collections.abc import Iterator
from pathlib import Path

import pytest

from dorfplatz.core.record import Record
from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import course_of
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.server.pages.bohemian.dice_totals import Totals, mine_and_others, people_and_bots
from dorfplatz.server.pages.dice import words
from dorfplatz.server.store.finished import finished_of
from dorfplatz.server.store.store import Store
from dorfplatz.server.tables.summaries import summary_text
from dorfplatz.server.translator import Translator
from dorfplatz.showing.bohemian.luck import Counts, counts_of
from tests.play.checkable import played
from tests.server.support import House, finished, new_store, put, running, settings
from tests.waiting import until


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = new_store(tmp_path / "dorfplatz.sqlite")
    yield store
    store.close()


def keep(store: Store, record: Record, *owners: str, **facts: str) -> None:
    """A finished game with its summary."""
    name = put(store, record, *owners, over=True)
    store.update_table(name, summary=summary_text(course_of(record)), **facts)


def test_every_game_is_counted_once(store: Store) -> None:
    assert people_and_bots(store) == Totals()
    record = finished("no-figures-3-seats", "person")
    ada, *bots = counts_of(course_of(record))
    keep(store, record)
    for _ in range(2):
        assert people_and_bots(store) == Totals(1, ada, sum(bots, Counts()))
    keep(store, record)
    assert people_and_bots(store) == Totals(2, ada + ada, sum(bots + bots, Counts()))


def test_what_was_uploaded_or_has_no_dice_is_not_counted(store: Store) -> None:
    keep(store, finished("passed"), origin="upload")
    keep(store, played(HAMLET).record)
    put(store, finished("passed"))
    put(store, finished("passed"), over=True)
    assert people_and_bots(store) == Totals()


def test_ones_own_rolls_stand_beside_those_of_the_others(store: Store) -> None:
    record = finished("no-figures-2-seats", "person")
    keep(store, record, "ada")
    keep(store, record, "ben")
    keep(store, record, "ada", origin="upload")
    ada, other = counts_of(course_of(record))
    assert mine_and_others(finished_of(store, "ada")) == Totals(1, ada, other)
    assert mine_and_others(finished_of(store, "eve")) == Totals()


def test_totals_know_all_together() -> None:
    one, two = Counts((1, 0, 0, 0, 0, 0)), Counts((0, 2, 0, 0, 0, 0))
    assert Totals(1, one, two).together == Counts((1, 2, 0, 0, 0, 0))
    assert (
        Totals().with_game(
            '{"totals":[],"winners":[],"reason":"","history":[],"dice":{}}', (Seat(0),)
        )
        == Totals()
    )


@pytest.mark.anyio
async def test_the_page_explains_and_counts(house: House) -> None:
    ada = await house.person("Ada", accept_language="de")
    voice = Translator("de")
    shown = html.unescape(await ada.page("/dice"))
    assert 'id="how"' in shown
    assert all(voice(step) in shown for step in words.HOW)
    assert voice(words.NO_GAMES) in shown
    assert voice(words.NONE_OF_YOURS) in shown
    keep(house.server.services.store, played(BOHEMIAN).record)
    shown = html.unescape(await ada.page("/dice"))
    assert voice(words.GAMES, games=1) in shown
    assert voice(words.BOTS) in shown


@pytest.mark.anyio
async def test_old_games_count_although_nobody_asks_for_them(tmp_path: Path) -> None:
    chosen = settings(tmp_path / "dorfplatz.sqlite", tidy_every=0.02)
    async with running(chosen) as house:
        await house.put(played(BOHEMIAN).record, over=True)
        store = house.server.services.store
        await until(lambda: people_and_bots(store).games == 1, "counting")


@pytest.mark.anyio
async def test_the_start_page_and_every_table_lead_there(library: House) -> None:
    ada = await library.person("Ada")
    assert 'href="/dice"' in await ada.page("/")
    table = await ada.open("person", "person")
    assert 'href="dice"' in await ada.page(table)
