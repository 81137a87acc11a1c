"""The game as it is told: a sentence for each event, in keys with facts."""

from collections import Counter
from typing import assert_never

from dorfplatz.core.text import Message, Who, message
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
)
from dorfplatz.games.hamlet.reasons import Failed, Weighed
from dorfplatz.games.hamlet.sentences import thoughts, words
from dorfplatz.games.hamlet.sentences.labels import sale_words, token_words
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.sentences.words import need_words
from dorfplatz.games.hamlet.state import State
from dorfplatz.games.hamlet.tile import Need

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
            return message(words.BOWL)
        case AllFailed():
            return message(words.ALL_FAILED)
        case SupportTurned(is_open):
            return message(words.OPEN if is_open else words.COVERED)
        case TileDrawn(tile):
            return message(words.DRAWN, tile=place_name(tile))
        case SaleShown(sale):
            return message(words.SHOWN, sale=sale_words(state, sale))
        case StackOpened(_, tiles):
            return message(words.STACK, tiles=tuple(map(place_name, tiles)))
        case GameEnded(ending, round):
            return message(words.ENDED[ending], round=round)
        case TurnBegan() | TurnEnded():
            return None
        case _:
            return _deed(state, event)


def heading(event: Event) -> Message | None:
    """The heading that an event opens where a game is told at length."""
    match event:
        case TurnBegan(seat, round):
            return message(words.ROUND, round=round, who=Who(seat))
        case GameEnded():
            return message(words.END)
        case _:
            return None


def _counted(event: GoldChanged | PointsChanged | Scored) -> Message:
    who, why = Who(event.seat), words.WHY[event.why]
    if isinstance(event, GoldChanged):
        return message(
            words.GOLD_IN if event.gold > 0 else words.GOLD_OUT,
            who=who,
            gold=abs(event.gold),
            why=why,
        )
    text = words.POINTS_IN if event.points > 0 else words.POINTS_OUT
    return message(text, who=who, points=abs(event.points), why=why)


def _botriks_board(event: RowArranged | MarkerDrawn | ActionMoved | ActionRemoved) -> Message:
    match event:
        case RowArranged(row):
            return message(words.ROW, row=tuple(words.ACTIONS[action] for action in row))
        case MarkerDrawn(colour, circle, action):
            return message(
                words.MARKER,
                colour=words.COLOURS[colour],
                circle=circle,
                action=words.ACTIONS[action],
            )
        case ActionMoved(action):
            return message(words.MOVED, action=words.ACTIONS[action])
        case ActionRemoved(action):
            return message(words.REMOVED, action=words.ACTIONS[action])
        case _:
            assert_never(event)


def _deed(state: State, event: Deed) -> Message | None:
    """What a player did."""
    who = Who(event.seat)
    match event:
        case DonkeyLed(_, start, end):
            return message(words.LED, who=who, start=place_name(start), end=place_name(end))
        case Walked(_, start, end):
            if start == end:
                return None
            return message(words.WALKED, who=who, start=place_name(start), end=place_name(end))
        case Used(_, token, place):
            return message(words.USED, who=who, token=token_words(name_of((place, token))))
        case Traded(_, count, kinds):
            return message(words.TRADED, who=who, what=need_words(Need(count, kinds)))
        case Produced(_, place, raws):
            counts = Counter(raws).items()
            wording = tuple(need_words(Need(count, (raw,))) for raw, count in counts)
            return message(words.PRODUCED, who=who, place=place_name(place), raws=wording)
        case Made(_, place, good, count, fine):
            text = words.MADE_FINE if fine else words.MADE
            return message(
                text, who=who, count=count, good=words.RESOURCES[good], place=place_name(place)
            )
        case Sold(_, sale):
            return message(words.SOLD, who=who, sale=sale_words(state, sale))
        case OrderFilled(_, order, with_donkey):
            text = words.FILLED_DONKEY if with_donkey else words.FILLED
            return message(text, who=who, order=words.ORDERS[order])
        case BlueprintTaken(_, tile, passed):
            text = words.TAKEN_PASSING if passed else words.TAKEN
            return message(text, who=who, tile=place_name(tile), passed=passed)
        case VillagerHired():
            return message(words.HIRED, who=who)
        case DonkeyHired(_, place):
            return message(words.DONKEY, who=who, place=place_name(place))
        case PlaceBuilt(_, tile, site):
            return message(words.BUILT, who=who, tile=place_name(tile), site=place_name(site))
        case MilestoneTaken(_, milestone):
            return message(words.MILESTONE, who=who, milestone=words.MILESTONES[milestone])
        case RoadBuilt(_, work, site, end):
            return message(words.ROADS[work], who=who, site=place_name(site), end=place_name(end))
        case _:
            assert_never(event)
