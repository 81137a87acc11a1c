"""What something that was done used and brought, in short."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from dorfplatz.core.text import Fact, Message, Who, message
from dorfplatz.games.hamlet.actions.using import name_of
from dorfplatz.games.hamlet.events import Event, GoldChanged, PointsChanged, Used
from dorfplatz.games.hamlet.sentences.labels import token_words
from dorfplatz.games.hamlet.sentences.telling import tell
from dorfplatz.games.hamlet.sentences.words import NEED
from dorfplatz.games.hamlet.state import SEATS, State
from dorfplatz.showing.hamlet.botriks_turn.words import CHANGED, USED
from dorfplatz.showing.hamlet.words import REWARD_GOLD, REWARD_POINTS


def outcomes(state: State, events: Sequence[Event]) -> tuple[Message, ...]:
    """Resources first, then gold and points in one sum for each, then whatever else there is."""
    changes = [each for each in events if isinstance(each, GoldChanged | PointsChanged)]
    others = [each for each in events if not isinstance(each, Used | GoldChanged | PointsChanged)]
    told = (tell(state, each) for each in others)
    return (
        *_used([each for each in events if isinstance(each, Used)]),
        *_changed(changes),
        *(sentence for sentence in told if sentence is not None),
    )


def _used(events: Sequence[Used]) -> Iterator[Message]:
    counts = Counter(name_of((event.place, event.token)) for event in events)
    if counts:
        yield message(
            USED,
            tokens=tuple(
                message(NEED, count=count, what=token_words(name)) for name, count in counts.items()
            ),
        )


def _changed(events: Iterable[GoldChanged | PointsChanged]) -> Iterator[Message]:
    points, gold = Counter[int](), Counter[int]()
    for event in events:
        match event:
            case PointsChanged(seat, some):
                points[seat] += some
            case GoldChanged(seat, some):
                gold[seat] += some
    for seat in reversed(SEATS):
        changes: list[Fact] = []
        if points[seat]:
            changes.append(message(REWARD_POINTS, points=_signed(points[seat])))
        if gold[seat]:
            changes.append(message(REWARD_GOLD, gold=_signed(gold[seat])))
        if changes:
            yield message(CHANGED, who=Who(seat), changes=tuple(changes))


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−")
