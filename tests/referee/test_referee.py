"""The referee has to be right itself: traces written by hand, and traces with one mistake."""

import copy
import io
import itertools
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.referee import box
from tests.referee.referee import Disagreement, Verdict, main, referee
from tests.referee.rules import GLASS, INN, MILL, OVER, ROLL, Game, Json, canonical, choices

# --- small helpers


def village(side: str, *printed: str) -> Json:
    """village("N", "7", "10:8"): a glass factory N7 and a town hall N10 worth 8."""
    return {"side": side, "name": side, "buildings": [box.building(side, p) for p in printed]}


def setup(*villages: Json, **changes: Any) -> Json:
    usual: Json = {
        "kind": "setup",
        "game": "bohemian",
        "seats": 2,
        "first": 0,
        "figures": 13,
        "bank": 285,
        "special_tiles": 0,
        "income": "automatic",
        "villages": list(villages),
    }
    return usual | changes


def fresh_state(table: Json) -> Json:
    seats = table["seats"]
    return {
        "turn": table["first"],
        "dice": [],
        "coins": [0] * seats,
        "figures": [table["figures"]] * seats,
        "occupants": {},
        "active_inns": [],
        "bishop": None,
        "special": [False] * seats,
        "special_left": table["special_tiles"],
        "bank": table["bank"],
        "over": False,
    }


class Trace:
    """A trace written by hand: every step says what is legal and which fields change."""

    def __init__(self, *villages: Json, **changes: Any) -> None:
        table = setup(*villages, **changes)
        self.entries: list[Json] = [table]
        self.state = fresh_state(table)

    def chance(self, *dice: int, **changes: Any) -> "Trace":
        changed = {"dice": sorted([*self.state["dice"], *dice])} | changes
        return self.step("chance", [], {"do": "roll", "dice": list(dice)}, **changed)

    def player(self, move: Json, others: list[Json], **changes: Any) -> "Trace":
        return self.step(self.state["turn"], [*others, move], move, **changes)

    def step(self, actor: int | str, legal: list[Json], move: Json, **changes: Any) -> "Trace":
        self.state = copy.deepcopy(self.state) | changes
        self.entries.append(
            {"kind": "move", "actor": actor, "legal": legal, "move": move, "state": self.state}
        )
        return self

    def result(self, reason: str, winners: list[int], *final: Json) -> "Trace":
        self.entries.append(
            {"kind": "result", "reason": reason, "final": list(final), "winners": winners}
        )
        return self

    def verdict(self) -> Verdict:
        return judge(self.entries)


def row(seat: int, coins: int, halls: int, shops: int, churches: int, goods: int) -> Json:
    return {
        "seat": seat,
        "coins": coins,
        "town_halls": halls,
        "shops": shops,
        "churches": churches,
        "goods": goods,
        "total": coins + halls + shops + churches + goods,
    }


def judge(entries: list[Json]) -> Verdict:
    return referee(json.dumps(entry) for entry in entries)


def disagreement(entries: list[Json]) -> Disagreement:
    with pytest.raises(Disagreement) as caught:
        judge(entries)
    return caught.value


def roll(*dice: int) -> Json:
    return {"do": "roll", "dice": list(dice)}


def place(building: str, *dice: int) -> Json:
    return {"do": "place", "dice": list(dice), "building": building}


def bishop(face: int) -> Json:
    return {"do": "bishop", "dice": [face, face]}


def special(*dice: int) -> Json:
    return {"do": "special", "dice": list(dice)}


def reroll(*dice: int) -> Json:
    return {"do": "reroll", "dice": list(dice)}


END: Json = {"do": "end"}
COLLECT: Json = {"do": "collect"}
THROW: Json = {"do": "throw"}


def occupy(game: Game, seat: int, *buildings: str) -> None:
    """Put figures down without a turn, tiles and all, but without payments."""
    turn, game.turn = game.turn, seat
    for name in buildings:
        game.figures[seat] -= 1
        game.occupants[name] = seat
        game.take_tile(game.buildings[name])
        game.look_at_inns(game.buildings[name].village)
    game.turn = turn


def played(game: Game, *moves: Json) -> Game:
    for move in moves:
        assert game.waits_for == ROLL or move in game.legal(), move
        game.play(move)
    return game


def begun(table: Json, *dice: int) -> Game:
    return played(Game(table), roll(*dice))


def places(game: Game) -> set[str]:
    return {move["building"] for move in game.legal() if move["do"] == "place"}


def kinds(game: Game) -> set[str]:
    return {move["do"] for move in game.legal()}


# --- traces written by hand


