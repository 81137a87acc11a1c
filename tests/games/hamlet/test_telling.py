"""What happened, as it is told: every event in a sentence, every thought of Botrik's too."""

from collections.abc import Iterator
from typing import get_args

import pytest

from dorfplatz.core.text import Fact, Message, Text, say
from dorfplatz.games.hamlet.cardboard.printed import spot
from dorfplatz.games.hamlet.events import (
    ActionMoved,
    ActionRemoved,
    AllFailed,
    BlueprintTaken,
    BowlFilled,
    DonkeyHired,
    DonkeyLed,
    Event,
    GameEnded,
    GoldChanged,
    Made,
    MarkerDrawn,
    MilestoneTaken,
    OrderFilled,
    PlaceBuilt,
    PointsChanged,
    Produced,
    RoadBuilt,
    RowArranged,
    SaleShown,
    Scored,
    Sold,
    StackOpened,
    SupportTurned,
    TileDrawn,
    Traded,
    TurnBegan,
    TurnEnded,
    Used,
    VillagerHired,
    Walked,
    Why,
)
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.kinds import GOODS, RAWS, Milestone, Resource, Work
from dorfplatz.games.hamlet.moves import SECONDARY, Action, Colour
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
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Ending, Token
from tests.games.bohemian.sentences import is_complete
from tests.games.hamlet.positions import play, position
from tests.games.hamlet.sentences import keys

STATE = position()
NAMES = ("Ada", "Botrik")

TOLD: list[tuple[Event, str]] = [
    (
        RowArranged(SECONDARY),
        (
            "Botrik’s actions lie in this order: produce raw materials, buy a blueprint, make "
            "goods, build a place, build a road."
        ),
    ),
    (TileDrawn("lime-tree"), "Lime Tree comes into the row of blueprints."),
    (SaleShown("wood-wood-wheat"), "The Market asks for 2 wood + 1 wheat."),
    (DonkeyLed(PERSON, "church", "farm"), "Ada leads a donkey from Church to Farm."),
    (Walked(BOTRIK, "church", "farm"), "A villager of Botrik goes from Church to Farm."),
    (
        Used(PERSON, Token(Resource.WOOD), "woodcutter", "farm"),
        "Ada uses wood (Woodcutter).",
    ),
    (
        Used(PERSON, Token(Resource.MILK, BOTRIK), "creamery", "market"),
        "Ada uses milk of Botrik (Creamery).",
    ),
    (
        Used(BOTRIK, Token(Resource.MILK, PERSON, fine=True), "creamery", "market"),
        "Botrik uses fine milk of Ada (Creamery).",
    ),
    (Traded(PERSON, 1, (Resource.WOOD,), 3), "Ada buys 1 wood by free trade."),
    (Traded(PERSON, 2, RAWS, 6), "Ada buys 2 raw materials by free trade."),
    (Traded(PERSON, 1, GOODS, 5), "Ada buys 1 good of any kind by free trade."),
    (
        Traded(PERSON, 1, (Resource.BRICK, Resource.MILK), 5),
        "Ada buys 1 brick or milk by free trade.",
    ),
    (
        Produced(PERSON, "hay-barn", (Resource.WOOD, Resource.WHEAT)),
        "Ada produces at Hay Barn: 1 wood, 1 wheat.",
    ),
    (
        Made(PERSON, "sawmill", Resource.TIMBER, 1, fine=False),
        "Ada makes 1 timber at Sawmill.",
    ),
    (
        Made(PERSON, "creamery", Resource.MILK, 2, fine=True),
        "Ada makes 2 fine milk at Creamery.",
    ),
    (Sold(BOTRIK, "milk-milk"), "Botrik sells 2 milk."),
    (
        OrderFilled(PERSON, "raw", with_donkey=False),
        "Ada fills a church order: raw materials for the walls.",
    ),
    (
        OrderFilled(BOTRIK, "gold", with_donkey=True),
        (
            "Botrik fills a fourth church order: gold for the bells. A donkey stands for the "
            "missing marker."
        ),
    ),
    (BlueprintTaken(PERSON, "sawmill", 0, 0), "Ada takes the blueprint of Sawmill."),
    (
        BlueprintTaken(PERSON, "sawmill", 1, 0),
        "Ada takes the blueprint of Sawmill; 1 gold is laid on the one before it.",
    ),
    (
        BlueprintTaken(PERSON, "sawmill", 2, 1),
        "Ada takes the blueprint of Sawmill; 2 gold is laid on those before it.",
    ),
    (VillagerHired(PERSON), "Ada hires a villager, who rests on the Church."),
    (DonkeyHired(PERSON, "market"), "Ada buys a donkey and puts it on Market."),
    (
        PlaceBuilt(BOTRIK, "sawmill", "market", spot("-2,9,0")),
        "Botrik builds Sawmill next to Market.",
    ),
    (MilestoneTaken(PERSON, Milestone.HERDER), "Ada takes the milestone Herder."),
    (
        StackOpened(Resource.MILK, ("creamery", "hay-barn")),
        "New tiles go into the bag: Creamery, Hay Barn.",
    ),
    (
        RoadBuilt(PERSON, Work.BRIDGE, "church", "quarry", 0),
        "Ada builds a bridge from Church to Quarry.",
    ),
    (
        RoadBuilt(BOTRIK, Work.PATH, "farm", "market", 0),
        "Botrik builds a path from Farm to Market.",
    ),
    (
        MarkerDrawn(Colour.BLUE, 2, Action.MAKE),
        "Botrik draws a marker: blue, circle 2, “make goods”.",
    ),
    (BowlFilled(), "The bowl is empty: all markers go back into it."),
    (SupportTurned(is_open=True), "Botrik’s support is open again."),
    (SupportTurned(is_open=False), "Botrik’s support is covered."),
    (
        ActionMoved(Action.BUILD, SECONDARY),
        "“build a place” goes to the end of Botrik’s row.",
    ),
    (
        ActionRemoved(Action.ROAD, SECONDARY[:-1]),
        "Botrik has built all his roads: “build a road” leaves the game.",
    ),
    (AllFailed(), "Botrik can do nothing: a villager goes to the Church."),
    (GoldChanged(PERSON, 2, Why.PRODUCTION), "Ada gets 2 gold (production)."),
    (GoldChanged(PERSON, -5, Why.VILLAGER), "Ada pays 5 gold (villager)."),
    (PointsChanged(BOTRIK, 1, Why.INSTEAD), "Botrik gets 1 point (in place of gold)."),
    (PointsChanged(PERSON, 6, Why.ORDER), "Ada gets 6 points (church order)."),
    (PointsChanged(BOTRIK, -1, Why.IGNORED), "Botrik loses 1 point (for gold not paid)."),
    (Scored(PERSON, 4, Why.LANDSCAPER), "Ada gets 4 points (Landscaper)."),
    (
        GameEnded(Ending.CHURCH, 17),
        "All church orders are filled: the game ends after round 17.",
    ),
    (GameEnded(Ending.ROUNDS, 30), "After round 30 the game ends unfinished."),
]
"""Events of each kind, as they are told in English."""

