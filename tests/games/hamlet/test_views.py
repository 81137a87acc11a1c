"""The table, position, moves and events as plain values, for programs; a position in one line."""

import json
import pickle
from random import Random
from typing import get_args

import pytest

from dorfplatz.core.contract import Json
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games.hamlet.cardboard.printed import spot
from dorfplatz.games.hamlet.events import Made, MarkerDrawn, PlaceBuilt, Used
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.kinds import RAWS, Resource, Work
from dorfplatz.games.hamlet.land.lattice import coordinates, ends
from dorfplatz.games.hamlet.moves import (
    SECONDARY,
    Action,
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
from dorfplatz.games.hamlet.reasons import (
    Failed,
    Failure,
    Lack,
    Narrowed,
    Priority,
    Question,
    Settled,
    Weighed,
)
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Token
from tests.games.hamlet.positions import everything, play, position

SHOWN = position(
    modifiers="two-donkeys,open-support",
    choices="fixed",
    laid={"sawmill": "-2,9,0", "woodland": "-5,1,0"},
    botriks=("woodland",),
    roads=("bridge church quarry 1",),
    tokens={"sawmill": "fine-timber:0"},
    blueprints=(("lime-tree",), ()),
    row=("stonemason+1", "dairy-farm", "flour-mill", "mountains"),
    orders={"gold": 1},
    sold=(("flour",), ()),
    sales=("milk", "milk-milk", "timber-brick"),
    points=(5, 6),
    donkeys=("church", "market!"),
)


def test_the_table_cannot_be_shown_before_it_is_prepared() -> None:
    assert HAMLET.setup(HAMLET.new(2)) is None
    assert HAMLET.setup(position()) is not None


def test_the_table_shows_what_was_prepared_and_never_changes() -> None:
    setup = HAMLET.setup(SHOWN)
    assert setup is not None
    assert setup == HAMLET.setup(play(SHOWN, "end")[0])
    assert (setup["game"], setup["seats"]) == ("hamlet", 2)
    assert setup["modifiers"] == ["two-donkeys", "open-support"]
    assert setup["choices"] == "fixed"
    assert setup["start"]["church"] == "-6,4,0"
    assert len(setup["tiles"]) == 32
    assert (len(setup["sales"]), len(setup["orders"])) == (12, 4)
    assert setup["supplies"]["villager_prices"] == [5, 7, 9]


def test_the_table_shows_what_is_printed_on_a_tile() -> None:
    setup = HAMLET.setup(SHOWN)
    assert setup is not None
    woodland = setup["tiles"]["woodland"]
    assert woodland.pop("walk")[0] == [1, "forest"]
    assert woodland == {
        "role": "site",
        "stack": "bag",
        "cost": [{"count": 1, "kinds": ["wood"]}],
        "gold": 0,
        "points": 3,
        "spaces": 0,
        "kinds": [],
        "scoring": {"condition": "forest", "points": 1},
        "is_wild": True,
    }


def test_the_position_shows_where_everything_is() -> None:
    view = HAMLET.view(SHOWN)
    person, botrik = view.pop("players")
    assert view == {
        "phase": "turn",
        "turn": 0,
        "round": 1,
        "village": {
            "church": "-6,4,0",
            "town-hall": "-2,2,0",
            "market": "-1,6,0",
            "farm": "-3,6,0",
            "woodcutter": "-9,5,0",
            "quarry": "-7,7,0",
            "sawmill": "-2,9,0",
            "woodland": "-5,1,0",
        },
        "roads": [
            {
                "work": "bridge",
                "edge": [list(coordinates(point)) for point in ends(SHOWN.roads[0].edge)],
                "ends": ["church", "quarry"],
                "owner": 1,
            }
        ],
        "tokens": {
            "farm": [{"kind": "wheat", "owner": None, "fine": False}] * 2,
            "woodcutter": [{"kind": "wood", "owner": None, "fine": False}] * 2,
            "quarry": [{"kind": "stone", "owner": None, "fine": False}] * 2,
            "sawmill": [{"kind": "timber", "owner": 0, "fine": True}],
        },
        "supply": {"wood": 4, "stone": 4, "wheat": 4},
        "row": [
            {"tile": "stonemason", "gold": 1},
            {"tile": "dairy-farm", "gold": 0},
            {"tile": "flour-mill", "gold": 0},
            {"tile": "mountains", "gold": 0},
        ],
        "bag": 3 + 4,
        "sales": ["milk", "milk-milk", "timber-brick"],
        "orders": {"gold": 1, "raw": None, "cellar": None, "loft": None},
        "milestones": {"carpenter": 0, "planner": 1},
        "flags": {"woodland": 1},
        "botrik": {
            "row": [action.value for action in SECONDARY],
            "bowl": {"red": 3, "blue": 2, "yellow": 1},
            "support_open": True,
        },
        "question": None,
        "over": False,
    }
    assert person == {
        "gold": 3,
        "points": 5,
        "villagers": [{"place": "church", "is_done": False}],
        "donkeys": [{"place": "church", "is_done": False}, {"place": "market", "is_done": True}],
        "goods": {"timber": 1, "brick": 2, "flour": 2, "milk": 2},
        "blueprints": ["lime-tree"],
        "sales": ["flour"],
    }
    assert (botrik["gold"], botrik["points"], botrik["donkeys"]) == (2, 6, [])


def test_a_question_shows_what_it_is_about_and_the_answers() -> None:
    view = HAMLET.view(play(position(), "end", "marker red")[0])
    assert view["phase"] == "ask"
    assert view["question"] == {"about": "production", "answers": ["farm", "woodcutter", "quarry"]}


def test_everyone_sees_the_same() -> None:
    views = [HAMLET.view(SHOWN, seat) for seat in (None, Seat(0), Seat(1))]
    assert views[0] == views[1] == views[2]


MOVES: list[tuple[Move, Json]] = [
    (Lead("church", "farm"), {"do": "lead", "start": "church", "end": "farm"}),
    (Produce("farm"), {"do": "produce", "place": "farm", "raws": []}),
    (
        Produce("hay-barn", RAWS),
        {"do": "produce", "place": "hay-barn", "raws": ["wood", "stone", "wheat"]},
    ),
    (Make("sawmill", 1), {"do": "make", "place": "sawmill", "count": 1}),
    (Sell("milk"), {"do": "sell", "sale": "milk"}),
    (Fill("raw"), {"do": "fill", "order": "raw"}),
    (Take("sawmill"), {"do": "take", "tile": "sawmill"}),
    (HireVillager(), {"do": "hire_villager"}),
    (HireDonkey("farm"), {"do": "hire_donkey", "place": "farm"}),
    (Build("sawmill", "market"), {"do": "build", "tile": "sawmill", "site": "market"}),
    (Lay(spot("3,-2,1")), {"do": "lay", "spot": "3,-2,1"}),
    (
        BuildRoad(Work.PATH, "farm", "market"),
        {"do": "build_road", "work": "path", "site": "farm", "end": "market"},
    ),
    (Use("wheat farm"), {"do": "use", "token": "wheat farm"}),
    (Beg(), {"do": "beg"}),
    (Choose("farm"), {"do": "choose", "answer": "farm"}),
    (End(), {"do": "end"}),
    (Arrange((Action.MAKE,)), {"do": "arrange", "row": ["make"]}),
    (Draw("sawmill"), {"do": "draw", "tile": "sawmill"}),
    (Show("milk"), {"do": "show", "sale": "milk"}),
    (Mark(Colour.RED), {"do": "mark", "colour": "red"}),
]


@pytest.mark.parametrize(("move", "shown"), MOVES)
def test_every_kind_of_move_is_shown_like_this(move: Move, shown: Json) -> None:
    assert HAMLET.show(move) == shown


def test_every_kind_of_move_is_tried_here() -> None:
    assert {type(move) for move, _ in MOVES} == {*get_args(Move)}


def test_events_are_shown_with_all_they_know() -> None:
    assert HAMLET.report(Made(PERSON, "sawmill", Resource.TIMBER, 1, True)) == {
        "event": "made",
        "seat": 0,
        "place": "sawmill",
        "good": "timber",
        "count": 1,
        "fine": True,
    }
    assert HAMLET.report(Used(BOTRIK, Token(Resource.WOOD), "woodcutter", "farm")) == {
        "event": "used",
        "seat": 1,
        "token": {"kind": "wood", "owner": None, "fine": False},
        "place": "woodcutter",
        "site": "farm",
    }
    assert HAMLET.report(MarkerDrawn(Colour.BLUE, 2, Action.MAKE)) == {
        "event": "marker_drawn",
        "colour": "blue",
        "circle": 2,
        "action": "make",
    }
    assert HAMLET.report(PlaceBuilt(PERSON, "sawmill", "farm", spot("3,-2,1")))["spot"] == "3,-2,1"


def test_botriks_thoughts_are_shown_too() -> None:
    failed = Failed(Action.HIRE, Failure.GOLD, (Lack("gold", 2, 5),))
    assert HAMLET.report(failed) == {
        "event": "failed",
        "action": "hire",
        "why": "gold",
        "lacks": [{"what": "gold", "found": 2, "needed": 5}],
    }
    narrowed = Narrowed(Priority.NEAREST, ("farm",))
    weighed = Weighed(Question.VILLAGER, ("church", "farm"), (narrowed,), "farm", Settled.PRIORITY)
    assert HAMLET.report(weighed) == {
        "event": "weighed",
        "question": "villager",
        "candidates": ["church", "farm"],
        "steps": [{"by": "nearest", "left": ["farm"]}],
        "chosen": "farm",
        "settled": "priority",
    }


def test_everything_shown_in_a_game_is_plain_json() -> None:
    random, state = Random(1), HAMLET.new(2)
    for _ in range(150):
        moves = (
            HAMLET.odds(state).outcomes if HAMLET.actor(state) is CHANCE else HAMLET.legal(state)
        )
        move = random.choice(moves)
        state, events = HAMLET.play(state, move)
        shown = [HAMLET.view(state), HAMLET.show(move), *map(HAMLET.report, events)]
        assert json.loads(json.dumps(shown)) == shown
    setup = HAMLET.setup(state)
    assert json.loads(json.dumps(setup)) == setup


def test_a_position_prints_as_one_line_while_the_table_is_prepared() -> None:
    assert repr(HAMLET.new(2)) == (
        "<Hamlet: chance prepares the table; points 0 0, gold 3 2, places 6, roads 0>"
    )


def test_a_printed_position_says_whose_turn_of_which_round_it_is_and_what_is_to_be_done() -> None:
    state = position(gold=(9, 2), points=(4, 7), laid={"sawmill": "at market"})
    assert repr(state) == (
        "<Hamlet: round 1, turn of seat 0, phase turn; points 4 7, gold 9 2, places 7, roads 0>"
    )
    botriks, _ = play(state, "end")
    assert repr(botriks).startswith("<Hamlet: round 1, turn of seat 1, phase mark; ")


def test_a_printed_position_says_when_and_why_the_game_was_over() -> None:
    orders = {"raw": 0, "cellar": 1, "loft": 0}
    state, _ = play(
        position(choices="fixed", gold=(10, 2), orders=orders), "order gold", "end", "marker red"
    )
    assert repr(state).startswith("<Hamlet: over after round 1, church-orders; ")


def test_a_position_travels_whole() -> None:
    state = position(laid={"sawmill": "at market"}, tokens={"sawmill": "fine-timber:0"})
    assert everything(pickle.loads(pickle.dumps(state))) == everything(state)
