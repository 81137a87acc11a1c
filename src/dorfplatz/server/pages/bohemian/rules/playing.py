"""Bohemian Villages: a turn, step by step."""

from collections.abc import Iterable
from typing import Final

from dorfplatz.core.text import Fact, Message, Text, message
from dorfplatz.games.bohemian import box, dice
from dorfplatz.games.bohemian.kinds import KICKED_OUT_ALWAYS, SHOPS, Kind
from dorfplatz.games.bohemian.moves import Dice
from dorfplatz.games.bohemian.naming import spaced, sum_of
from dorfplatz.games.bohemian.words import KINDS
from dorfplatz.server.pages.bohemian.rules import pictures
from dorfplatz.server.pages.rules.sheet import Chapter, Paragraph, Picture, Points, Rule
from dorfplatz.server.pages.rules.words import TURN

ROLL: Final[Dice] = (1, 3, 4, 5)
PAIRS: Final[tuple[tuple[Dice, Dice], ...]] = (((3, 4), (1, 5)), ((1, 3), (4, 5)), ((1, 4), (3, 5)))

TURN_SHOWN: Final = Text(
    "rules.bohemian.turn-shown",
    "A turn as a strip: first a coin of income, then four dice, then two figures on two buildings.",
)
STEPS: Final = (
    Text("rules.bohemian.step-end", "You have no figure in hand? Then the game ends right now."),
    Text(
        "rules.bohemian.step-income", "Take your income from inns and, with the bishop, churches."
    ),
    Text("rules.bohemian.step-roll", "Roll all four dice."),
    Text(
        "rules.bohemian.step-moves",
        "Make one move, and a second if you like. Each uses at least two dice: place a figure, "
        "fetch the bishop, or take a special-action tile.",
    ),
    Text("rules.bohemian.step-over", "Hand the dice on."),
)
INCOME: Final = Text("rules.bohemian.income", "Income")
INCOME_IS: Final = Text(
    "rules.bohemian.income-is",
    "Before you roll you get a coin for each of your active inns. If the bishop is with you, you "
    "also get a coin for each of your churches.",
)
INCOME_LOST: Final = Text(
    "rules.bohemian.income-lost",
    "Whoever forgets and rolls has lost it. Here it comes by itself, unless you open a table where "
    "it must be collected.",
)
TOTALS: Final = Text("rules.bohemian.totals", "Dice and totals")
TOTALS_ARE: Final = Text(
    "rules.bohemian.totals-are",
    "A total is the sum of two, three or four dice, and every die counts only once. So you make "
    "one total of two, three or four dice, or two totals of two dice. A single die is no use and "
    "is lost, and nothing above {highest} fits a building.",
)
TOTALS_SHOWN: Final = Text(
    "rules.bohemian.totals-shown",
    "Four dice, {roll}, make two totals: {one} for one building and {other} for another.",
)
TOTALS_EXAMPLE: Final = Text(
    "rules.bohemian.totals-example",
    "You roll {roll}. In pairs that is {first}, or {second}, or {third}. Or you take three dice "
    "for one total: {threes}. All four together make {all}, which is too much.",
)
PAIR: Final = Text("rules.bohemian.pair", "{one} and {other}")
PLACE: Final = Text("rules.bohemian.place", "Placing a figure")
PLACE_IS: Final = Text(
    "rules.bohemian.place-is",
    "Put a figure from your hand on a building whose number is your total. Each building has room "
    "for one figure. If several of the kind are free, in whatever village, you choose.",
)
KICK: Final = Text("rules.bohemian.kick", "Kicking out")
KICK_IS: Final = Text(
    "rules.bohemian.kick-is",
    "When no building of a kind is free any more, you may kick somebody else’s figure out and take "
    "its place. The figure goes back to its owner’s hand and can be placed again. As long as one "
    "is free, in whatever village, you move in there, and your own figures stay where they are.",
)
KICK_SHOWN: Final = Text(
    "rules.bohemian.kick-shown",
    "A red figure moves into a dairy and kicks out a blue one, which goes back to its owner’s "
    "hand.",
)
KICK_ALWAYS: Final = Text("rules.bohemian.kick-always", "always possible: {kinds}")
KICK_SHOPS: Final = Text(
    "rules.bohemian.kick-shops", "only if you have no shop of the same kind: {kinds}"
)
KICK_NEVER: Final = Text("rules.bohemian.kick-never", "never: {kinds}")
KICK_EXAMPLE: Final = Text(
    "rules.bohemian.kick-example",
    "All dairies are taken, and none is yours. With a 4 you kick one of the others out. In your "
    "next turn another 4 is no use: now a dairy is yours, so you may not take a second one by "
    "force.",
)
BISHOP: Final = Text("rules.bohemian.bishop", "Fetching the bishop")
BISHOP_IS: Final = Text(
    "rules.bohemian.bishop-is",
    "Two dice with the same face can fetch the bishop instead of placing a figure. He stays with "
    "you until another player fetches him. Whoever has him when their turn begins gets a coin for "
    "each of their churches.",
)
BISHOP_SHOWN: Final = Text(
    "rules.bohemian.bishop-shown",
    "A double of fours fetches the bishop; with him a church brings a coin.",
)
SPECIAL: Final = Text("rules.bohemian.special", "Special-action tile")
SPECIAL_IS: Final = Text(
    "rules.bohemian.special-is",
    "Any two dice can take one of the {tiles} special-action tiles instead of placing a figure. "
    "You cannot have two of them, and when all are gone there are no more.",
)
SPECIAL_USE: Final = Text(
    "rules.bohemian.special-use",
    "Spend it at any moment after your roll to roll any of your unused dice again. That is not a "
    "move, and the tile leaves the game. You may take and spend one in the same turn, but not "
    "spend one and take another.",
)
SPECIAL_SHOWN: Final = Text(
    "rules.bohemian.special-shown",
    "Two dice take a special-action tile; with it two other dice are rolled again.",
)
MUST: Final = Text("rules.bohemian.must", "What you must and may do")
MUST_IS: Final = Text(
    "rules.bohemian.must-is",
    "The first move you must make if any is possible. The second is up to you, and you decide it "
    "after the first has had its effect. Without a figure left you can still fetch the bishop or "
    "take a tile.",
)
PASS: Final = Text("rules.bohemian.pass", "Nothing is possible")
PASS_IS: Final = Text(
    "rules.bohemian.pass-is",
    "It happens hardly ever: no total finds room, there is no double for the bishop or he is with "
    "you already, and you cannot take a tile. Then you sit out. If you have a special-action tile "
    "you must roll again first.",
)


