"""Which events belong together: the thoughts before a thing, the thing itself, what it brought."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from dorfplatz.games.hamlet.events import (
    ActionMoved,
    ActionRemoved,
    AllFailed,
    BlueprintTaken,
    BowlFilled,
    Event,
    GoldChanged,
    Made,
    MarkerDrawn,
    MilestoneTaken,
    OrderFilled,
    PlaceBuilt,
    PointsChanged,
    Produced,
    RoadBuilt,
    SaleShown,
    Sold,
    StackOpened,
    SupportTurned,
    TileDrawn,
    VillagerHired,
    Walked,
    Why,
)
from dorfplatz.games.hamlet.reasons import Failed, Weighed

Deed = (
    VillagerHired | OrderFilled | Sold | Produced | BlueprintTaken | Made | PlaceBuilt | RoadBuilt
)
"""What comes of an action."""
Main = (
    Failed
    | MarkerDrawn
    | Deed
    | AllFailed
    | Walked
    | GoldChanged
    | ActionMoved
    | ActionRemoved
    | BowlFilled
)
"""What a step of Botrik's turn can be about."""
FOLLOWING: Final = (
    PointsChanged,
    GoldChanged,
    SupportTurned,
    MilestoneTaken,
    StackOpened,
    TileDrawn,
    SaleShown,
)
"""What may come of something that was done."""
AHEAD: Final = (Why.VILLAGER, Why.IGNORED)
"""What is told of before the thing that it is paid for."""


@dataclass(slots=True)
class Draft:
    """A step in the making."""

    main: Main | None = None
    thoughts: list[Weighed] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    """All but the thoughts, in their order."""


def drafts(events: Iterable[Event]) -> Iterator[Draft]:
    """The last one may have no thing yet: thoughts that led to a question."""
    draft = Draft()
    for event in events:
        if draft.main is not None and not _follows(draft.main, event):
            yield draft
            draft = Draft(thoughts=_kept_back(draft))
        if isinstance(event, Weighed):
            draft.thoughts.append(event)
            continue
        draft.events.append(event)
        draft.main = draft.main or _main(event)
    yield draft


def own_thoughts(draft: Draft) -> list[Weighed]:
    return [] if isinstance(draft.main, VillagerHired) else draft.thoughts


def _kept_back(draft: Draft) -> list[Weighed]:
    """Before he hires, Botrik thinks only of the blueprint that he takes along."""
    return draft.thoughts if isinstance(draft.main, VillagerHired) else []


def _follows(main: Main, event: Event) -> bool:
    if isinstance(event, GoldChanged | PointsChanged):
        if event.why is Why.SUPPORT:
            return isinstance(main, BowlFilled)
        return event.why not in AHEAD
    return isinstance(event, FOLLOWING)


def _main(event: Event) -> Main | None:
    if isinstance(event, GoldChanged) and event.why is not Why.SUPPORT:
        return None
    return event if isinstance(event, Main) else None
