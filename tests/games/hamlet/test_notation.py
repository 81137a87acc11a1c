"""Moves as text: what is written can be read back, and reading is tolerant."""

from typing import get_args

import pytest

from dorfplatz.core.refusal import Malformed
from dorfplatz.games.hamlet.cardboard.printed import spot
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.kinds import RAWS, Resource, Work
from dorfplatz.games.hamlet.moves import (
    SECONDARY,
    Arrange,
    Beg,
    Build,
    BuildRoad,
    Choose,
    Colour,
    Draw,
    End,
    Fill,
    HireDonkey,
    HireVillager,
    Lay,
    Lead,
    Make,
    Mark,
    Move,
    Produce,
    Sell,
    Show,
    Take,
    Use,
)
from tests.games.hamlet.positions import position

STATE = position()

WRITTEN: list[tuple[Move, str]] = [
    (Lead("church", "town-hall"), "donkey church town-hall"),
    (Produce("farm"), "produce farm"),
    (Produce("hay-barn", RAWS), "produce hay-barn wood stone wheat"),
    (Make("timber-yard", 2), "make timber-yard 2"),
    (Sell("wood-wood-wheat"), "sell wood-wood-wheat"),
    (Fill("raw"), "order raw"),
    (Take("sawmill"), "take sawmill"),
    (HireVillager(), "hire villager"),
    (HireDonkey("farm"), "hire donkey farm"),
    (Build("sawmill", "market"), "build sawmill from market"),
    (Lay(spot("3,-2,1")), "lay 3,-2,1"),
    (Lay(spot("-13,20,5")), "lay -13,20,5"),
    (BuildRoad(Work.BRIDGE, "quarry", "church"), "bridge quarry church"),
    (BuildRoad(Work.PATH, "farm", "market"), "path farm market"),
    (Use("wheat farm"), "use wheat farm"),
    (Use("fine brick stonemason 1"), "use fine brick stonemason 1"),
    (Beg(), "beg"),
    (Choose("3,-2,1"), "choose 3,-2,1"),
    (Choose("path farm market"), "choose path farm market"),
    (Choose("fine milk creamery 0"), "choose fine milk creamery 0"),
    (End(), "end"),
    (Arrange(SECONDARY), "row produce blueprint make build road"),
    (Draw("lime-tree"), "draw lime-tree"),
    (Show("milk-milk"), "show milk-milk"),
    (Mark(Colour.YELLOW), "marker yellow"),
]


@pytest.mark.parametrize(("move", "text"), WRITTEN)
def test_every_kind_of_move_is_written_like_this_and_read_back(move: Move, text: str) -> None:
    assert HAMLET.write(STATE, move) == text
    assert HAMLET.read(STATE, text) == move


def test_every_kind_of_move_is_tried_here() -> None:
    assert {type(move) for move, _ in WRITTEN} == {*get_args(Move)}


@pytest.mark.parametrize(
    "text",
    [
        "BUILD Sawmill FROM Market",
        "  build   sawmill  from market ",
        "build\tsawmill\nfrom market",
    ],
)
def test_capitals_and_spaces_do_not_matter(text: str) -> None:
    assert HAMLET.read(STATE, text) == Build("sawmill", "market")


def test_the_order_of_raw_materials_does_not_matter() -> None:
    wood, stone, wheat = RAWS
    assert HAMLET.read(STATE, "produce hay-barn wheat wood") == Produce("hay-barn", (wood, wheat))
    assert HAMLET.read(STATE, "produce hay-barn stone wood stone") == Produce(
        "hay-barn", (wood, stone, stone)
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "dance",
        "end now",
        "beg for gold",
        "produce",
        "produce farm gold",
        "produce farm timber",
        "make sawmill",
        "make sawmill one",
        "make sawmill -1",
        "sell",
        "sell 2 wood",
        "take",
        "hire",
        "hire donkey",
        "hire villager farm",
        "build sawmill",
        "build sawmill at market",
        "lay 3,-2",
        "lay 3,-2,6",
        "lay 1000,0,0",
        "lay x,y,0",
        "bridge farm",
        "tunnel farm market",
        "donkey farm",
        "use",
        "choose",
        "choose !",
        "row produce",
        "row produce blueprint make build hire",
        "marker green",
        "draw 7",
    ],
)
def test_what_is_no_move_is_malformed(text: str) -> None:
    with pytest.raises(Malformed) as caught:
        HAMLET.read(STATE, text)
    assert caught.value.code == "hamlet.refusal.unreadable"


def test_a_long_or_unprintable_text_is_quoted_shortened() -> None:
    with pytest.raises(Malformed) as caught:
        HAMLET.read(STATE, "x\0" * 500)
    sentence = str(caught.value)
    assert sentence.isprintable()
    assert "…" in sentence
    assert len(sentence) < 400


def test_every_resource_can_be_named() -> None:
    for kind in Resource:
        move = Use(f"{kind.value} farm")
        assert HAMLET.read(STATE, HAMLET.write(STATE, move)) == move