HIRE, ORDER, SELL = Action.HIRE, Action.ORDER, Action.SELL
FAILED: list[tuple[Failed, str]] = [
    (
        Failed(HIRE, Failure.GOLD, (Lack("gold", 2, 5),)),
        "Hire a villager: not enough gold (gold: 2 of 5).",
    ),
    (
        Failed(HIRE, Failure.ENOUGH_VILLAGERS),
        "Hire a villager: skipped, all are in the village.",
    ),
    (
        Failed(ORDER, Failure.ORDERS),
        "Fill a church order: all are filled.",
    ),
    (
        Failed(ORDER, Failure.ORDERS, (Lack("gold", 2, 7), Lack("loft", 0, 2))),
        (
            "Fill a church order: not enough for any (gold for the bells: 2 of 7, timber and flour "
            "for the loft: 0 of 2)."
        ),
    ),
    (
        Failed(SELL, Failure.SALES),
        "Sell resources: no sale tile is left.",
    ),
    (
        Failed(SELL, Failure.SALES, (Lack("wood-wood-wheat", 1, 3),)),
        "Sell resources: not enough for any (2 wood + 1 wheat: 1 of 3).",
    ),
    (
        Failed(Action.PRODUCE, Failure.NO_SPACE),
        "Produce raw materials: no production place has an empty space.",
    ),
    (
        Failed(Action.PRODUCE, Failure.NO_RAWS),
        "Produce raw materials: the supply has run out.",
    ),
    (
        Failed(Action.BLUEPRINT, Failure.HAND_FULL),
        "Buy a blueprint: the hand is full of blueprints.",
    ),
    (Failed(Action.BLUEPRINT, Failure.ROW_EMPTY), "Buy a blueprint: none is left."),
    (
        Failed(Action.MAKE, Failure.NO_WORKSHOP),
        "Make goods: no processing place has an empty space.",
    ),
    (Failed(Action.MAKE, Failure.NO_MATERIAL), "Make goods: raw material is missing."),
    (
        Failed(Action.MAKE, Failure.NO_TOKENS),
        "Make goods: all tokens of these goods are in the village.",
    ),
    (
        Failed(Action.BUILD, Failure.NO_BLUEPRINT),
        "Build a place: there is no blueprint in hand.",
    ),
    (
        Failed(Action.BUILD, Failure.COST, (Lack("sawmill", 1, 3),)),
        "Build a place: not enough for any (Sawmill: 1 of 3).",
    ),
    (Failed(Action.BUILD, Failure.NO_SPOT), "Build a place: it can be laid nowhere."),
    (Failed(Action.ROAD, Failure.NO_EDGE), "Build a road: there is nowhere to build one."),
    (
        Failed(Action.ROAD, Failure.ROAD_COST, (Lack("bridge", 1, 2), Lack("path", 0, 2))),
        "Build a road: not enough for any (bridge: 1 of 2, path: 0 of 2).",
    ),
]

