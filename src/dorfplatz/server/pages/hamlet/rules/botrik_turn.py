"""Botrik: his turn, what is different for him, and an example."""

from typing import Final

from dorfplatz.core.text import Text, message
from dorfplatz.games.hamlet.actions.using import worth_of
from dorfplatz.games.hamlet.botrik.priorities import PRIMARY
from dorfplatz.games.hamlet.cardboard.components import Components
from dorfplatz.games.hamlet.kinds import RAWS, Resource
from dorfplatz.games.hamlet.moves import SECONDARY
from dorfplatz.games.hamlet.sentences.words import ACTIONS
from dorfplatz.games.hamlet.state import Token
from dorfplatz.server.pages.hamlet.rules import botrik_board
from dorfplatz.server.pages.hamlet.rules import botrik_pictures as pictures
from dorfplatz.server.pages.hamlet.rules.botrik_lists import CHOOSE, CHOOSE_IS
from dorfplatz.server.pages.hamlet.rules.ending import botriks
from dorfplatz.server.pages.rules.sheet import Chapter, Paragraph, Picture, Points, Rule

HEADING: Final = Text("rules.hamlet.botrik-heading", "Botrik’s turn")
TURN_IS: Final = Text(
    "rules.hamlet.botrik-turn",
    "Botrik is a landowner from the next town. He is not clever, but he knows everybody, and he "
    "goes by fixed lists. Each of his villagers does one action in his turn. For each of them he "
    "begins anew:",
)
TRIES: Final = Text("rules.hamlet.botrik-tries", "He tries, in this order: {actions}.")
DRAWS: Final = Text(
    "rules.hamlet.botrik-draws",
    "If none of the three succeeds he draws a marker and tries the five actions of his row: "
    "{actions}.",
)
GOES: Final = Text(
    "rules.hamlet.botrik-goes",
    "When an action has succeeded, the nearest of his villagers that has not acted yet goes to "
    "where it was done. Somebody hired just now acts only in the next turn.",
)
TURN_SHOWN: Final = Text(
    "rules.hamlet.botrik-turn-shown",
    "Botrik tries three actions, hiring, church order and sale; then comes the bowl with his "
    "markers, and below it the row of his five other actions.",
)
CHANGES: Final = Text("rules.hamlet.changes", "What is different for him")
NO_DONKEYS: Final = Text(
    "rules.hamlet.change-donkeys",
    "He needs no donkeys: he can use every resource that lies on a connected place.",
)
NO_TRADE: Final = Text("rules.hamlet.change-trade", "He never buys by free trade.")
NO_GOLD: Final = Text(
    "rules.hamlet.change-gold",
    "Gold that he would get as a reward, or that lies on a blueprint, is 1★ for him, however much "
    "it is. So a fine good of his own that is used brings him {sum}★: {fine}, and 1 in place of "
    "{fine} gold.",
)
PAYS: Final = Text(
    "rules.hamlet.change-pays",
    "He spends gold only on villagers, {price} gold each, and on the gold order. What else costs "
    "gold is free for him.",
)
DISCOUNT: Final = Text(
    "rules.hamlet.change-discount",
    "Church orders ask less of him: {gold} gold, {raw} raw materials or {goods} of the goods "
    "fewer.",
)
EXAMPLE_TURN: Final = Text("rules.hamlet.botrik-example", "A turn as an example")
EXAMPLE_IS: Final = (
    Text(
        "rules.hamlet.botrik-example-one",
        "Botrik has {gold} gold and two villagers; his row lies as in the picture. With the first "
        "villager he cannot hire, because a villager costs {price}. Support is open and pays him 1 "
        "gold. He can fill no order and sell nothing.",
    ),
    Text(
        "rules.hamlet.botrik-example-two",
        "A red marker is drawn. Under the first circle lies “make goods”, but no processing place "
        "has been built. The next tile is “produce”: the Quarry has two empty spaces. He fills "
        "them and gets 1★ in place of the gold. A villager goes to the Quarry, and the tile goes "
        "to the end.",
    ),
    Text(
        "rules.hamlet.botrik-example-three",
        "With the second villager he begins anew. He still cannot hire. But now {less} raw "
        "materials lie on connected places, and so few are enough for him: he fills the order for "
        "raw materials. His turn is over.",
    ),
)
END: Final = Text("rules.hamlet.botrik-end", "Botrik at the end")
END_IS: Final = Text(
    "rules.hamlet.botrik-end-is",
    "Each of his special sites brings him {botrik}★, connected or not, whatever is printed on it. "
    "Routes, the Planner and awards count for him as for you. His gold brings nothing.",
)


def chapter(components: Components) -> Chapter:
    primary = tuple(ACTIONS[action] for action in PRIMARY)
    secondary = tuple(ACTIONS[action] for action in SECONDARY)
    steps = (message(TRIES, actions=primary), message(DRAWS, actions=secondary), GOES)
    parts = (Picture(TURN_SHOWN, pictures.turn()), Paragraph(TURN_IS), Points(steps, numbered=True))
    rules = (
        _changes(components),
        botrik_board.support(components),
        botrik_board.markers(),
        _example(components),
        Rule("botrik-choices", CHOOSE, (Paragraph(CHOOSE_IS),)),
        Rule("botrik-end", END, (Paragraph(message(END_IS, botrik=botriks())),), ("scoring",)),
    )
    return Chapter("botrik-turn", HEADING, parts, rules)


def _changes(components: Components) -> Rule:
    orders = components.orders
    pays = message(PAYS, price=components.supplies.botrik_villager_price)
    less = message(
        DISCOUNT,
        gold=orders["gold"].discount,
        raw=orders["raw"].discount,
        goods=orders["cellar"].discount,
    )
    fine = worth_of(Token(Resource.BRICK, fine=True))
    changes = (NO_DONKEYS, NO_TRADE, message(NO_GOLD, fine=fine, sum=fine + 1), pays, less)
    return Rule("botrik-changes", CHANGES, (Points(changes),), ("order",))


def _example(components: Components) -> Rule:
    first, second, third = EXAMPLE_IS
    price = components.supplies.botrik_villager_price
    raw = components.orders["raw"]
    less = sum(need.count for need in raw.needs if need.kinds == RAWS) - raw.discount
    said = (message(first, gold=price - 2, price=price), message(second), message(third, less=less))
    return Rule("botrik-example", EXAMPLE_TURN, (Points(said, numbered=True),))
