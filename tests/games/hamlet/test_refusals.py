"""What cannot be done is refused: a code, a sentence that names the rule, and nothing changes."""

from typing import cast

import pytest

from dorfplatz.core.refusal import Illegal, Malformed, Refusal
from dorfplatz.games.hamlet.cardboard.components import standard, write
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.kinds import Resource, Work
from dorfplatz.games.hamlet.land.village import Spot
from dorfplatz.games.hamlet.moves import (
    Arrange,
    Build,
    BuildRoad,
    Choose,
    Colour,
    Draw,
    Fill,
    HireDonkey,
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
from dorfplatz.games.hamlet.state import State
from tests.games.bohemian.sentences import is_complete
from tests.games.hamlet.positions import play, position, refusal
from tests.games.hamlet.sentences import keys

FULL = {"farm": "wheat wheat wheat", "woodcutter": "wood wood wood", "quarry": "stone stone stone"}
ALL_ROADS = write(standard()).replace("Rm Zm Dm Lm Am Um", "Rr Zr Dr Lr Ar Ur")
ORDERS = {"gold": 0, "raw": 0, "cellar": 0, "loft": 0}
OVER = play(position(choices="fixed", orders=ORDERS), "end", "marker red")[0]
ASKING = play(position(), "end", "marker red")[0]
LAYING = play(position(blueprints=(("woodland",), ())), "build woodland from quarry")[0]
PAYING = play(
    position(
        laid={"creamery": "at market", "dairy-farm": "at creamery"},
        tokens={"creamery": "milk:0", "dairy-farm": "milk:1"},
        donkeys=("creamery",),
    ),
    "sell milk",
)[0]
FIVE_ROADS = position(
    laid={"mountains": "apart at quarry", "stonemason": "apart at town-hall"},
    roads=(
        "bridge church quarry 0",
        "bridge church town-hall 0",
        "path farm market 0",
        "path farm market 0",
        "bridge quarry mountains 0",
    ),
)
ROW = ("sawmill", "stonemason", "dairy-farm", "flour-mill")

REFUSALS: list[tuple[type[Refusal], str, State, str | Move, str]] = [
    (
        Malformed,
        "unreadable",
        position(),
        "dance",
        (
            "“dance” is no move. Moves look like: produce farm · make sawmill 1 · sell milk · "
            "order raw · take sawmill · hire donkey farm · build sawmill from market · path farm "
            "market · donkey church farm · end."
        ),
    ),
    (
        Malformed,
        "not-a-move",
        position(),
        cast("Move", None),
        "This is no move of Hamlet.",
    ),
    (
        Illegal,
        "not-now",
        ASKING,
        "produce farm",
        "“produce farm” is not possible at this moment.",
    ),
    (
        Illegal,
        "cannot-fall",
        HAMLET.new(2),
        "draw guesthouse",
        "“draw guesthouse” is nothing that chance can do here.",
    ),
    (
        Illegal,
        "cannot-fall",
        play(position(bowl={"red": 1}), "end")[0],
        "marker yellow",
        "“marker yellow” is nothing that chance can do here.",
    ),
    (Illegal, "game-over", OVER, "end", "The game is over."),
    (
        Illegal,
        "no-answer",
        ASKING,
        "choose market",
        "“market” is not open to Botrik; choose: farm, woodcutter, quarry.",
    ),
    (
        Illegal,
        "no-villager",
        position(villagers=(("farm!",), ("church",))),
        "produce farm",
        "All your villagers have acted already in this turn.",
    ),
    (
        Illegal,
        "no-place",
        position(),
        "produce castle",
        "There is no “castle” in the village.",
    ),
    (
        Illegal,
        "not-connected",
        position(laid={"plank-barn": "apart at quarry"}),
        "produce plank-barn wood wood wood",
        "No road leads from the Church to Plank Barn yet.",
    ),
    (
        Illegal,
        "not-production",
        position(),
        "produce town-hall",
        "Town Hall produces no raw materials.",
    ),
    (
        Illegal,
        "not-processing",
        position(),
        "make farm 1",
        "Farm makes no goods.",
    ),
    (
        Illegal,
        "no-donkey",
        position(),
        "donkey farm church",
        "None of your donkeys on Farm can still move in this turn.",
    ),
    (
        Illegal,
        "not-joined",
        position(donkeys=("farm",)),
        "donkey farm market",
        "No road joins Farm and Market.",
    ),
    (
        Illegal,
        "full",
        position(tokens=FULL),
        "produce farm",
        "Farm has no empty space.",
    ),
    (
        Illegal,
        "run-out",
        position(
            laid={"plank-barn": "", "stone-barn": ""},
            tokens={
                "farm": "",
                "plank-barn": "wheat wheat wheat",
                "stone-barn": "wheat wheat wheat",
            },
        ),
        "produce farm",
        "The supply of what Farm produces has run out.",
    ),
    (
        Illegal,
        "filling",
        position(laid={"plank-barn": "at market"}),
        "produce plank-barn wood",
        "Plank Barn must be filled as far as it goes, with raw materials that are there.",
    ),
    (
        Illegal,
        "nothing",
        position(laid={"sawmill": "at market"}),
        "make sawmill 0",
        "At least one good must be made.",
    ),
    (
        Illegal,
        "no-space",
        position(laid={"sawmill": "at market"}),
        "make sawmill 2",
        "Sawmill has 1 empty space; that is too few for 2.",
    ),
    (
        Illegal,
        "no-token",
        position(
            laid={"timber-yard": "at market", "sawmill": "apart at quarry"},
            tokens={"sawmill": "timber:0"},
        ),
        "make timber-yard 2",
        "You have only 1 token of timber left for 2.",
    ),
    (
        Illegal,
        "missing",
        position(donkeys=(), gold=(9, 2)),
        "path farm market",
        (
            "Not enough can be brought there: 2 stone. What is missing may be bought only where "
            "it can be brought from the Market."
        ),
    ),
    (
        Illegal,
        "missing",
        position(donkeys=(), gold=(9, 2), blueprints=(("warehouse",), ())),
        "build warehouse from farm",
        (
            "Not enough can be brought there: 1 good of any kind, 2 stone. What is missing may be "
            "bought "
            "only where it can be brought from the Market."
        ),
    ),
    (
        Illegal,
        "missing-for-sale",
        position(gold=(99, 2)),
        "sell milk",
        ("Not enough can be brought to the Market: 1 milk. For a sale nothing may be bought."),
    ),
    (
        Illegal,
        "too-dear",
        position(),
        "order gold",
        "This costs 10 gold in all, and you have 3.",
    ),
    (
        Illegal,
        "missing-dear",
        position(),
        "order loft",
        (
            "Not there, so to be bought: 3 timber or flour. That makes 15 gold in all, and you "
            "have 3."
        ),
    ),
    (
        Illegal,
        "not-usable",
        PAYING,
        "use wheat farm",
        "“wheat farm” cannot be used for this.",
    ),
    (
        Illegal,
        "not-open",
        position(),
        "sell milk-milk",
        "No sale tile “milk-milk” lies open.",
    ),
    (
        Illegal,
        "no-order",
        position(),
        "order beer",
        "There is no church order “beer”.",
    ),
    (
        Illegal,
        "filled",
        position(orders={"gold": 1}),
        "order gold",
        "This church order has been filled already.",
    ),
    (
        Illegal,
        "can-act",
        position(),
        "beg",
        "Begging is only for those whose villagers can do nothing else.",
    ),
    (
        Illegal,
        "not-offered",
        position(row=ROW),
        "take lime-tree",
        "Lime Tree does not lie in the row.",
    ),
    (
        Illegal,
        "hand-full",
        position(row=ROW, blueprints=(("woodland", "mountains", "lime-tree"), ())),
        "take sawmill",
        "You have 3 blueprints already; that is the most.",
    ),
    (
        Illegal,
        "too-poor",
        position(),
        "hire villager",
        "That costs 5 gold, and you have 3.",
    ),
    (
        Illegal,
        "no-more-villagers",
        position(villagers=(("church",) * 4, ("church",))),
        "hire villager",
        "You have all your villagers already.",
    ),
    (
        Illegal,
        "no-more-donkeys",
        position(donkeys=("church",) * 6),
        "hire donkey farm",
        "You have all your donkeys already.",
    ),
    (
        Illegal,
        "not-in-hand",
        position(),
        "build sawmill from market",
        "You have no blueprint of Sawmill.",
    ),
    (
        Illegal,
        "no-room",
        position(components=ALL_ROADS, blueprints=(("mountains",), ())),
        "build mountains from farm",
        "Mountains cannot be laid next to Farm.",
    ),
    (
        Illegal,
        "not-there",
        LAYING,
        "lay 0,-3,0",
        "Woodland cannot be laid at 0,-3,0 from Quarry.",
    ),
    (
        Illegal,
        "no-roads",
        FIVE_ROADS,
        "bridge town-hall stonemason",
        "You have built all your roads.",
    ),
    (
        Illegal,
        "no-rock",
        position(),
        "bridge farm market",
        (
            "A bridge needs rock on both sides, and none of yours there yet: not so between Farm "
            "and Market."
        ),
    ),
    (
        Illegal,
        "no-forest",
        position(),
        "path church quarry",
        (
            "A path needs forest on both sides, and none of yours there yet: not so between Church "
            "and Quarry."
        ),
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
    assert refused.code == f"hamlet.refusal.{code}"
    assert str(refused) == sentence
    assert is_complete(sentence)


def test_every_refusal_of_the_rules_is_tried_here() -> None:
    assert {f"hamlet.refusal.{code}" for _, code, *_ in REFUSALS} == keys("hamlet.refusal.")


NONSENSE: list[Move] = [
    Lead("", ""),
    Lead("church", "church"),
    Produce("", (Resource.MILK,)),
    Produce("farm", (Resource.WOOD, Resource.WOOD, Resource.WOOD, Resource.WOOD)),
    Make("sawmill", -1),
    Sell(""),
    Fill(""),
    Take("church"),
    HireDonkey(""),
    Build("church", "church"),
    Build("", ""),
    Lay(Spot(10**9, 77)),
    BuildRoad(Work.BRIDGE, "church", "church"),
    Use(""),
    Choose(""),
    Arrange(()),
    Draw(""),
    Show(""),
    Mark(Colour.YELLOW),
]


@pytest.mark.parametrize("move", NONSENSE, ids=repr)
@pytest.mark.parametrize(
    "state",
    [
        pytest.param(position(), id="turn"),
        pytest.param(ASKING, id="ask"),
        pytest.param(LAYING, id="lay"),
        pytest.param(PAYING, id="pay"),
        pytest.param(OVER, id="over"),
        pytest.param(HAMLET.new(2), id="new"),
    ],
)
def test_even_a_move_that_makes_no_sense_is_refused_at_any_moment(state: State, move: Move) -> None:
    assert isinstance(refusal(state, move), Refusal)