def farm_turn() -> Trace:
    """One turn on two farms: the only double is 4+4, which is also the farm's number."""
    trace = Trace(village("X", "8"), village("Y", "8"))
    trace.chance(3, 4, 4, 6)
    trace.player(
        place("X8", 4, 4),
        [place("Y8", 4, 4), bishop(4)],
        dice=[3, 6],
        coins=[1, 0],
        bank=284,
        figures=[12, 13],
        occupants={"X8": 0},
    )
    return trace.player(END, [], dice=[], turn=1)


def kick_trace() -> Trace:
    """Seat 0 takes both farms in two turns, and seat 1 kicks it out of both in one."""
    trace = farm_turn()
    trace.chance(1, 1, 5, 5)
    trace.player(bishop(5), [bishop(1)], bishop=1, dice=[1, 1])
    trace.player(END, [], dice=[], turn=0)
    trace.chance(1, 1, 2, 6)
    trace.player(
        place("Y8", 2, 6),
        [place("Y8", 1, 1, 6), bishop(1)],
        dice=[1, 1],
        coins=[3, 0],
        bank=282,
        figures=[11, 13],
        occupants={"X8": 0, "Y8": 0},
    )
    trace.player(END, [bishop(1)], dice=[], turn=1)
    trace.chance(2, 2, 6, 6)
    trace.player(
        place("X8", 2, 6),
        [place("Y8", 2, 6)],
        dice=[2, 6],
        coins=[3, 1],
        bank=281,
        figures=[12, 12],
        occupants={"X8": 1, "Y8": 0},
    )
    return trace.player(
        place("Y8", 2, 6),
        [END],
        dice=[],
        coins=[3, 3],
        bank=279,
        figures=[13, 11],
        occupants={"X8": 1, "Y8": 1},
    )


def no_figures_trace() -> Trace:
    """One figure each: seat 0 is without one when its second turn begins."""
    trace = Trace(village("X", "2", "11", "10:9"), figures=1)
    trace.chance(4, 4, 6, 6)
    trace.player(
        place("X10", 4, 6),
        [bishop(4), bishop(6)],
        dice=[4, 6],
        figures=[0, 1],
        occupants={"X10": 0},
    )
    trace.player(END, [], dice=[], turn=1)
    trace.chance(1, 1, 6, 6)
    trace.player(
        place("X2", 1, 1),
        [bishop(1), bishop(6)],
        dice=[6, 6],
        figures=[0, 0],
        occupants={"X2": 1, "X10": 0},
    )
    trace.player(END, [bishop(6)], dice=[], turn=0, over=True)
    return trace.result("no-figures", [0], row(0, 0, 0, 0, 0, 0), row(1, 0, -5, 1, 0, 0))


def empty_bank_trace() -> Trace:
    """A bank of 4 and a manor of 6: paid in full, and over in the middle of the turn."""
    trace = Trace(village("X", "12:6"), bank=4)
    trace.chance(1, 2, 6, 6)
    trace.player(
        place("X12", 6, 6),
        [bishop(6)],
        dice=[1, 2],
        coins=[6, 0],
        bank=-2,
        figures=[12, 13],
        occupants={"X12": 0},
        over=True,
    )
    return trace.result("bank-empty", [0], row(0, 6, -5, 0, 0, 0), row(1, 0, -5, 0, 0, 0))


def special_trace() -> Trace:
    """Take the only tile, spend it in the same turn, and find nothing to do with the rest."""
    trace = Trace(village("X", "12:6"), special_tiles=1)
    trace.chance(1, 1, 2, 3)
    trace.player(
        special(1, 2),
        [special(1, 1), special(1, 3), special(2, 3), bishop(1)],
        dice=[1, 3],
        special=[True, False],
        special_left=0,
    )
    trace.player(
        reroll(1), [reroll(3), reroll(1, 3), END], dice=[3], special=[False, False]
    ).chance(4)
    return trace.player(END, [], dice=[], turn=1)


def claimed_trace() -> Trace:
    """The bishop and a church: seat 0 collects, and the next time it forgets to."""
    trace = Trace(village("X", "11"), income="claimed")
    trace.player(THROW, []).chance(5, 5, 5, 6)
    trace.player(bishop(5), [place("X11", 5, 6)], bishop=0, dice=[5, 6])
    trace.player(place("X11", 5, 6), [END], dice=[], figures=[12, 13], occupants={"X11": 0})
    trace.player(END, [], turn=1)
    trace.player(THROW, []).chance(1, 2, 3, 4).player(END, [], dice=[], turn=0)
    trace.player(COLLECT, [THROW], coins=[1, 0], bank=284)
    trace.player(THROW, []).chance(1, 2, 3, 3).player(END, [], dice=[], turn=1)
    trace.player(THROW, []).chance(1, 2, 3, 4).player(END, [], dice=[], turn=0)
    return trace.player(THROW, [COLLECT]).chance(1, 2, 3, 3)


