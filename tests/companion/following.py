"""A turn of Botrik's by the companion, step by step beside the same turn by the rules."""

from collections import Counter
from typing import Any, Final

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.botrik.markers import CIRCLES
from dorfplatz.games.hamlet.events import (
    AllFailed,
    BlueprintTaken,
    Event,
    Made,
    OrderFilled,
    PlaceBuilt,
    Produced,
    RoadBuilt,
    Sold,
    Used,
    VillagerHired,
    Walked,
)
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.moves import Action, Colour
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.reasons import Failed, Failure, Question
from dorfplatz.games.hamlet.sentences.words import ACTIONS, ALL_FAILED, COLOURS, FAILED, MARKER
from dorfplatz.games.hamlet.state import BOTRIK, State
from dorfplatz.showing.hamlet.companion import words
from dorfplatz.showing.hamlet.companion.flow import PROGRAM
from dorfplatz.showing.hamlet.companion.playing import Chosen, Play, Told, Written, play
from dorfplatz.showing.hamlet.companion.program import Ask, Draw, Kind
from dorfplatz.showing.hamlet.companion.sentences import Value
from tests.companion.oracle import Oracle
from tests.companion.spending import check_used, needs
from tests.companion.telling import check_lists, check_notes
from tests.companion.watching import Step, Turn

FAILING: Final[dict[Text, Action]] = {
    words.NO_GOLD: Action.HIRE,
    FAILED[Failure.ENOUGH_VILLAGERS]: Action.HIRE,
    words.NO_ORDER: Action.ORDER,
    words.NO_SALE: Action.SELL,
    words.NO_PRODUCTION: Action.PRODUCE,
    FAILED[Failure.HAND_FULL]: Action.BLUEPRINT,
    FAILED[Failure.ROW_EMPTY]: Action.BLUEPRINT,
    words.NO_WORKSHOP: Action.MAKE,
    FAILED[Failure.NO_BLUEPRINT]: Action.BUILD,
    words.NO_BUILDING: Action.BUILD,
    words.NO_ROAD: Action.ROAD,
}
"""What each of these sentences says was tried in vain."""
DOING: Final[dict[Text, tuple[str, ...]]] = {
    words.HIRED: ("hire",),
    words.MARK_ORDER: ("order",),
    words.MARK_FOURTH: ("order", "donkey"),
    words.TAKE_SALE: ("sell",),
    words.FILL_SPACES: ("produce",),
    words.TAKE_OFFER: ("blueprint",),
    words.PUT_GOODS: ("make",),
    words.LAY: ("build",),
    words.BUILD_ROAD: ("road",),
    ALL_FAILED: ("nothing",),
}
TARGETS: Final = {
    "order": (Question.ORDER,),
    "sell": (Question.SALE,),
    "produce": (Question.PRODUCTION,),
    "blueprint": (Question.OFFER,),
    "make": (Question.WORKSHOP,),
    "build": (Question.BLUEPRINT, Question.NEIGHBOUR, Question.SPOT),
    "road": (Question.ROAD,),
}


def follow_game(state: State, turns: list[Turn]) -> int:
    """Lead through all turns of a game, from the same setup. Returns how much was answered."""
    row = turns[0].steps[0].before.automa.row
    going = begun(state, row=tuple(action.value for action in row))
    for turn in turns:
        follow(turn, going)
    return going.events


def follow(turn: Turn, going: Play) -> None:
    """Lead through the whole turn, and compare before it and after every villager."""
    _check_board(going, turn.steps[0].before)
    going.hear(Chosen(0))
    for steps in turn.villagers:
        _villager(going, steps)
    assert going.block == "yours"


def begun(state: State, **setup: Value) -> Play:
    modifiers = tuple(each.value for each in Modifier if state.has(each))
    return play(PROGRAM, {"modifiers": modifiers, **setup}, ())


def put_right(state: State) -> Play:
    """The companion with Botrik's board of this position, before his turn."""
    going = begun(state)
    going.hear(Written(board(state), is_board=True))
    return going


def board(state: State) -> dict[str, Value]:
    botrik, automa = state.players[BOTRIK], state.automa
    return {
        "gold": botrik.gold,
        "open": int(automa.is_open),
        "round": state.round,
        "villagers": len(botrik.villagers),
        "blueprints": len(botrik.blueprints),
        "roads": state.roads_of(BOTRIK),
        "row": tuple(action.value for action in automa.row),
        **{colour.value: automa.bowl[colour] for colour in Colour},
        "orders": tuple(order for order, filler in state.orders.items() if filler == BOTRIK),
    }