ASKED: list[tuple[Question, tuple[str, str], str]] = [
    (Question.VILLAGER, ("church", "farm"), "Which villager goes? Church, Farm"),
    (
        Question.RESOURCE,
        ("wood woodcutter", "fine milk creamery 1"),
        "Which resource is used? wood (Woodcutter), fine milk of Botrik (Creamery)",
    ),
    (
        Question.ORDER,
        ("cellar", "raw"),
        "Which church order? milk and brick for the cellar, raw materials for the walls",
    ),
    (
        Question.SALE,
        ("milk", "wood-wood-wheat"),
        "Which sale tile? 1 milk, 2 wood + 1 wheat",
    ),
    (Question.PRODUCTION, ("farm", "quarry"), "Which production place? Farm, Quarry"),
    (
        Question.RAWS,
        ("wood stone wheat", "wood"),
        "Which raw materials? wood + stone + wheat, wood",
    ),
    (
        Question.WORKSHOP,
        ("sawmill", "creamery"),
        "Which processing place? Sawmill, Creamery",
    ),
    (
        Question.OFFER,
        ("sawmill", "woodland"),
        "Which blueprint of the row? Sawmill, Woodland",
    ),
    (
        Question.BLUEPRINT,
        ("sawmill", "woodland"),
        "Which blueprint is built? Sawmill, Woodland",
    ),
    (Question.NEIGHBOUR, ("church", "market"), "Next to which place? Church, Market"),
    (Question.SPOT, ("0,1,2", "-3,4,5"), "How is it laid? (0,1,2), (-3,4,5)"),
    (
        Question.ROAD,
        ("bridge church quarry", "path farm market"),
        "Which road? bridge Church – Quarry, path Farm – Market",
    ),
]


def told(event: Event) -> str:
    sentence = HAMLET.tell(STATE, event)
    assert sentence is not None
    return say(sentence, names=NAMES)


@pytest.mark.parametrize(
    ("event", "sentence"), [pytest.param(*row, id=row[1]) for row in [*TOLD, *FAILED]]
)
def test_every_kind_of_event_is_told_in_a_sentence(event: Event, sentence: str) -> None:
    assert told(event) == sentence
    assert is_complete(sentence)


@pytest.mark.parametrize(("question", "candidates", "sentence"), ASKED)
def test_what_botrik_weighed_is_told_with_the_question_and_the_candidates(
    question: Question, candidates: tuple[str, str], sentence: str
) -> None:
    weighed = Weighed(question, candidates, (), candidates[0], Settled.PRIORITY)
    assert told(weighed) == sentence


def test_each_priority_that_told_candidates_apart_is_told_with_those_it_left() -> None:
    steps = (
        Narrowed(Priority.MOST_SPACES, ("farm", "quarry")),
        Narrowed(Priority.NEAREST_VILLAGER, ("quarry",)),
    )
    places = ("farm", "woodcutter", "quarry")
    weighed = Weighed(Question.PRODUCTION, places, steps, "quarry", Settled.PRIORITY)
    assert told(weighed) == (
        "Which production place? Farm, Woodcutter, Quarry → most empty spaces: Farm, Quarry → "
        "nearest to a villager that can act: Quarry"
    )


@pytest.mark.parametrize(
    ("settled", "end"),
    [
        (Settled.PRIORITY, "Farm, Quarry"),
        (Settled.PERSON, "Farm, Quarry → Ada chooses: Farm"),
        (Settled.ORDER, "Farm, Quarry → the first: Farm"),
    ],
)
def test_what_decided_in_the_end_is_told(settled: Settled, end: str) -> None:
    weighed = Weighed(Question.PRODUCTION, ("farm", "quarry"), (), "farm", settled)
    assert told(weighed) == f"Which production place? {end}"