def nenbrad_trace() -> Trace:
    """The rulebook's inn: the third other figure stands on the last glass factory."""
    nenbrad = village("N", "7", "8", "9", "10:8")
    trace = Trace(nenbrad)
    trace.chance(4, 5, 5, 5)
    trace.player(
        place("N9", 4, 5),
        [place("N10", 5, 5), bishop(5)],
        dice=[5, 5],
        figures=[12, 13],
        occupants={"N9": 0},
    )
    trace.player(END, [place("N10", 5, 5), bishop(5)], dice=[], turn=1)
    trace.chance(2, 4, 6, 6)
    trace.player(
        place("N8", 2, 6),
        [place("N10", 4, 6), bishop(6)],
        dice=[4, 6],
        coins=[0, 1],
        bank=284,
        figures=[12, 12],
        occupants={"N9": 0, "N8": 1},
    )
    trace.player(
        place("N10", 4, 6),
        [END],
        dice=[],
        figures=[12, 11],
        occupants={"N9": 0, "N8": 1, "N10": 1},
    )
    trace.player(END, [], turn=0)
    trace.chance(1, 6, 6, 6)
    trace.player(
        place("N7", 1, 6),
        [bishop(6)],
        dice=[6, 6],
        coins=[3, 1],
        bank=281,
        active_inns=["N9"],
    )
    trace.player(END, [bishop(6)], dice=[], turn=1)
    trace.chance(1, 2, 3, 4)
    trace.player(
        place("N7", 3, 4),
        [
            place("N7", 1, 2, 4),
            place("N9", 2, 3, 4),
        ],
        dice=[1, 2],
        coins=[3, 4],
        bank=278,
    )
    return trace.player(END, [], dice=[], turn=0, coins=[4, 4], bank=277)


HAND_WRITTEN: dict[str, tuple[Callable[[], Trace], Verdict]] = {
    "farm": (farm_turn, Verdict(1, 3, 0)),
    "kick": (kick_trace, Verdict(1, 12, 0)),
    "no figures": (no_figures_trace, Verdict(1, 6, 1)),
    "empty bank": (empty_bank_trace, Verdict(1, 2, 1)),
    "special": (special_trace, Verdict(1, 5, 0)),
    "claimed income": (claimed_trace, Verdict(1, 17, 0)),
    "Nenbrad": (nenbrad_trace, Verdict(1, 13, 0)),
}


@pytest.mark.parametrize("name", HAND_WRITTEN)
def test_hand_written_traces_are_accepted(name: str) -> None:
    write, verdict = HAND_WRITTEN[name]
    assert write().verdict() == verdict


def test_several_games_follow_one_another() -> None:
    traces = [write().entries for write, _ in HAND_WRITTEN.values()]
    assert judge(list(itertools.chain(*traces))) == Verdict(7, 58, 2)


def test_blank_lines_count_but_mean_nothing() -> None:
    lines = [json.dumps(entry) for entry in farm_turn().entries]
    assert referee(["", *lines, "\n"]) == Verdict(1, 3, 0)
    with pytest.raises(Disagreement) as caught:
        referee(["", *lines, "", "nonsense"])
    assert caught.value.line == 7


# --- the referee's own rules, point by point


def test_the_worked_example_of_dice() -> None:
    totals = {tuple(c): sum(c) for c in choices([6, 4, 3, 2], 2)}
    assert totals == {
        (2, 3): 5,
        (2, 4): 6,
        (2, 6): 8,
        (3, 4): 7,
        (3, 6): 9,
        (4, 6): 10,
        (2, 3, 4): 9,
        (2, 3, 6): 11,
        (2, 4, 6): 12,
        (3, 4, 6): 13,
        (2, 3, 4, 6): 15,
    }
    assert choices([1, 1, 1, 1], 2) == [[1, 1], [1, 1, 1], [1, 1, 1, 1]]


@pytest.mark.parametrize("number", [8, 9, 10, 11])
def test_farms_inns_town_halls_and_churches_are_always_kicked(number: int) -> None:
    table = setup(village("X", f"{number}"), village("Y", f"{number}"), village("Z", f"{number}"))
    game = Game(table)
    occupy(game, 0, f"X{number}")
    occupy(game, 1, f"Y{number}")
    assert [b.name for b in game.targets(number)] == [f"Z{number}"]
    occupy(game, 1, f"Z{number}")
    assert [b.name for b in game.targets(number)] == [f"Y{number}", f"Z{number}"]


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_shops_are_kicked_only_by_players_without_one(number: int) -> None:
    game = Game(setup(village("X", f"{number}"), village("Y", f"{number}"), seats=3))
    occupy(game, 1, f"X{number}")
    occupy(game, 2, f"Y{number}")
    assert len(game.targets(number)) == 2
    game.turn = 1
    assert game.targets(number) == []