def _villager(going: Play, steps: list[Step]) -> None:
    events = [event for step in steps for event in step.events]
    walk = steps[-1].before
    oracle, heard = Oracle(steps[0].before, events), len(going.told)
    while going.block != "acted":
        going.hear(Chosen(_answer(going, oracle, walk)))
    oracle.settle()
    told = [*_since_the_question(going, heard)]
    assert _tried(told) == [event.action for event in events if isinstance(event, Failed)]
    assert _did(told, oracle) == _done(events)
    check_lists(told, oracle, events)
    check_notes(told, steps[0].before, events)
    _check_resources(told, oracle, events)
    _check_walk(told, walk, events)
    _check_marker(told, walk)
    _check_board(going, steps[-1].after)
    assert going.number("paid") == steps[-1].after.automa.is_paid
    waiting = going.number("team") - going.number("number")
    assert waiting == len(steps[-1].after.players[BOTRIK].ready)
    going.hear(Chosen(0))


def _since_the_question(going: Play, heard: int) -> list[Told]:
    """The first words about a villager came with the answer before."""
    first = max(
        (n for n, told in enumerate(going.told) if told.said.text is words.VILLAGER), default=heard
    )
    return going.told[first:]


def _answer(going: Play, oracle: Oracle, walk: State) -> int:
    waits = going.waits
    if isinstance(waits, Draw):
        assert walk.automa.drawn is not None
        return waits.bag.index(walk.automa.drawn.value)
    assert isinstance(waits, Ask)
    return oracle.answer(going.block, waits)


def _tried(told: list[Told]) -> list[Action]:
    return [FAILING[each.said.text] for each in told if each.kind is Kind.FAILED]


def _did(told: list[Told], oracle: Oracle) -> list[tuple[Any, ...]]:
    deeds = []
    for each in told:
        if each.said.text in DOING:
            deed, *more = DOING[each.said.text]
            targets = (oracle.chosen[question] for question in TARGETS.get(deed, ()))
            deeds.append((deed, *targets, *more))
    return deeds


def _done(events: list[Event]) -> list[tuple[Any, ...]]:
    """The same from the record."""
    deeds: list[tuple[Any, ...]] = []
    for event in events:
        match event:
            case VillagerHired():
                deeds.append(("hire",))
            case OrderFilled(_, order, with_donkey):
                deeds.append(("order", order, *(["donkey"] if with_donkey else [])))
            case Sold(_, sale):
                deeds.append(("sell", sale))
            case Produced(_, place, _):
                deeds.append(("produce", place))
            case BlueprintTaken(_, tile):
                deeds.append(("blueprint", tile))
            case Made(_, place):
                deeds.append(("make", place))
            case PlaceBuilt(_, tile, site, spot):
                deeds.append(("build", tile, site, str(spot)))
            case RoadBuilt(_, work, site, end):
                deeds.append(("road", f"{work.value} {site} {end}"))
            case AllFailed():
                deeds.append(("nothing",))
            case _:
                pass
    return deeds


def _check_resources(told: list[Told], oracle: Oracle, events: list[Event]) -> None:
    used = [event for event in events if isinstance(event, Used)]
    if any(each.by is Question.RESOURCE for each in told):
        check_used(oracle.state, needs(oracle.state, oracle.chosen), used)
    else:
        assert not used


def _check_walk(told: list[Told], walk: State, events: list[Event]) -> None:
    (goes,) = [each for each in told if each.by is Question.VILLAGER]
    (walked,) = [event for event in events if isinstance(event, Walked)]
    far = walk.network.distances(walked.end)
    ready = [villager.place for villager in walk.players[BOTRIK].ready]
    assert far[walked.start] == min(map(far.__getitem__, ready))
    role = walk.village[walked.end].role
    if goes.said.text is words.GOES_TO:
        assert role in (Role.CHURCH, Role.TOWN_HALL, Role.MARKET)
        place = goes.said.facts["place"]
        assert isinstance(place, Text)
        assert place.key == f"hamlet.place.{walked.end}"


def _check_marker(told: list[Told], walk: State) -> None:
    drawn = walk.automa.drawn
    facts = [each.said.facts for each in told if each.said.text is MARKER]
    if drawn is None:
        assert not facts
    else:
        circle = CIRCLES.index(drawn)
        action = ACTIONS[walk.automa.row[circle]]
        assert facts == [{"colour": COLOURS[drawn], "circle": circle + 1, "action": action}]


def _check_board(going: Play, after: State) -> None:
    expected = board(after)
    expected["orders"] = Counter(expected["orders"])  # type: ignore[arg-type, assignment]
    found = {name: going.variables[name] for name in expected}
    found["orders"] = Counter(going.words("orders"))  # type: ignore[assignment]
    assert found == expected
