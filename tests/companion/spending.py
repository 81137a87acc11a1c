"""Whether what Botrik used is what his list of resources says."""

from dorfplatz.games.hamlet.actions.using import Held
from dorfplatz.games.hamlet.botrik.priorities import PRIORITIES
from dorfplatz.games.hamlet.events import Used
from dorfplatz.games.hamlet.kinds import MADE_FROM
from dorfplatz.games.hamlet.reasons import Priority, Question
from dorfplatz.games.hamlet.state import BOTRIK, State
from dorfplatz.games.hamlet.tile import Need
from tests.companion.candidates import Chosen, goods_possible, lying, order_needs, road_needs
from tests.companion.ranks import road


def needs(state: State, chosen: Chosen) -> tuple[Need, ...]:
    """What is to be used for what was chosen last."""
    components = state.options.components
    match list(chosen.items())[-1]:
        case Question.ORDER, order:
            return order_needs(state, order)
        case Question.SALE, sale:
            return components.sales[sale].needs
        case Question.WORKSHOP, place:
            (good,) = state.village[place].kinds
            return (Need(goods_possible(state, place), (MADE_FROM[good],)),)
        case Question.SPOT, _:
            return components.tiles[chosen[Question.BLUEPRINT]].cost
        case Question.ROAD, text:
            return road_needs(road(text).work)
        case last:
            raise AssertionError(f"nothing is used for {last}")


def check_used(state: State, wanted: tuple[Need, ...], used: list[Used]) -> None:
    """Each was one of the best that were left."""
    rest = list(used)
    for need in wanted:
        left = lying(state, need.kinds)
        for _ in range(need.count):
            one = rest.pop(0)
            held = (one.place, one.token)
            assert _rank(state, held, one.site) == min(
                _rank(state, each, one.site) for each in left
            )
            left.remove(held)
    assert not rest


def _rank(state: State, held: Held, site: str) -> list[int]:
    place, token = held
    ranks = {
        Priority.OWN_FINE: not (token.owner == BOTRIK and token.fine),
        Priority.OWN_SIMPLE: not (token.owner == BOTRIK and not token.fine),
        Priority.NEAREST: state.network.distances(site)[place],
    }
    return [int(ranks[by]) for by in PRIORITIES[Question.RESOURCE]]