def test_manors_are_never_kicked() -> None:
    game = Game(setup(village("X", "12:4")))
    occupy(game, 1, "X12")
    assert game.targets(12) == []


def test_totals_without_a_building_and_above_twelve_place_nothing() -> None:
    game = Game(setup(village("X", "8")))
    assert [bool(game.targets(total)) for total in range(2, 25)].count(True) == 1


def test_a_mill_scoring_pays_everybody_and_sends_everybody_home() -> None:
    game = begun(setup(village("X", "6"), village("Y", "6"), village("Z", "6")), 1, 3, 3, 5)
    occupy(game, 0, "X6")
    occupy(game, 1, "Y6")
    played(game, place("Z6", 3, 3))
    assert game.coins == [4, 2]
    assert game.figures == [13, 13]
    assert game.occupants == {}
    assert game.goods[MILL] == [0, 0]
    assert places(game) == {"X6", "Y6", "Z6"}


def test_a_scoring_is_one_payment() -> None:
    game = begun(setup(village("X", "7"), village("Y", "7"), bank=4), 1, 1, 3, 4)
    occupy(game, 1, "X7")
    played(game, place("Y7", 3, 4))
    assert (game.coins, game.bank, game.reason) == ([3, 3], -2, "bank-empty")
    assert game.occupants == {}
    assert game.goods_points(0) == 0


def test_the_last_figure_returned_by_a_scoring_may_be_placed_again() -> None:
    game = begun(setup(village("X", "6", "8"), figures=1), 3, 3, 4, 4)
    played(game, place("X6", 3, 3))
    assert places(game) == {"X8"}


def test_without_figures_the_second_total_may_still_take_something() -> None:
    game = begun(setup(village("X", "8", "2"), figures=1, special_tiles=7), 1, 1, 4, 4)
    played(game, place("X8", 4, 4))
    assert kinds(game) == {"bishop", "special", "end"}


def test_three_or_four_dice_leave_nothing_to_do() -> None:
    table = setup(village("X", "9", "12"), special_tiles=7)
    assert played(begun(table, 3, 3, 3, 4), place("X9", 3, 3, 3)).legal() == [END]
    assert played(begun(table, 3, 3, 3, 3), place("X12", 3, 3, 3, 3)).legal() == [END]


def test_one_left_over_die_cannot_be_rolled_again() -> None:
    game = begun(setup(village("X", "9")), 3, 3, 3, 4)
    game.special[0] = True
    assert "reroll" in kinds(game)
    assert played(game, place("X9", 3, 3, 3)).legal() == [END]


def test_an_inn_in_a_lively_village_is_active_at_once() -> None:
    game = begun(setup(village("X", "2", "3", "4", "9")), 4, 5, 6, 6)
    occupy(game, 1, "X2", "X3", "X4")
    assert not game.state()["active_inns"]
    assert played(game, place("X9", 4, 5)).state()["active_inns"] == ["X9"]


def test_an_inn_stays_active_when_figures_leave_and_when_it_is_kicked() -> None:
    game = begun(setup(village("X", "6", "7", "8", "9"), village("Y", "7")), 3, 3, 4, 5)
    occupy(game, 1, "X7", "X8", "X9")
    played(game, place("X6", 3, 3))
    assert game.state()["active_inns"] == ["X9"]
    assert set(game.occupants) == {"X7", "X8", "X9"}
    played(game, place("X9", 4, 5))
    assert game.inn_tiles["X9"].holder == 0
    assert game.inn_tiles["X9"].active
    assert game.income_due() == 1


def test_an_inactive_inn_is_handed_over_inactive_and_pays_nothing() -> None:
    game = begun(setup(village("X", "8", "9")), 1, 2, 4, 5)
    occupy(game, 1, "X9")
    played(game, place("X9", 4, 5))
    assert game.inn_tiles["X9"].holder == 0
    assert game.income_due() == 0


def test_the_bishop_pays_only_its_holder() -> None:
    game = Game(setup(village("X", "11"), village("Y", "11")))
    occupy(game, 0, "X11", "Y11")
    assert game.income_due() == 0
    game.bishop = 0
    assert game.income_due() == 2
    game.turn = 1
    assert game.income_due() == 0


