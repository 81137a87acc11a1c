"""What cannot be done is refused: a code, a sentence that names the rule, and nothing changes."""

from typing import cast

import pytest

from dorfplatz.core.refusal import Illegal, Malformed, Refusal
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import say
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.moves import (
    Dice,
    First,
    Move,
    Place,
    Reroll,
    Roll,
    Sides,
    TakeBishop,
    TakeSpecial,
)
from dorfplatz.games.bohemian.state import State
from tests.games.bohemian.sentences import is_complete, keys
from tests.positions import SIDES, play, position, refusal

ROLLING = play(position(dice=(1,)), "end")
OVER = play(position(dice=(1,), figures=(3, 0, 3)), "end")

REFUSALS: list[tuple[type[Refusal], str, State, str | Move, str]] = [
    (
        Malformed,
        "refusal.unreadable",
        position(),
        "dance",
        (
            "“dance” is no move. Moves look like: 3+4 Nenbrad glass · 5+5 bishop · 1+4 special · "
            "reroll 1 1 · end."
        ),
    ),
    (
        Malformed,
        "refusal.not-a-move",
        position(),
        cast("Move", None),
        "This is no move of Bohemian Villages.",
    ),
    (
        Malformed,
        "refusal.no-such-building",
        position(),
        "3+4 Brno castle",
        "There is no building “Brno castle” on the table.",
    ),
    (
        Malformed,
        "refusal.no-such-building",
        position(),
        Place((3, 4), "B7"),
        "There is no building “B7” on the table.",
    ),
    (
        Illegal,
        "refusal.not-now",
        ROLLING,
        "3+4 N7",
        "“3+4 Nenbrad glass” is not possible at this moment.",
    ),
    (
        Illegal,
        "refusal.cannot-fall",
        ROLLING,
        "roll 1 2 3",
        "“roll 1 2 3” is nothing that chance can do here.",
    ),
    (
        Illegal,
        "refusal.cannot-fall",
        BOHEMIAN.new(3),
        "sides ABCDEFGH",
        "“sides ABCDEFGH” is nothing that chance can do here.",
    ),
    (
        Illegal,
        "refusal.cannot-fall",
        BOHEMIAN.new(3, {"sides": SIDES[3]}),
        "first 3",
        "“first 3” is nothing that chance can do here.",
    ),
    (Illegal, "refusal.game-over", OVER, "end", "The game is over."),
    (
        Illegal,
        "refusal.dice-not-there",
        position(dice=(2, 3)),
        "4+3 N7",
        "You cannot use 3+4: your unused dice are 2+3.",
    ),
    (Illegal, "refusal.none-unused", position(dice=()), "4+3 N7", "All your dice are used."),
    (
        Illegal,
        "refusal.single-die",
        position(),
        "6 E6",
        "A single die makes no total; use at least two dice.",
    ),
    (
        Illegal,
        "refusal.total-too-high",
        position(),
        "3+4+6 E12",
        "3+4+6 makes 13; no building has a number above 12.",
    ),
    (
        Illegal,
        "refusal.wrong-total",
        position(),
        "3+4 N8",
        "3+4 makes 7; moving into the farm in Nenbrad takes 8.",
    ),
    (
        Illegal,
        "refusal.no-figure",
        position(figures=(0, 1, 1)),
        "3+4 N7",
        "You have no figure left to place.",
    ),
    (
        Illegal,
        "refusal.own-figure",
        position(occupants={"N7": 0}),
        "3+4 N7",
        "Your own figure stands on the glass factory in Nenbrad already.",
    ),
    (
        Illegal,
        "refusal.free-one-left",
        position(occupants={"N8": 2, "G8": 0, "A8": 1}),
        "2+6 N8",
        (
            "Player 3 stands on the farm in Nenbrad; nobody is kicked out while a building of the "
            "same kind is free (in Chroschwitz, Kolschau)."
        ),
    ),
    (
        Illegal,
        "refusal.never-kicked-out",
        position(dice=(6, 6), occupants={"12": 1}),
        "6+6 E12",
        "Player 2 stands on the manor in Ellbrunn; from such a building nobody is ever kicked out.",
    ),
    (
        Illegal,
        "refusal.shop-kept",
        position(dice=(1, 1), occupants={"A2": 0, "I2": 1}),
        "1+1 I2",
        (
            "Player 2 stands on the bakery in Illowitz; you keep a shop of this kind yourself, so "
            "you cannot kick anyone out of another."
        ),
    ),
    (
        Illegal,
        "refusal.not-a-double",
        position(),
        "3+4 bishop",
        "The bishop takes exactly two equal dice; 3+4 is no double.",
    ),
    (
        Illegal,
        "refusal.bishop-at-hand",
        position(dice=(1, 1), bishop=0),
        "1+1 bishop",
        "The bishop is with you already.",
    ),
    (
        Illegal,
        "refusal.special-two-dice",
        position(),
        "2+3+4 special",
        "A special-action tile takes exactly two dice, not 2+3+4.",
    ),
    (
        Illegal,
        "refusal.tile-at-hand",
        position(special=(0,)),
        "3+4 special",
        "You have a special-action tile already; nobody may have two.",
    ),
    (
        Illegal,
        "refusal.tile-spent",
        position(tile_spent=True),
        "3+4 special",
        "You spent a special-action tile this turn, so you cannot take one now.",
    ),
    (
        Illegal,
        "refusal.no-tile-left",
        position(special_left=0),
        "3+4 special",
        "No special-action tile is left.",
    ),
    (
        Illegal,
        "refusal.no-tile",
        position(),
        "reroll 2",
        "You have no special-action tile to roll again with.",
    ),
    (
        Illegal,
        "refusal.too-few-dice",
        position(dice=(4,), special=(0,)),
        "reroll 4",
        "Rolling again needs at least two unused dice: one alone is no total.",
    ),
    (
        Illegal,
        "refusal.must-move",
        position(),
        "end",
        "A move is possible, so you must make one before you end your turn.",
    ),
    (
        Illegal,
        "refusal.must-reroll",
        position(dice=(6, 6, 6, 6), occupants={"12": 1}, bishop=0, special=(0,)),
        "end",
        "No move is possible, but you have a special-action tile: use it to roll again.",
    ),
    (
        Illegal,
        "refusal.no-income",
        play(position(dice=(1,), income="claimed"), "end"),
        "collect",
        "No income is due.",
    ),
]


