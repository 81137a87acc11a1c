"""Botrik's primary actions: hire a villager, fill a church order, sell resources."""

from collections.abc import Callable
from typing import Final

from dorfplatz.core.text import message
from dorfplatz.games.hamlet.botrik.ordering import discounted
from dorfplatz.games.hamlet.botrik.priorities import PRIMARY
from dorfplatz.games.hamlet.cardboard.components import Order, standard
from dorfplatz.games.hamlet.events import Why
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.reasons import Failure, Question
from dorfplatz.games.hamlet.sentences.words import FAILED, PLACES
from dorfplatz.showing.hamlet import rewards
from dorfplatz.showing.hamlet.companion import blueprint, words
from dorfplatz.showing.hamlet.companion.parts import (
    cover_support,
    do,
    failed,
    goes,
    pay_support,
    possible,
    spend,
)
from dorfplatz.showing.hamlet.companion.program import (
    Add,
    Answer,
    Append,
    Ask,
    Block,
    Blocks,
    Fork,
    Go,
    Hint,
    If,
    Set,
    Step,
)
from dorfplatz.showing.hamlet.companion.sentences import (
    Conditions,
    Ref,
    Relation,
    Say,
    Size,
    When,
    when,
)

ACTED: Final = "acted"
IS_FIRST: Final = When("first", Relation.IS, 1)


def primary(after_all: str) -> Blocks:
    """In their order; each leads to the next when it fails."""
    makers: dict[Action, Callable[[str], Blocks]] = {
        Action.HIRE: hire,
        Action.ORDER: order,
        Action.SELL: sell,
    }
    names = [*(action.value for action in PRIMARY), after_all]
    blocks: Blocks = {}
    for action, after in zip(PRIMARY, names[1:], strict=True):
        blocks |= makers[action](after)
    return blocks


def hire(after: str) -> Blocks:
    """Failing with the first villager brings a gold; to skip it is no failure."""
    supplies = standard().supplies
    price = supplies.botrik_villager_price
    no_gold = failed(message(words.NO_GOLD, price=price), gold=Ref("gold"))
    all_there = when("villagers", Relation.AT_LEAST, supplies.villagers)
    return {
        "hire": Block(
            (),
            Fork(
                (
                    (all_there, "hire.skip"),
                    (when("gold", Relation.AT_LEAST, price), "hire.do"),
                    ((), "hire.fail"),
                )
            ),
        ),
        "hire.skip": Block((failed(FAILED[Failure.ENOUGH_VILLAGERS]),), Go(after)),
        "hire.fail": Block(
            (no_gold, Set("failed", 1), If((IS_FIRST,), (pay_support(),))), Go(after)
        ),
        "hire.do": Block(
            (
                *spend(price, Why.VILLAGER),
                Add("villagers", 1),
                do(words.HIRED),
                cover_support(),
            ),
            Fork(((blueprint.ROOM, "hire.offer"), ((), "hire.goes"))),
        ),
        **blueprint.take("hire.offer", Action.HIRE, to="hire.goes", if_none="hire.goes"),
        "hire.goes": Block((goes(message(words.GOES_TO, place=PLACES["town-hall"])),), Go(ACTED)),
    }


def order(after: str) -> Blocks:
    """Failing with the first villager brings a gold, unless failing to hire has."""
    orders = [discounted(each) for each in standard().orders.values()]
    hints = tuple(Hint(Say(_asked_of_him(each)), _open(each)) for each in orders)
    which = tuple(
        Answer(Say(_asked_of_him(each)), f"order.{each.id}", _open(each)) for each in orders
    )
    first_failed = (IS_FIRST, When("failed", Relation.IS, 0))
    asked = possible(Action.ORDER, words.ANY_ORDER, Question.ORDER, "order.which", hints)
    ways = tuple((_open(each), "order.any") for each in orders)
    return {
        "order": Block((), Fork((*ways, ((), "order.fail")))),
        "order.any": asked.pop("order"),
        **asked,
        "order.fail": Block(
            (failed(words.NO_ORDER), If(first_failed, (pay_support(),))), Go(after)
        ),
        "order.which": Block((), Ask(Say(words.WHICH_ORDER), which, about=Action.ORDER.value)),
        **{f"order.{each.id}": Block(_fill(each), Go(ACTED)) for each in orders},
    }


def _asked_of_him(order: Order) -> rewards.Words:
    return rewards.cost(order.needs, order.gold)


def _open(order: Order) -> Conditions:
    """Not filled by him; whether you have filled it can be seen on the table."""
    unfilled = when("orders", Relation.LACKS, order.id)
    return (*unfilled, *when("gold", Relation.AT_LEAST, order.gold)) if order.gold else unfilled


def _fill(order: Order) -> tuple[Step, ...]:
    if order.gold:
        paid: tuple[Step, ...] = (*spend(order.gold, Why.ORDER), cover_support())
    else:
        paid = (do(words.USE_ORDER, Question.RESOURCE), do(words.OWNERS))
    return (
        *paid,
        Append("orders", order.id),
        Set("filled", Size("orders")),
        If(
            when("filled", Relation.AT_LEAST, len(standard().orders)),
            (do(words.MARK_FOURTH),),
            (do(words.MARK_ORDER),),
        ),
        goes(message(words.GOES_TO, place=PLACES["church"])),
    )


def sell(after: str) -> Blocks:
    return {
        **possible(Action.SELL, words.ANY_SALE, Question.SALE, "sell.do"),
        "sell.fail": Block((failed(words.NO_SALE),), Go(after)),
        "sell.do": Block(
            (
                do(words.USE_SALE, Question.RESOURCE),
                do(words.OWNERS),
                do(words.TAKE_SALE),
                goes(message(words.GOES_TO, place=PLACES["market"])),
            ),
            Go(ACTED),
        ),
    }