def chapter() -> Chapter:
    parts = (Picture(TURN_SHOWN, pictures.turn()), Points(STEPS, numbered=True))
    rules = (
        Rule("income", INCOME, (Paragraph(INCOME_IS), Paragraph(INCOME_LOST)), ("inn", "bishop")),
        _totals(),
        Rule("place", PLACE, (Paragraph(PLACE_IS),), ("buildings", "must", "end-figures")),
        _kicking(),
        Rule(
            "bishop",
            BISHOP,
            (Picture(BISHOP_SHOWN, pictures.bishop()), Paragraph(BISHOP_IS)),
            ("church", "income"),
        ),
        _special(),
        Rule("must", MUST, (Paragraph(MUST_IS),)),
        Rule("pass", PASS, (Paragraph(PASS_IS),), ("faq-pass",)),
    )
    return Chapter("turn", TURN, parts, rules)


def _totals() -> Rule:
    one, other = PAIRS[0]
    shown = message(TOTALS_SHOWN, roll=spaced(ROLL), one=_equals(one), other=_equals(other))
    parts = (
        Picture(shown, pictures.totals(PAIRS[0])),
        Paragraph(message(TOTALS_ARE, highest=dice.HIGHEST_TOTAL)),
        Paragraph(_example(), "example"),
    )
    return Rule("totals", TOTALS, parts)


def _example() -> Message:
    threes = tuple(_equals(part) for part in dice.parts(ROLL) if len(part) == 3)
    first, second, third = (
        message(PAIR, one=_equals(one), other=_equals(other)) for one, other in PAIRS
    )
    pairs = {"first": first, "second": second, "third": third}
    return message(TOTALS_EXAMPLE, roll=spaced(ROLL), threes=threes, all=sum(ROLL), **pairs)


def _equals(part: Dice) -> str:
    return f"{sum_of(part)} = {sum(part)}"


def _kicking() -> Rule:
    never = [kind for kind in Kind if kind not in KICKED_OUT_ALWAYS and kind not in SHOPS]
    where = (
        message(KICK_ALWAYS, kinds=_names(sorted(KICKED_OUT_ALWAYS))),
        message(KICK_SHOPS, kinds=_names(SHOPS)),
        message(KICK_NEVER, kinds=_names(never)),
    )
    parts = (
        Picture(KICK_SHOWN, pictures.kicking()),
        Paragraph(KICK_IS),
        Points(where),
        Paragraph(KICK_EXAMPLE, "example"),
    )
    return Rule("kick-out", KICK, parts)


def _names(kinds: Iterable[Kind]) -> Fact:
    return tuple(KINDS[kind] for kind in kinds)


def _special() -> Rule:
    parts = (
        Picture(SPECIAL_SHOWN, pictures.special()),
        Paragraph(message(SPECIAL_IS, tiles=box.SPECIAL_TILES)),
        Paragraph(SPECIAL_USE),
    )
    return Rule("special", SPECIAL, parts, ("faq-tile-again",))
