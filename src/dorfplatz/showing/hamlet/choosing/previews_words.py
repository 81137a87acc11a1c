"""What a move would use up and bring, in words."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Message, Who, message
from dorfplatz.games.hamlet.actions import building, producing
from dorfplatz.games.hamlet.actions.using import name_of, worth_of
from dorfplatz.games.hamlet.kinds import MILESTONE_OF, Milestone
from dorfplatz.games.hamlet.moves import Act, Build, BuildRoad, Produce
from dorfplatz.games.hamlet.sentences.labels import token_words
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.sentences.words import MILESTONES, NEED, RESOURCES, need_words
from dorfplatz.games.hamlet.state import BOTRIK, State
from dorfplatz.showing.hamlet import rewards
from dorfplatz.showing.hamlet.choosing import words
from dorfplatz.showing.hamlet.choosing.previews import Portion, Preview


def use_words(shown: Preview) -> Iterator[Message]:
    """What is used and from where, what is bought, who carries it all, whom it rewards."""
    names = Counter(map(name_of, shown.used))
    for name, count in names.items():
        yield message(NEED, count=count, what=token_words(name))
    yield from (_choice(portion) for portion in shown.portions if portion.is_open)
    for portion in shown.portions:
        if portion.bought:
            what = need_words(replace(portion.need, count=portion.bought))
            yield message(words.BUYS, what=what, gold=portion.gold)
    if shown.fee:
        yield message(words.PREVIEW_COSTS, gold=shown.fee)
    if shown.porters:
        yield over_words(shown.porters)
    yield from _rewarded(shown)


def over_words(porters: Iterable[str]) -> Message:
    return message(words.OVER, places=tuple(map(place_name, porters)))


def bring_words(state: State, move: Act | Produce) -> Iterator[Message]:
    """What is not called by its name in the choice itself."""
    match move:
        case Produce(place, raws):
            made = Counter(raws or producing.fillings(state, place)[0])
            gold = state.options.components.supplies.production_gold
            yield from (message(NEED, count=n, what=RESOURCES[raw]) for raw, n in made.items())
            yield rewards.gold(gold)
        case Build(tile):
            built = state.options.components.tiles[tile]
            if building.brings_milestone(state, built):
                yield message(words.MILESTONE, milestone=MILESTONES[MILESTONE_OF[built.kinds[0]]])
        case BuildRoad() if Milestone.PLANNER not in state.milestones:
            yield message(words.MILESTONE, milestone=MILESTONES[Milestone.PLANNER])
        case _:
            return


def _choice(portion: Portion) -> Message:
    places = tuple(place_name(place) for place in dict.fromkeys(at for at, _ in portion.found))
    found = need_words(replace(portion.need, count=len(portion.found)))
    return message(words.CHOICE, count=portion.need.count, found=found, places=places)


def _rewarded(shown: Preview) -> Iterator[Message]:
    """The owners of goods that are surely used, and what they get."""
    points, gold = Counter[Seat](), Counter[Seat]()
    for _, token in shown.used:
        if token.owner is not None:
            worth, is_botriks = worth_of(token), token.owner == BOTRIK
            points[token.owner] += worth + is_botriks
            gold[token.owner] += 0 if is_botriks else worth
    for seat, count in points.items():
        yield message(words.GETS, who=Who(seat), reward=rewards.reward(count, gold[seat]))
