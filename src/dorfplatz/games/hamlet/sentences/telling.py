"""The game as it is told: a sentence for each event, in keys with facts."""

from collections import Counter
from typing import Final, assert_never

from dorfplatz.core.text import Message, Text, Who, message
from dorfplatz.games.hamlet.actions.using import name_of
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
from dorfplatz.games.hamlet.kinds import Work
from dorfplatz.games.hamlet.reasons import Failed, Weighed
from dorfplatz.games.hamlet.sentences import thoughts
from dorfplatz.games.hamlet.sentences.labels import sale_words, token_words
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.sentences.words import (
    ACTIONS,
    COLOURS,
    MILESTONES,
    ORDERS,
    RESOURCES,
    need_words,
)
from dorfplatz.games.hamlet.state import Ending, State
from dorfplatz.games.hamlet.tile import Need

ROUND: Final = Text("hamlet.heading.round", "Round {round}: {who}")
END: Final = Text("hamlet.heading.end", "The end")

ROW: Final = Text("hamlet.event.row", "Botrik’s actions lie in this order: {row}.")
DRAWN: Final = Text("hamlet.event.drawn", "{tile} comes into the row of blueprints.")
SHOWN: Final = Text("hamlet.event.shown", "The Market asks for {sale}.")
LED: Final = Text("hamlet.event.led", "{who} leads a donkey from {start} to {end}.")
WALKED: Final = Text("hamlet.event.walked", "A villager of {who} goes from {start} to {end}.")
USED: Final = Text("hamlet.event.used", "{who} uses {token}.")
TRADED: Final = Text("hamlet.event.traded", "{who} buys {what} by free trade.")
PRODUCED: Final = Text("hamlet.event.produced", "{who} produces at {place}: {raws}.")
MADE: Final = Text("hamlet.event.made", "{who} makes {count} {good} at {place}.")
MADE_FINE: Final = Text("hamlet.event.made-fine", "{who} makes {count} fine {good} at {place}.")
SOLD: Final = Text("hamlet.event.sold", "{who} sells {sale}.")
FILLED: Final = Text("hamlet.event.filled", "{who} fills a church order: {order}.")
FILLED_DONKEY: Final = Text(
    "hamlet.event.filled-donkey",
    "{who} fills a fourth church order: {order}. A donkey stands for the missing marker.",
)
TAKEN: Final = Text("hamlet.event.taken", "{who} takes the blueprint of {tile}.")
TAKEN_PASSING: Final = Text(
    "hamlet.event.taken-passing",
    "{who} takes the blueprint of {tile}; {passed} gold is laid on the one before it.",
    "{who} takes the blueprint of {tile}; {passed} gold is laid on those before it.",
    "passed",
)
HIRED: Final = Text("hamlet.event.hired", "{who} hires a villager, who rests on the Church.")
DONKEY: Final = Text("hamlet.event.donkey", "{who} buys a donkey and puts it on {place}.")
BUILT: Final = Text("hamlet.event.built", "{who} builds {tile} next to {site}.")
MILESTONE: Final = Text("hamlet.event.milestone", "{who} takes the milestone {milestone}.")
STACK: Final = Text("hamlet.event.stack", "New tiles go into the bag: {tiles}.")
ROADS: Final = {
    Work.BRIDGE: Text("hamlet.event.bridge", "{who} builds a bridge from {site} to {end}."),
    Work.PATH: Text("hamlet.event.path", "{who} builds a path from {site} to {end}."),
}
MARKER: Final = Text(
    "hamlet.event.marker", "Botrik draws a marker: {colour}, circle {circle}, “{action}”."
)
BOWL: Final = Text("hamlet.event.bowl", "The bowl is empty: all markers go back into it.")
OPEN: Final = Text("hamlet.event.open", "Botrik’s support is open again.")
COVERED: Final = Text("hamlet.event.covered", "Botrik’s support is covered.")
MOVED: Final = Text("hamlet.event.moved", "“{action}” goes to the end of Botrik’s row.")
REMOVED: Final = Text(
    "hamlet.event.removed", "Botrik has built all his roads: “{action}” leaves the game."
)
ALL_FAILED: Final = Text(
    "hamlet.event.all-failed", "Botrik can do nothing: a villager goes to the Church."
)
GOLD_IN: Final = Text("hamlet.event.gold-in", "{who} gets {gold} gold ({why}).")
GOLD_OUT: Final = Text("hamlet.event.gold-out", "{who} pays {gold} gold ({why}).")
POINTS_IN: Final = Text(
    "hamlet.event.points-in",
    "{who} gets {points} point ({why}).",
    "{who} gets {points} points ({why}).",
    "points",
)
POINTS_OUT: Final = Text(
    "hamlet.event.points-out",
    "{who} loses {points} point ({why}).",
    "{who} loses {points} points ({why}).",
    "points",
)
ENDED: Final = {
    Ending.CHURCH: Text(
        "hamlet.ended.church", "All church orders are filled: the game ends after round {round}."
    ),
    Ending.ROUNDS: Text("hamlet.ended.rounds", "After round {round} the game ends unfinished."),
}
WHY: Final = {
    Why.PRODUCTION: Text("hamlet.why.production", "production"),
    Why.GOODS: Text("hamlet.why.goods", "own good used"),
    Why.PLACE: Text("hamlet.why.place", "place built"),
    Why.SALE: Text("hamlet.why.sale", "sale"),
    Why.ORDER: Text("hamlet.why.order", "church order"),
    Why.BLUEPRINT: Text("hamlet.why.blueprint", "blueprint"),
    Why.VILLAGER: Text("hamlet.why.villager", "villager"),
    Why.DONKEY: Text("hamlet.why.donkey", "donkey"),
    Why.TRADE: Text("hamlet.why.trade", "free trade"),
    Why.BEGGING: Text("hamlet.why.begging", "begging"),
    Why.SUPPORT: Text("hamlet.why.support", "support"),
    Why.INSTEAD: Text("hamlet.why.instead", "in place of gold"),
    Why.IGNORED: Text("hamlet.why.ignored", "for gold not paid"),
    Why.SITES: Text("hamlet.why.sites", "special sites"),
    Why.PLANNER: Text("hamlet.why.planner", "Planner"),
    Why.ROUTE: Text("hamlet.why.route", "longest route"),
    Why.CHAPLAIN: Text("hamlet.why.chaplain", "Chaplain"),
    Why.MERCHANT: Text("hamlet.why.merchant", "Merchant"),
    Why.LANDSCAPER: Text("hamlet.why.landscaper", "Landscaper"),
    Why.GOLD: Text("hamlet.why.gold", "gold left"),
    Why.GOODS_LEFT: Text("hamlet.why.goods-left", "goods left in the village"),
}