def test_the_bishop_needs_two_equal_dice_and_not_to_be_held() -> None:
    game = begun(setup(village("X", "2")), 3, 3, 3, 5)
    assert game.legal() == [bishop(3)]
    game.bishop = 0
    assert game.legal() == [END]


def test_the_rulebooks_pass() -> None:
    game = begun(setup(village("X", "12:5")), 6, 6, 6, 6)
    occupy(game, 1, "X12")
    game.bishop = 0
    assert game.legal() == [END]


def test_with_a_tile_one_rolls_again_rather_than_pass() -> None:
    game = begun(setup(village("X", "12:5")), 6, 6, 6, 6)
    occupy(game, 1, "X12")
    game.bishop = 0
    game.special[0] = True
    assert game.legal() == [reroll(*[6] * count) for count in (1, 2, 3, 4)]


def test_a_tile_spent_in_this_turn_forbids_a_new_one() -> None:
    game = begun(setup(village("X", "12:5"), special_tiles=7), 1, 2, 3, 4)
    game.special[0] = True
    assert "special" not in kinds(game)
    played(game, reroll(1, 2, 3), roll(1, 2, 3))
    assert game.special_left == 7
    assert game.legal() == [END]
    played(game, END, roll(1, 2, 3, 4))
    assert kinds(game) == {"special"}


def test_no_income_for_a_player_without_figures() -> None:
    game = begun(setup(village("X", "11"), village("Y", "2"), figures=1), 1, 2, 3, 4)
    occupy(game, 1, "X11")
    game.bishop = 1
    played(game, END)
    assert (game.reason, game.coins) == ("no-figures", [0, 0])


def test_income_can_empty_the_bank() -> None:
    game = begun(setup(village("X", "11"), bank=1), 1, 2, 3, 4)
    occupy(game, 1, "X11")
    game.bishop = 1
    played(game, END)
    assert (game.reason, game.coins, game.bank) == ("bank-empty", [0, 1], 0)


SHOPS: dict[tuple[str, ...], int] = {
    (): 0,
    ("X2",): 1,
    ("X2", "Y2"): 2,
    ("X2", "Y2", "X3"): 6,
    ("X2", "X3", "X4"): 12,
    ("X2", "X3", "X4", "X5"): 20,
    ("X2", "X3", "X4", "X5", "Y2", "Y3", "Z3"): 26,
}


@pytest.mark.parametrize("shops", SHOPS)
def test_shops(shops: tuple[str, ...]) -> None:
    game = Game(setup(*(village(side, "2", "3", "4", "5") for side in "XYZ")))
    occupy(game, 1, *shops)
    assert game.shop_points(1) == SHOPS[shops]


CHURCHES: dict[tuple[int, ...], list[int]] = {
    (0, 0, 0, 0): [0, 0, 0, 0],
    (1, 0, 0, 0): [10, 0, 0, 0],
    (2, 1, 0, 0): [10, 6, 0, 0],
    (1, 3, 1, 0): [6, 10, 6, 0],
    (3, 2, 1, 0): [10, 6, 0, 0],
    (2, 2, 1, 0): [6, 6, 0, 0],
    (1, 1, 1, 1): [6, 6, 6, 6],
}


@pytest.mark.parametrize("counts", CHURCHES)
def test_churches(counts: tuple[int, ...]) -> None:
    game = Game(setup(*(village(side, "11") for side in "QRSTUVW"), seats=4))
    names = iter(game.buildings)
    for seat, count in enumerate(counts):
        occupy(game, seat, *itertools.islice(names, count))
    assert [game.church_points(seat) for seat in range(4)] == CHURCHES[counts]


def test_town_halls() -> None:
    game = Game(setup(village("X", "2", "10:6"), village("Y", "10:9"), village("Z", "3", "10:4")))
    occupy(game, 0, "X10")
    assert [game.town_hall_points(seat) for seat in (0, 1)] == [0, -5]
    occupy(game, 1, "X2", "Z3")
    occupy(game, 0, "Y10", "Z10")
    assert [game.town_hall_points(seat) for seat in (0, 1)] == [19, -5]


def test_left_over_goods_are_rounded_once() -> None:
    game = Game(setup(*(village(side, "6", "7") for side in "WXYZ")))
    occupy(game, 0, "X6", "X7")
    occupy(game, 1, "Y7", "Z7", "W6")
    assert [game.goods_points(seat) for seat in (0, 1)] == [2, 4]


def test_a_tie_is_a_shared_win() -> None:
    game = Game(setup(village("X", "2"), seats=3))
    game.coins = [4, 9, 9]
    assert game.result()["winners"] == [1, 2]


# --- whole games with the printed boards


