"""Primary action: hire a villager, and take a blueprint along."""

from dorfplatz.games.hamlet.actions import town_hall
from dorfplatz.games.hamlet.actions.using import gain_gold
from dorfplatz.games.hamlet.botrik import blueprints, support
from dorfplatz.games.hamlet.botrik.mind import Mind, Plan
from dorfplatz.games.hamlet.events import News, Why
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.reasons import Failure, Lack
from dorfplatz.games.hamlet.state import BOTRIK, State


def has_enough(state: State) -> bool:
    """With all his villagers in the village he skips this action."""
    own = len(state.players[BOTRIK].villagers)
    return own >= state.options.components.supplies.villagers


def attempt(state: State, mind: Mind) -> Plan | None:
    """Each costs him the same; then support is covered. With room in his hand he also takes a
    blueprint."""
    gold = state.players[BOTRIK].gold
    price = state.options.components.supplies.botrik_villager_price
    if gold < price:
        mind.fail(Action.HIRE, Failure.GOLD, [Lack("gold", gold, price)])
        return None
    has_room = state.row and not town_hall.hand_is_full(state, BOTRIK)
    offer = blueprints.choose(state, mind) if has_room else None

    def carry_out(after: State, news: News) -> None:
        gain_gold(after, BOTRIK, -price, Why.VILLAGER, news)
        town_hall.hire(after, BOTRIK, news)
        support.cover(after, news)
        if offer is not None:
            blueprints.take(after, offer, news)

    return Plan(state.place_of(Role.TOWN_HALL), carry_out)
