"""How the person pays: with resources brought by donkeys, and by free trade where they are missing.

What is missing is bought without being asked for; which of several resources is used is the
person's choice, one at a time, as long as it makes a difference.
"""

from collections.abc import Iterable
from dataclasses import replace

from dorfplatz.core.refusal import Illegal
from dorfplatz.core.text import Message, message
from dorfplatz.games.hamlet.actions import transport
from dorfplatz.games.hamlet.actions.using import Held, gain_gold, held_at, name_of, price, use
from dorfplatz.games.hamlet.actions.words import (
    MISSING,
    MISSING_DEAR,
    MISSING_FOR_SALE,
    NOT_USABLE,
    TOO_DEAR,
)
from dorfplatz.games.hamlet.events import News, Traded, Why
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.moves import Use
from dorfplatz.games.hamlet.sentences.words import need_words
from dorfplatz.games.hamlet.state import PERSON, Bill, State
from dorfplatz.games.hamlet.tile import Need


def problem(
    state: State, site: str, needs: tuple[Need, ...], gold: int = 0, *, may_trade: bool = True
) -> Message | None:
    """Why the person cannot pay resources and gold at a place."""
    lacking = missing(state, site, needs)
    words = tuple(map(need_words, needs))
    if lacking and not may_trade:
        return message(MISSING_FOR_SALE, needs=words)
    if lacking and state.place_of(Role.MARKET) not in transport.sources(state, PERSON, site):
        return message(MISSING, needs=words)
    own, total = state.players[PERSON].gold, gold + missing_price(state, site, needs)
    if total <= own:
        return None
    if lacking:
        wanted = tuple(map(need_words, lacking))
        return message(MISSING_DEAR, missing=wanted, price=total, gold=own)
    return message(TOO_DEAR, price=total, gold=own)


def missing(state: State, site: str, needs: tuple[Need, ...]) -> tuple[Need, ...]:
    """What cannot be brought to a place."""
    places = transport.sources(state, PERSON, site)
    short = ((need, need.count - len(list(held_at(state, places, need.kinds)))) for need in needs)
    return tuple(replace(need, count=count) for need, count in short if count > 0)


def missing_price(state: State, site: str, needs: tuple[Need, ...]) -> int:
    """What free trade asks for it."""
    return sum(price(state, need) * need.count for need in missing(state, site, needs))


def settle(state: State, news: News) -> bool:
    """Use and buy what leaves no choice; whether all is paid now."""
    bill = state.bill
    assert bill is not None
    while bill.needs:
        need, *others = bill.needs
        usable = _usable(state, bill, need)
        if len(usable) > need.count and len(set(usable)) > 1:
            state.bill = bill
            return False
        for held in usable[: need.count]:
            use(state, PERSON, held, bill.site, news)
        _trade(state, need, need.count - len(usable), news)
        bill = replace(bill, needs=tuple(others))
    state.bill = bill
    return True


def uses(state: State) -> list[Use]:
    """The resources that may be used next, each kind at each place once."""
    return [Use(name) for name in dict.fromkeys(map(name_of, _choices(state)))]


def pay(state: State, move: Use, news: News) -> None:
    bill = state.bill
    assert bill is not None
    named = {name_of(held): held for held in _choices(state)}
    if move.token not in named:
        raise Illegal(NOT_USABLE, token=move.token)
    use(state, PERSON, named[move.token], bill.site, news)
    need, *others = bill.needs
    left = [replace(need, count=need.count - 1)] if need.count > 1 else []
    state.bill = replace(bill, needs=(*left, *others))


def _choices(state: State) -> Iterable[Held]:
    bill = state.bill
    assert bill is not None
    return _usable(state, bill, bill.needs[0])


def _usable(state: State, bill: Bill, need: Need) -> list[Held]:
    places = transport.sources(state, PERSON, bill.site)
    return list(held_at(state, places, need.kinds))


def _trade(state: State, need: Need, count: int, news: News) -> None:
    if count > 0:
        paid = count * price(state, need)
        news.append(Traded(PERSON, count, need.kinds, paid))
        gain_gold(state, PERSON, -paid, Why.TRADE, news)
