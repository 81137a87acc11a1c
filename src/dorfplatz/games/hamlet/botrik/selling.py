"""Primary action: sell resources."""

from dorfplatz.games.hamlet.actions import market
from dorfplatz.games.hamlet.botrik import delivering, resources
from dorfplatz.games.hamlet.botrik.mind import Mind, Plan
from dorfplatz.games.hamlet.events import News
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.reasons import Failure, Question
from dorfplatz.games.hamlet.state import BOTRIK, State


def attempt(state: State, mind: Mind) -> Plan | None:
    sales = [state.options.components.sales[sale] for sale in state.sales]
    possible = [sale for sale in sales if resources.are_there(state, sale.needs)]
    if not possible:
        lacks = [resources.lack(state, sale.id, sale.needs) for sale in sales]
        mind.fail(Action.SELL, Failure.SALES, lacks)
        return None
    sale = delivering.choose(
        state, mind, Question.SALE, possible, lambda each: each.points + bool(each.gold)
    )
    site = state.place_of(Role.MARKET)
    used = resources.choose(state, mind, sale.needs, site)

    def carry_out(after: State, news: News) -> None:
        resources.use_all(after, used, site, news)
        market.sell(after, BOTRIK, sale, news)

    return Plan(site, carry_out)
