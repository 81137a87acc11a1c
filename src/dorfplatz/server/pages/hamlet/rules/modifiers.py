"""Hamlet: what makes a game easier or harder."""

from collections.abc import Iterable
from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.options import EASIER, HARDER, Modifier
from dorfplatz.games.hamlet.sentences.words import MODIFIERS
from dorfplatz.server.pages import words as pages_words
from dorfplatz.server.pages.hamlet.rules.pictures import good_icon, icon, piece_icon
from dorfplatz.server.pages.rules.sheet import Card, Chapter, Drawing, Gallery, Paragraph, Rule

HEADING: Final = Text("rules.hamlet.modifiers", "Easier or harder")
INTRO: Final = Text(
    "rules.hamlet.modifiers-are",
    "Before a game you may choose any of these. Better not all of one sort at once.",
)
EASIER_HEADING: Final = pages_words.EASIER
HARDER_HEADING: Final = pages_words.HARDER
NAMES: Final = {
    Modifier.TWO_DONKEYS: Text("rules.hamlet.name-two-donkeys", "Two donkeys"),
    Modifier.ONE_POINT_SITES: Text("rules.hamlet.name-one-point-sites", "Sites for one point"),
    Modifier.GOLD_COSTS_POINTS: Text("rules.hamlet.name-gold-costs-points", "Gold costs points"),
    Modifier.TWO_VILLAGERS: Text("rules.hamlet.name-two-villagers", "Two villagers"),
    Modifier.OPEN_SUPPORT: Text("rules.hamlet.name-open-support", "Open support"),
    Modifier.CHAPLAIN_TIES: Text("rules.hamlet.name-chaplain-ties", "Chaplain for Botrik"),
    Modifier.FIVE_SALES: Text("rules.hamlet.name-five-sales", "Five sales"),
    Modifier.FIVE_POINT_SITES: Text("rules.hamlet.name-five-point-sites", "Sites for five points"),
    Modifier.GOODS_LEFT: Text("rules.hamlet.name-goods-left", "Goods that are left"),
}
ADVICE: Final = {
    Modifier.TWO_DONKEYS: Text(
        "rules.hamlet.advice-two-donkeys", "Your first roads carry from the beginning."
    ),
    Modifier.ONE_POINT_SITES: Text(
        "rules.hamlet.advice-one-point-sites", "Blueprints that he snatches hurt less."
    ),
    Modifier.GOLD_COSTS_POINTS: Text(
        "rules.hamlet.advice-gold-costs-points",
        "Leave what he wants far to the right of the row: each tile he passes costs him a point.",
    ),
    Modifier.TWO_VILLAGERS: Text(
        "rules.hamlet.advice-two-villagers",
        "The hardest of all: he does twice as much from his first turn on.",
    ),
    Modifier.OPEN_SUPPORT: Text(
        "rules.hamlet.advice-open-support", "He gets a gold nearly every turn, so he hires sooner."
    ),
    Modifier.CHAPLAIN_TIES: Text(
        "rules.hamlet.advice-chaplain-ties", "Two orders each are not enough for you any more."
    ),
    Modifier.FIVE_SALES: Text(
        "rules.hamlet.advice-five-sales",
        "With the most sale tiles but too few, nobody gets the award.",
    ),
    Modifier.FIVE_POINT_SITES: Text(
        "rules.hamlet.advice-five-point-sites", "Take special sites out of the row before he does."
    ),
    Modifier.GOODS_LEFT: Text(
        "rules.hamlet.advice-goods-left", "Use his goods up before the end, or they pay then."
    ),
}


def chapter() -> Chapter:
    rules = (
        Rule("easier", EASIER_HEADING, (_gallery(EASIER),)),
        Rule("harder", HARDER_HEADING, (_gallery(HARDER),)),
    )
    return Chapter("modifiers", HEADING, (Paragraph(INTRO),), rules)


def _gallery(modifiers: Iterable[Modifier]) -> Gallery:
    return Gallery(
        tuple(
            Card(
                f"modifier-{modifier.value}",
                _drawing(modifier),
                NAMES[modifier],
                (MODIFIERS[modifier], ADVICE[modifier]),
            )
            for modifier in modifiers
        )
    )


def _drawing(modifier: Modifier) -> Drawing:
    match modifier:
        case Modifier.TWO_DONKEYS:
            return piece_icon("donkey")
        case Modifier.TWO_VILLAGERS:
            return piece_icon("villager")
        case Modifier.GOODS_LEFT:
            return good_icon("timber")
        case _:
            return icon(ICONS[modifier])


ICONS: Final = {
    Modifier.ONE_POINT_SITES: "star",
    Modifier.GOLD_COSTS_POINTS: "gold",
    Modifier.OPEN_SUPPORT: "support-open",
    Modifier.CHAPLAIN_TIES: "chaplain",
    Modifier.FIVE_SALES: "merchant",
    Modifier.FIVE_POINT_SITES: "landscaper",
}