def record(table: Json, draw: random.Random) -> tuple[list[Json], Game]:
    """A game in which chance and every player draw at random."""
    game = Game(table)
    entries = [table]
    while game.waits_for != OVER:
        actor, legal = game.actor(), game.legal()
        if legal:
            move = draw.choice(legal)
        else:
            move = roll(*sorted(draw.randint(1, 6) for _ in range(game.to_roll)))
        game.play(move)
        check_tiles(game)
        entries.append(
            {"kind": "move", "actor": actor, "legal": legal, "move": move, "state": game.state()}
        )
    return [*copy.deepcopy(entries), game.result()], game


def check_tiles(game: Game) -> None:
    """Nothing gets lost, and whoever stands on a building has its tile."""
    figures = game.figures[0] + sum(seat == 0 for seat in game.occupants.values())
    for seat in range(game.seats):
        on_board = sum(owner == seat for owner in game.occupants.values())
        assert game.figures[seat] + on_board == figures
        for kind in (MILL, GLASS):
            assert game.goods[kind][seat] == len(game.owned(seat, kind))
    for inn in game.of_kind(INN):
        assert game.inn_tiles[inn.name].holder == game.occupants.get(inn.name)
    assert sum(game.coins) + game.bank == box.COINS


def printed_setup(seats: int, income: str, draw: random.Random) -> Json:
    sides = [draw.choice(board) for board in box.boards_in_use(seats)]
    return setup(
        *(box.village(side) for side in sides),
        seats=seats,
        first=draw.randrange(seats),
        figures=box.FIGURES[seats],
        special_tiles=box.SPECIAL_TILES,
        income=income,
    )


def printed_game(seats: int, income: str, seed: int = 1) -> list[Json]:
    draw = random.Random(seed)
    return record(printed_setup(seats, income, draw), draw)[0]