@pytest.mark.parametrize(
    ("kind", "code", "state", "move", "sentence"),
    [pytest.param(*row, id=f"{row[1]} {row[3]}") for row in REFUSALS],
)
def test_what_cannot_be_done_is_refused_with_its_rule(
    kind: type[Refusal], code: str, state: State, move: str | Move, sentence: str
) -> None:
    refused = refusal(state, move)
    assert type(refused) is kind
    assert refused.code == code
    assert str(refused) == sentence
    assert is_complete(sentence)


def test_every_refusal_of_the_rules_is_tried_here() -> None:
    assert {code for _, code, *_ in REFUSALS} == keys("refusal.")


def test_a_refusal_speaks_of_players_by_their_names() -> None:
    refused = refusal(position(dice=(6, 6), occupants={"12": 1}), "6+6 E12")
    assert say(refused.message, names=("Ada", "Zdenka", "Karel")).startswith("Zdenka stands on")


@pytest.mark.parametrize("dice", [(), (4, 3), (0, 7), (3, 4, 4), (3, 4, 4, 6, 6)])
def test_dice_that_cannot_be_meant_are_refused(dice: Dice) -> None:
    state = position(special=(0,))
    for move in (Place(dice, "N7"), TakeBishop(dice), TakeSpecial(dice), Reroll(dice)):
        assert refusal(state, move).code == "refusal.dice-not-there"


@pytest.mark.parametrize(
    "move", [Place((3, 4), "Q7"), Place((), "Q7"), Sides(("?",)), First(Seat(7)), Roll(())]
)
@pytest.mark.parametrize("state", [position(), ROLLING, OVER, BOHEMIAN.new(2)])
def test_even_a_move_that_makes_no_sense_is_refused_at_any_moment(state: State, move: Move) -> None:
    assert isinstance(refusal(state, move), Refusal)