def test_many_candidates_are_counted() -> None:
    spots = tuple(f"{number},0,0" for number in range(7))
    step = Narrowed(Priority.ROAD_MEETS, spots[:6])
    weighed = Weighed(Question.SPOT, spots, (step,), spots[0], Settled.ORDER)
    assert told(weighed) == (
        "How is it laid? 7 possibilities → road touches road: (0,0,0), (1,0,0), (2,0,0), (3,0,0), "
        "(4,0,0), (5,0,0) → the first: (0,0,0)"
    )


@pytest.mark.parametrize("priority", Priority)
def test_every_priority_has_words(priority: Priority) -> None:
    step = Narrowed(priority, ("farm",))
    weighed = Weighed(Question.NEIGHBOUR, ("farm", "quarry"), (step,), "farm", Settled.PRIORITY)
    start, _, end = told(weighed).partition(" → ")
    assert start == "Next to which place? Farm, Quarry"
    words, _, left = end.rpartition(": ")
    assert words
    assert left == "Farm"


@pytest.mark.parametrize("why", Why)
def test_every_reason_for_gold_and_points_has_words(why: Why) -> None:
    for event in (
        GoldChanged(PERSON, 1, why),
        PointsChanged(PERSON, 1, why),
        Scored(PERSON, 1, why),
    ):
        assert told(event).endswith(").")


def test_what_the_events_around_it_say_already_is_not_told() -> None:
    quiet: list[Event] = [TurnBegan(PERSON, 1), TurnEnded(BOTRIK), Walked(PERSON, "farm", "farm")]
    assert [HAMLET.tell(STATE, event) for event in quiet] == [None, None, None]


def test_turns_and_the_end_have_headings() -> None:
    for event, heading in (
        (TurnBegan(PERSON, 3), "Round 3: Ada"),
        (TurnBegan(BOTRIK, 3), "Round 3: Botrik"),
        (GameEnded(Ending.CHURCH, 17), "The end"),
    ):
        found = HAMLET.heading(event)
        assert found is not None
        assert say(found, names=NAMES) == heading
    assert HAMLET.heading(AllFailed()) is None


def test_every_kind_of_event_is_tried_here() -> None:
    tried = {type(event) for event, _ in (*TOLD, *FAILED)}
    assert tried | {Weighed, TurnBegan, TurnEnded} == {*get_args(Event)}
    assert {event.why for event, _ in FAILED} == {*Failure}
    assert {question for question, *_ in ASKED} == {*Question}


def test_every_sentence_of_the_log_is_said_by_some_event_here() -> None:
    said = {key for event, _ in (*TOLD, *FAILED) for key in _keys(HAMLET.tell(STATE, event))}
    beginnings = ("hamlet.event.", "hamlet.ended.", "hamlet.failed.")
    assert keys(*beginnings) == {key for key in said if key.startswith(beginnings)}


def _keys(fact: Fact | None) -> Iterator[str]:
    match fact:
        case Message(text, facts):
            yield text.key
            for part in facts.values():
                yield from _keys(part)
        case Text(key):
            yield key
        case tuple():
            for part in fact:
                yield from _keys(part)
        case _:
            return


def test_a_turn_of_botriks_is_told_from_its_beginning_to_its_end() -> None:
    state = position(sales=("milk", "milk-milk", "timber-brick"))
    _, events = play(state, "end", "marker red", "choose quarry")
    sentences = [HAMLET.tell(STATE, event) for event in events]
    assert [say(sentence, names=NAMES) for sentence in sentences if sentence] == [
        "Hire a villager: not enough gold (gold: 2 of 5).",
        "Botrik gets 1 gold (support).",
        (
            "Fill a church order: not enough for any (gold for the bells: 3 of 7, raw materials "
            "for the walls: 6 of 8, milk and brick for the cellar: 0 of 2, timber and flour for "
            "the loft: 0 of 2)."
        ),
        (
            "Sell resources: not enough for any (1 milk: 0 of 1, 2 milk: 0 of 2, 1 timber + 1 "
            "brick: 0 of 2)."
        ),
        "Botrik draws a marker: red, circle 1, “produce raw materials”.",
        "Which production place? Farm, Woodcutter, Quarry → Ada chooses: Quarry",
        "Botrik produces at Quarry: 1 stone.",
        "Botrik gets 1 point (in place of gold).",
        "A villager of Botrik goes from Church to Quarry.",
        "“produce raw materials” goes to the end of Botrik’s row.",
    ]