@pytest.mark.parametrize("income", ["automatic", "claimed"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_are_accepted(seats: int, income: str) -> None:
    entries = printed_game(seats, income)
    verdict = referee(map(json.dumps, entries), printed_box=True)
    assert verdict == Verdict(1, len(entries) - 2, 1)


# --- one mistake each


def tampered(entries: list[Json], line: int, *path: str | int, to: object) -> list[Json]:
    """The trace with one value changed; lines count from 1."""
    changed = copy.deepcopy(entries)
    spot: Any = changed[line - 1]
    for key in path[:-1]:
        spot = spot[key]
    spot[path[-1]] = to
    return changed


STATE_MISTAKES: dict[str, object] = {
    "turn": 1,
    "dice": [3],
    "coins": [2, 0],
    "figures": [13, 13],
    "occupants": {"Y8": 0},
    "active_inns": ["X8"],
    "bishop": 0,
    "special": [True, False],
    "special_left": 1,
    "bank": 285,
    "over": True,
}


@pytest.mark.parametrize("field", STATE_MISTAKES)
def test_every_field_of_the_state_is_compared(field: str) -> None:
    found = disagreement(tampered(farm_turn().entries, 3, "state", field, to=STATE_MISTAKES[field]))
    assert (found.line, found.what) == (3, f"state: {field}")


def test_true_is_not_one() -> None:
    entries = tampered(farm_turn().entries, 3, "state", "coins", to=[True, 0])
    assert disagreement(entries).what == "state: coins"


def test_the_order_of_unused_dice_is_free() -> None:
    judge(tampered(farm_turn().entries, 3, "state", "dice", to=[6, 3]))


def test_missing_and_strange_fields() -> None:
    entries = copy.deepcopy(farm_turn().entries)
    del entries[2]["state"]["bank"]
    assert disagreement(entries).what == "state: fields"
    assert disagreement(tampered(farm_turn().entries, 3, "state", "x", to=1)).what == (
        "state: fields"
    )
    assert disagreement(tampered(farm_turn().entries, 3, "x", to=1)).what == "line: fields"


@pytest.mark.parametrize(
    ("legal", "complaint"),
    [
        ([place("X8", 4, 4), bishop(4)], "missing"),
        ([place("X8", 4, 4), place("Y8", 4, 4), bishop(4), bishop(4)], "not allowed"),
        ([place("X8", 4, 4), place("Y8", 4, 4), bishop(4), END], "not allowed"),
        ([place("X8", 4, 4), place("Y8", 4, 4), bishop(4), special(3, 6)], "not allowed"),
        ([], "missing"),
    ],
)
def test_legal_moves_missing_repeated_or_added(legal: list[Json], complaint: str) -> None:
    found = disagreement(tampered(farm_turn().entries, 3, "legal", to=legal))
    assert (found.line, found.what) == (3, "legal moves")
    assert complaint in str(found.found)


def test_chance_has_no_legal_moves() -> None:
    found = disagreement(tampered(farm_turn().entries, 2, "legal", to=[roll(3, 4, 4, 6)]))
    assert (found.line, found.what) == (2, "legal moves")


@pytest.mark.parametrize(
    "dice", [[4, 3, 4, 6], [3, 4, 4], [3, 4, 4, 6, 6], [0, 4, 4, 6], [3, 4, 4, 7], "3446"]
)
def test_strange_rolls(dice: object) -> None:
    found = disagreement(tampered(farm_turn().entries, 2, "move", "dice", to=dice))
    assert (found.line, found.what) == (2, "roll")


def test_rolling_again_rolls_only_the_chosen_dice() -> None:
    found = disagreement(tampered(special_trace().entries, 5, "move", "dice", to=[3, 4]))
    assert (found.line, found.what) == (5, "roll")


@pytest.mark.parametrize(
    "move", [place("Y8", 2, 6), place("X8", 3, 6), bishop(3), special(3, 4), END, THROW]
)
def test_a_move_that_was_not_possible(move: Json) -> None:
    found = disagreement(tampered(farm_turn().entries, 3, "move", to=move))
    assert (found.line, found.what) == (3, "move")


@pytest.mark.parametrize(("line", "actor"), [(2, 0), (3, 1), (3, "chance")])
def test_the_wrong_actor(line: int, actor: object) -> None:
    found = disagreement(tampered(farm_turn().entries, line, "actor", to=actor))
    assert (found.line, found.what) == (line, "actor")


def test_kicked_while_one_is_free() -> None:
    trace = farm_turn().chance(1, 2, 4, 4)
    trace.player(
        place("X8", 4, 4),
        [place("Y8", 4, 4), bishop(4)],
        dice=[1, 2],
        coins=[1, 1],
        bank=283,
        figures=[13, 12],
        occupants={"X8": 1},
    )
    found = disagreement(trace.entries)
    assert (found.line, found.what) == (6, "legal moves")
    assert found.found == f"missing none; not allowed {canonical(place('X8', 4, 4))}"


def test_a_kicked_figure_has_to_go_home() -> None:
    found = disagreement(tampered(kick_trace().entries, 12, "state", "figures", to=[11, 12]))
    assert (found.line, found.what) == (12, "state: figures")


def test_the_second_farm_pays_two() -> None:
    found = disagreement(tampered(kick_trace().entries, 13, "state", "coins", to=[3, 2]))
    assert (found.line, found.what) == (13, "state: coins")


def test_an_inn_activated_too_late() -> None:
    found = disagreement(tampered(nenbrad_trace().entries, 10, "state", "active_inns", to=[]))
    assert (found.line, found.what) == (10, "state: active_inns")


def test_an_inn_activated_too_early() -> None:
    entries = tampered(nenbrad_trace().entries, 7, "state", "active_inns", to=["N9"])
    found = disagreement(entries)
    assert (found.line, found.what) == (7, "state: active_inns")


def test_automatic_income_forgotten() -> None:
    found = disagreement(tampered(nenbrad_trace().entries, 14, "state", "coins", to=[3, 4]))
    assert (found.line, found.what) == (14, "state: coins")


def test_claimed_income_paid_by_itself() -> None:
    found = disagreement(tampered(claimed_trace().entries, 9, "state", "coins", to=[1, 0]))
    assert (found.line, found.what) == (9, "state: coins")


def test_collecting_twice_and_for_nothing() -> None:
    entries = claimed_trace().entries
    assert disagreement(tampered(entries, 2, "legal", to=[COLLECT, THROW])).line == 2
    assert disagreement(tampered(entries, 11, "legal", to=[COLLECT, THROW])).line == 11


def test_rolling_without_throwing_in_claimed_income() -> None:
    entries = claimed_trace().entries
    assert disagreement([entries[0], *entries[2:]]).what == "actor"


def test_a_spent_tile_leaves_the_game() -> None:
    found = disagreement(tampered(special_trace().entries, 4, "state", "special_left", to=1))
    assert (found.line, found.what) == (4, "state: special_left")


def test_a_game_over_needs_a_result() -> None:
    entries = no_figures_trace().entries
    for tail in ([], [farm_turn().entries[0]], [entries[1]]):
        found = disagreement([*entries[:-1], *tail])
        assert (found.line, found.what) == (len(entries), "finished game")


def test_an_unfinished_game_has_no_result() -> None:
    found = disagreement([*farm_turn().entries, no_figures_trace().entries[-1]])
    assert (found.line, found.what) == (5, "unfinished game")


@pytest.mark.parametrize(
    ("path", "to", "what"),
    [
        (("reason",), "bank-empty", "reason"),
        (("winners",), [1], "winners"),
        (("winners",), [0, 1], "winners"),
        (("winners",), [], "winners"),
        (("final", 1, "town_halls"), 0, "final of seat 1"),
        (("final", 0, "total"), 1, "final of seat 0"),
        (("final",), [], "final"),
    ],
)
def test_mistakes_in_the_result(path: tuple[str | int, ...], to: object, what: str) -> None:
    entries = no_figures_trace().entries
    found = disagreement(tampered(entries, len(entries), *path, to=to))
    assert (found.line, found.what) == (len(entries), what)


def test_lines_out_of_place() -> None:
    entries = no_figures_trace().entries
    assert disagreement(entries[1:]).what == "kind of line"
    assert disagreement([*entries, entries[-1]]).what == "kind of line"
    assert disagreement([{"kind": "chat"}]).what == "kind of line"


@pytest.mark.parametrize("text", ["{", "[]", "7"])
def test_lines_that_are_no_objects(text: str) -> None:
    with pytest.raises(Disagreement, match="a JSON object"):
        referee([text])


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "hamlet"),
        ("seats", 6),
        ("first", 2),
        ("figures", 0),
        ("bank", 0),
        ("special_tiles", -1),
        ("income", "later"),
        ("villages", [village("X", "13")]),
        ("villages", [village("X", "2"), village("X", "3")]),
        ("villages", [village("X", "2", "2")]),
        ("villages", [village("X", "10:-1")]),
        ("villages", None),
    ],
)
def test_impossible_setups(key: str, value: object) -> None:
    found = disagreement([setup(village("X", "8")) | {key: value}])
    assert (found.line, found.what) == (1, "setup")


