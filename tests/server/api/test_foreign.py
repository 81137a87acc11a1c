"""The reference bot as a foreign process: it plays, dies and hangs, and the table goes on."""

import signal
from ast import literal_eval
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from dorfplatz.core.record import read
from dorfplatz.games.catalogue import course_of
from dorfplatz.server.pages.rendering import STATIC
from tests.server.api.foreign import (
    BOT,
    Guest,
    Server,
    nonsense_of,
    playing,
    result_of,
    rude,
)
from tests.waiting import wait_until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("foreign"))
    server.start()
    try:
        yield server
        assert "error" not in server.complaints
    finally:
        server.kill()


@pytest.fixture
def ada(server: Server) -> Iterator[Guest]:
    with closing(Guest(server, "Ada")) as ada:
        yield ada


def is_whole(record: str) -> bool:
    return course_of(read(record)).is_complete


def test_the_reference_bot_has_40_lines_at_most_and_is_what_the_page_offers() -> None:
    assert len(BOT.read_text("utf-8").splitlines()) <= 40
    assert BOT.resolve() == STATIC / BOT.name


def test_the_reference_bot_plays_a_whole_game_against_one_of_ours(
    server: Server, ada: Guest
) -> None:
    with playing(server) as bot:
        table, result = result_of(bot)
    shown = ada.table(table)
    assert shown["seats"][0]["name"] == "Reference bot"
    assert literal_eval(result) == shown["result"]
    assert is_whole(ada.record(table))


def play_each_other(server: Server, ada: Guest, during: Callable[[str], object]) -> None:
    """Two reference bots, at a table that a third program opened."""
    table = ada.opens("open", "open")
    address = f"{server.address}/tables/{table}/"
    with playing(server, "--table", table) as first:
        wait_until(lambda: ada.table(table)["seats"][0]["kind"] == "person")
        with playing(server, "--table", address) as second:
            during(table)
            assert result_of(first) == result_of(second)
    assert is_whole(ada.record(table))


def test_two_of_them_play_each_other_at_a_table_that_a_third_opened(
    server: Server, ada: Guest
) -> None:
    play_each_other(server, ada, lambda _: None)


def test_a_program_that_talks_nonsense_is_refused_and_harms_nothing(
    server: Server, ada: Guest
) -> None:
    table = ada.opens("person", "open")
    with rude(server, table) as program:
        wait_until(lambda: ada.table(table)["actor"] == 0)
        before = ada.record(table)
        answers = nonsense_of(program)
    assert len(answers) > 60
    for asked, status, told in answers:
        assert 400 <= status < 500, (asked, status, told)
        assert told.keys() == {"code", "sentence"}, (asked, status, told)
    assert ada.record(table) == before
    assert ada.moves(table) == 0
    course_of(read(ada.record(table)))


def wait_until_over(ada: Guest, table: str) -> None:
    """Move by move: a whole game takes as long as it takes."""
    while not (shown := ada.table(table))["over"]:
        before = shown["version"]
        wait_until(lambda: ada.table(table)["version"] > before, "a move")  # noqa: B023


def takes_over_later(server: Server, ada: Guest, table: str) -> bool:
    server.an_hour_passes()
    return ada.takes_over(table, 1)


@pytest.mark.parametrize(
    "way",
    [signal.SIGKILL, pytest.param(signal.SIGSTOP, marks=pytest.mark.outer)],
    ids=["dies", "hangs"],
)
def test_a_bot_that_dies_or_hangs_loses_its_seat_to_one_of_ours(
    server: Server, ada: Guest, way: signal.Signals
) -> None:
    table = ada.opens("person", "open")
    with playing(server, "--table", table) as bot:
        wait_until(lambda: ada.table(table)["actor"] == 0)
        bot.send_signal(way)
        wait_until(lambda: ada.moves(table) == 1)
        wait_until(lambda: takes_over_later(server, ada, table), "the seat being given away")
        for _ in range(2):
            wait_until(lambda: ada.moves(table) == 1)
            wait_until(lambda: ada.moves(table) == 0)
        ada.takes_over(table, 0)
        wait_until_over(ada, table)
        course_of(read(ada.record(table)))
        if way == signal.SIGSTOP:
            bot.send_signal(signal.SIGCONT)
            assert result_of(bot)[0] == table


@pytest.mark.outer
def test_bots_outlive_a_server_that_is_killed_and_comes_back(server: Server, ada: Guest) -> None:
    def kill_in_the_middle(table: str) -> None:
        wait_until(lambda: ada.table(table)["version"] > 30)
        server.kill()
        server.start()

    play_each_other(server, ada, kill_in_the_middle)
