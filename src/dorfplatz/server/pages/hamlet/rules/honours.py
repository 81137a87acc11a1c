"""Hamlet: milestones and awards."""

from typing import Final

from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.hamlet.cardboard.components import Components
from dorfplatz.games.hamlet.kinds import MILESTONE_OF, Award, Milestone
from dorfplatz.games.hamlet.sentences.words import AWARDS, MILESTONES, RESOURCES
from dorfplatz.server.pages.hamlet import words as page_words
from dorfplatz.server.pages.hamlet.rules import pictures, schemes
from dorfplatz.server.pages.rules.sheet import Card, Chapter, Gallery, Paragraph, Picture, Rule
from dorfplatz.showing.hamlet import words as hamlet_words

HEADING: Final = page_words.MILESTONES
MILESTONES_HEADING: Final = hamlet_words.MILESTONE
MILESTONES_ARE: Final = Text(
    "rules.hamlet.milestones-are",
    "Whoever is first takes a milestone and keeps it. For a good it means: from now on all you "
    "make of it is fine. And the four larger tiles that wait for this good go into the bag.",
)
MILESTONE_SHOWN: Final = Text(
    "rules.hamlet.milestone-shown",
    "The first Sawmill takes the seal of the Carpenter, timber turns fine, and a stack of four "
    "tiles goes into the bag.",
)
FOR_GOOD: Final = Text("rules.hamlet.for-good", "For the first place that makes this good: {good}.")
FOR_ROAD: Final = Text(
    "rules.hamlet.for-road", "For the first built road. At the end 1★ for each own road."
)
AWARDS_HEADING: Final = Text("rules.hamlet.awards", "Awards")
AWARDS_ARE: Final = Text(
    "rules.hamlet.awards-are",
    "At the end, for the most of something. In a tie both get it; who has none of it gets nothing.",
)
FOR_MOST: Final = {
    Award.CHAPLAIN: Text("rules.hamlet.for-orders", "{points}★ for the most church orders."),
    Award.MERCHANT: Text("rules.hamlet.for-sales", "{points}★ for the most sale tiles."),
    Award.LANDSCAPER: Text("rules.hamlet.for-flags", "{points}★ for the most flags."),
}


def chapter(components: Components) -> Chapter:
    picture = Picture(MILESTONE_SHOWN, schemes.milestone())
    seals = Gallery(tuple(_milestone(each) for each in Milestone))
    prizes = Gallery(tuple(_award(award, components.awards[award]) for award in Award))
    rules = (
        Rule("milestones", MILESTONES_HEADING, (picture, Paragraph(MILESTONES_ARE), seals)),
        Rule("awards", AWARDS_HEADING, (Paragraph(AWARDS_ARE), prizes)),
    )
    return Chapter("honours", HEADING, (), rules)


def _milestone(milestone: Milestone) -> Card:
    icon = pictures.icon(milestone.value)
    return Card(milestone.value, icon, MILESTONES[milestone], (_reason(milestone),))


def _reason(milestone: Milestone) -> Message:
    goods = {taken: good for good, taken in MILESTONE_OF.items()}
    if milestone not in goods:
        return message(FOR_ROAD)
    return message(FOR_GOOD, good=RESOURCES[goods[milestone]])


def _award(award: Award, points: int) -> Card:
    said = message(FOR_MOST[award], points=points)
    return Card(award.value, pictures.icon(award.value), AWARDS[award], (said,))