def test_a_setup_without_a_field() -> None:
    table = setup(village("X", "8"))
    del table["figures"]
    assert disagreement([table]).what == "setup"


BOX_MISTAKES: dict[str, Callable[[Json], object]] = {
    "figures": lambda table: table.update(figures=13),
    "bank": lambda table: table.update(bank=284),
    "special_tiles": lambda table: table.update(special_tiles=6),
    "exactly one side": lambda table: table["villages"].pop(),
    "should not lie": lambda table: table["villages"].append(box.village("S")),
    "not as printed": lambda table: table["villages"][0]["buildings"].pop(),
    "too few tiles": lambda table: table["villages"].append(village("Z", *["9"] * 9)),
}


@pytest.mark.parametrize("complaint", BOX_MISTAKES)
def test_setups_that_are_not_from_the_box(complaint: str) -> None:
    table = printed_setup(4, "automatic", random.Random(1))
    BOX_MISTAKES[complaint](table)
    assert complaint in "; ".join(box.faults(table))


def test_the_box_holds_enough_tiles_for_every_choice_of_sides() -> None:
    for sides in itertools.product(*box.BOARDS):
        table = setup(*(box.village(side) for side in sides), seats=5, figures=10, special_tiles=7)
        assert box.faults(table) == []


@pytest.mark.parametrize(
    "seed", [*range(10), *(pytest.param(seed, marks=pytest.mark.outer) for seed in range(10, 200))]
)
def test_any_changed_number_in_a_whole_game_is_found(seed: int) -> None:
    """Change one number of one state somewhere; the referee names exactly that line."""
    draw = random.Random(seed)
    entries = printed_game(3, draw.choice(["automatic", "claimed"]), seed)
    line = draw.randrange(2, len(entries))
    field = draw.choice(["coins", "figures", "bank", "special_left", "turn"])
    spot: Any = entries[line - 1]["state"]
    key: Any = field
    if isinstance(spot[field], list):
        spot, key = spot[field], draw.randrange(3)
    spot[key] += 1
    found = disagreement(entries)
    assert (found.line, found.what) == (line, f"state: {field}")


# --- the command


def test_the_command_reads_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "trace.jsonl"
    file.write_text("\n".join(map(json.dumps, printed_game(2, "automatic"))), encoding="utf-8")
    assert main(["--box", str(file)]) == 0
    assert capsys.readouterr().out.startswith("agreed: 1 games, 1 finished,")


@pytest.mark.parametrize("arguments", [[], ["-"]])
def test_the_command_reads_what_is_piped_in(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = tampered(farm_turn().entries, 3, "state", "bank", to=285)
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(map(json.dumps, entries))))
    assert main(arguments) == 1
    assert capsys.readouterr().out == "line 3: state: bank: expected 284, found 285\n"


def test_the_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["a", "b"]) == 2
    assert main(["--what"]) == 2
    assert "Usage" in capsys.readouterr().err
