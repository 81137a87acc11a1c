"""A table in a program of one's own."""

import pytest

from dorfplatz.bots.table_with_bots import TableWithBots, new_table
from dorfplatz.core.record import write
from dorfplatz.core.refusal import Illegal, Malformed, Refusal
from dorfplatz.games.catalogue import course_of
from dorfplatz.lab.simulation import Sitting, play_out

BOTS = {"bohemian": {"Ada": "greedy", "Ben": "uniform"}, "hamlet": {"Ada": "steward"}}


def played(game: str, seed: str | None = None) -> TableWithBots:
    table = new_table(game, BOTS[game], seed=seed)
    while not table.is_over:
        table.play(table.bot_move())
    return table


@pytest.mark.parametrize("game", BOTS)
def test_bots_play_a_game_to_its_end_and_the_record_tells_it(game: str) -> None:
    table = played(game, "village")
    assert table.result is not None
    assert table.winners == tuple(table.course.names[seat] for seat in table.result.winners)
    assert course_of(table.record).is_complete
    assert not table.legal()


def test_the_same_seed_gives_the_same_game_and_none_gives_any() -> None:
    assert played("bohemian", "1").record == played("bohemian", "1").record
    assert played("bohemian", "1").record != played("bohemian", "2").record
    assert played("bohemian").record != played("bohemian").record


def test_it_is_the_game_that_a_simulation_with_this_seed_plays() -> None:
    table = new_table("bohemian", {"greedy-0": "greedy", "uniform-1": "uniform"}, seed="village")
    while not table.is_over:
        table.play(table.bot_move())
    simulated = play_out(Sitting("bohemian", ("greedy", "uniform"), {}, "village", "village"))
    assert write(table.record) == simulated.record


def test_a_person_moves_by_text_as_people_write_it() -> None:
    table = new_table("bohemian", {"Ada": "person", "Ben": "person"}, options={"first": "0"})
    move = table.legal()[0]
    assert not table.winners
    assert table.result is None
    table.play(move)
    assert write(table.record).endswith(f"0: {move}\n")


def test_what_cannot_be_done_is_refused_and_changes_nothing() -> None:
    table = new_table("bohemian", BOTS["bohemian"], seed="village")
    before = table.record
    with pytest.raises(Refusal):
        table.play("1+1+1+1 nowhere")
    assert table.record == before


def test_no_bot_moves_for_a_person() -> None:
    table = new_table("bohemian", {"Ada": "person", "Ben": "person"})
    with pytest.raises(Malformed, match="There is no bot “person”"):
        table.bot_move()


def test_nobody_moves_when_the_game_is_over() -> None:
    table = played("bohemian", "village")
    with pytest.raises(Illegal, match="The game is over"):
        table.play("end")
    with pytest.raises(Illegal, match="The game is over"):
        table.bot_move()


def test_whom_the_rules_play_need_not_be_named() -> None:
    table = new_table("hamlet", {"Ada": "steward"})
    assert table.course.names == ("Ada", "Botrik")


@pytest.mark.parametrize(
    ("game", "players", "why"),
    [
        ("chess", {"Ada": "greedy"}, "There is no game “chess”"),
        ("bohemian", {"Ada": "greedy", "Ben": "deep thought"}, "There is no bot “deep thought”"),
        ("bohemian", {"Ada": "greedy", " ": "greedy"}, "cannot be a name"),
        ("bohemian", {"Ada": "greedy", "\u2800": "greedy"}, "Nobody could see this name"),
        ("hamlet", {}, "two seats, not 1"),
    ],
)
def test_a_table_that_cannot_be_is_refused(game: str, players: dict[str, str], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        new_table(game, players)
