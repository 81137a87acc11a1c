"""What Botrik uses: his own fine goods first, then his own simple ones, then what is nearest."""

from collections.abc import Callable, Iterable

from dorfplatz.games.hamlet.actions import transport
from dorfplatz.games.hamlet.actions.using import Held, held_at, name_of, use
from dorfplatz.games.hamlet.botrik.mind import Mind
from dorfplatz.games.hamlet.botrik.priorities import PRIORITIES
from dorfplatz.games.hamlet.events import News
from dorfplatz.games.hamlet.reasons import Lack, Priority, Question
from dorfplatz.games.hamlet.state import BOTRIK, State, Token
from dorfplatz.games.hamlet.tile import Need

Needs = tuple[Need, ...]


def within_reach(state: State, need: Need) -> list[Held]:
    """All that lies on connected places; he needs no donkeys."""
    places = transport.sources(state, BOTRIK, state.network.church)
    return list(held_at(state, places, need.kinds))


def are_there(state: State, needs: Needs) -> bool:
    return all(len(within_reach(state, need)) >= need.count for need in needs)


def lack(state: State, what: str, needs: Needs) -> Lack:
    """How much of what something costs is there."""
    found = sum(min(need.count, len(within_reach(state, need))) for need in needs)
    return Lack(what, found, sum(need.count for need in needs))


def own_used(state: State, needs: Needs, *, fine: bool) -> int:
    """How many of his own goods he would use, of high quality or simple."""
    return sum(_own_used(state, need, fine=fine) for need in needs)


def choose(state: State, mind: Mind, needs: Needs, site: str) -> list[Held]:
    """Exactly what he uses at a place; if several are as near, the person chooses."""
    return [held for need in needs for held in _choose(state, mind, need, site)]


def use_all(state: State, chosen: Iterable[Held], site: str, news: News) -> None:
    for held in chosen:
        use(state, BOTRIK, held, site, news)


def _own_used(state: State, need: Need, *, fine: bool) -> int:
    own = [token.fine for _, token in within_reach(state, need) if token.owner == BOTRIK]
    used_fine = min(need.count, own.count(True))
    return used_fine if fine else min(need.count - used_fine, own.count(False))


def _choose(state: State, mind: Mind, need: Need, site: str) -> list[Held]:
    far = state.network.distances(site)
    left, chosen = within_reach(state, need), list[Held]()
    values: dict[Priority, Callable[[Held], int]] = {
        Priority.OWN_FINE: lambda held: not _is_own(held[1], fine=True),
        Priority.OWN_SIMPLE: lambda held: not _is_own(held[1], fine=False),
        Priority.NEAREST: lambda held: far[held[0]],
    }

    ranked = [values[by] for by in PRIORITIES[Question.RESOURCE]]

    def rank(held: Held) -> list[int]:
        return [value(held) for value in ranked]

    while len(chosen) < need.count:
        wanted = need.count - len(chosen)
        best = min(map(rank, left))
        nearest = [held for held in left if rank(held) == best]
        if len(nearest) > wanted:
            one = mind.choose(Question.RESOURCE, left, name_of, values)
            nearest = [one] if len(set(nearest)) > 1 else nearest[:wanted]
        for held in nearest:
            left.remove(held)
        chosen += nearest
    return chosen


def _is_own(token: Token, *, fine: bool) -> bool:
    return token.owner == BOTRIK and token.fine == fine