Deed = (
    DonkeyLed
    | Walked
    | Used
    | Traded
    | Produced
    | Made
    | Sold
    | OrderFilled
    | BlueprintTaken
    | VillagerHired
    | DonkeyHired
    | PlaceBuilt
    | MilestoneTaken
    | RoadBuilt
)


def tell(state: State, event: Event) -> Message | None:
    """The sentence for an event; None where the events around it say it already."""
    match event:
        case Failed():
            return thoughts.failed(state, event)
        case Weighed():
            return thoughts.weighed(state, event)
        case GoldChanged() | PointsChanged() | Scored():
            return _counted(event)
        case RowArranged() | MarkerDrawn() | ActionMoved() | ActionRemoved():
            return _botriks_board(event)
        case BowlFilled():
            return message(BOWL)
        case AllFailed():
            return message(ALL_FAILED)
        case SupportTurned(is_open):
            return message(OPEN if is_open else COVERED)
        case TileDrawn(tile):
            return message(DRAWN, tile=place_name(tile))
        case SaleShown(sale):
            return message(SHOWN, sale=sale_words(state, sale))
        case StackOpened(_, tiles):
            return message(STACK, tiles=tuple(map(place_name, tiles)))
        case GameEnded(ending, round):
            return message(ENDED[ending], round=round)
        case TurnBegan() | TurnEnded():
            return None
        case _:
            return _deed(state, event)


def heading(event: Event) -> Message | None:
    """The heading that an event opens where a game is told at length."""
    match event:
        case TurnBegan(seat, round):
            return message(ROUND, round=round, who=Who(seat))
        case GameEnded():
            return message(END)
        case _:
            return None


def _counted(event: GoldChanged | PointsChanged | Scored) -> Message:
    who, why = Who(event.seat), WHY[event.why]
    if isinstance(event, GoldChanged):
        return message(
            GOLD_IN if event.gold > 0 else GOLD_OUT, who=who, gold=abs(event.gold), why=why
        )
    text = POINTS_IN if event.points > 0 else POINTS_OUT
    return message(text, who=who, points=abs(event.points), why=why)


def _botriks_board(event: RowArranged | MarkerDrawn | ActionMoved | ActionRemoved) -> Message:
    match event:
        case RowArranged(row):
            return message(ROW, row=tuple(ACTIONS[action] for action in row))
        case MarkerDrawn(colour, circle, action):
            return message(MARKER, colour=COLOURS[colour], circle=circle, action=ACTIONS[action])
        case ActionMoved(action):
            return message(MOVED, action=ACTIONS[action])
        case ActionRemoved(action):
            return message(REMOVED, action=ACTIONS[action])
        case _:
            assert_never(event)


def _deed(state: State, event: Deed) -> Message | None:
    """What a player did."""
    who = Who(event.seat)
    match event:
        case DonkeyLed(_, start, end):
            return message(LED, who=who, start=place_name(start), end=place_name(end))
        case Walked(_, start, end):
            if start == end:
                return None
            return message(WALKED, who=who, start=place_name(start), end=place_name(end))
        case Used(_, token, place):
            return message(USED, who=who, token=token_words(name_of((place, token))))
        case Traded(_, count, kinds):
            return message(TRADED, who=who, what=need_words(Need(count, kinds)))
        case Produced(_, place, raws):
            counts = Counter(raws).items()
            words = tuple(need_words(Need(count, (raw,))) for raw, count in counts)
            return message(PRODUCED, who=who, place=place_name(place), raws=words)
        case Made(_, place, good, count, fine):
            text = MADE_FINE if fine else MADE
            return message(
                text, who=who, count=count, good=RESOURCES[good], place=place_name(place)
            )
        case Sold(_, sale):
            return message(SOLD, who=who, sale=sale_words(state, sale))
        case OrderFilled(_, order, with_donkey):
            text = FILLED_DONKEY if with_donkey else FILLED
            return message(text, who=who, order=ORDERS[order])
        case BlueprintTaken(_, tile, passed):
            text = TAKEN_PASSING if passed else TAKEN
            return message(text, who=who, tile=place_name(tile), passed=passed)
        case VillagerHired():
            return message(HIRED, who=who)
        case DonkeyHired(_, place):
            return message(DONKEY, who=who, place=place_name(place))
        case PlaceBuilt(_, tile, site):
            return message(BUILT, who=who, tile=place_name(tile), site=place_name(site))
        case MilestoneTaken(_, milestone):
            return message(MILESTONE, who=who, milestone=MILESTONES[milestone])
        case RoadBuilt(_, work, site, end):
            return message(ROADS[work], who=who, site=place_name(site), end=place_name(end))
        case _:
            assert_never(event)
