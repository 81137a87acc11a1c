"""Hamlet: questions that the rulebook leaves open, and our answers."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.server.pages.rules.sheet import Chapter, Paragraph, Rule
from dorfplatz.server.pages.rules.words import QUESTIONS, QUESTIONS_ARE

ANSWERS: Final = {
    "faq-nearest": (
        Text("rules.hamlet.ask-nearest", "What does “nearest” mean?"),
        Text(
            "rules.hamlet.answer-nearest",
            "The fewest steps from joined place to joined place. Where no road leads, steps "
            "between places that touch are counted, and such places come after all that can be "
            "reached.",
        ),
    ),
    "faq-route": (
        Text("rules.hamlet.ask-route", "What exactly is a route with only Botrik’s roads?"),
        Text(
            "rules.hamlet.answer-route",
            "One with at least one road that he built and none of yours. Printed roads may always "
            "be part of it. Without your roads means: as if yours were not there.",
        ),
    ),
    "faq-lengthen": (
        Text("rules.hamlet.ask-lengthen", "When does a road lengthen a route?"),
        Text(
            "rules.hamlet.answer-lengthen",
            "When it leads on from one of the two ends of the route to a place that is not on it.",
        ),
    ),
    "faq-avoid": (
        Text("rules.hamlet.ask-avoid", "Which of my routes does Botrik avoid?"),
        Text(
            "rules.hamlet.answer-avoid",
            "Only the longest that include a road of yours: he will not join a tile by road to one "
            "of their ends, as long as he can lay it otherwise.",
        ),
    ),
    "faq-ends": (
        Text("rules.hamlet.ask-ends", "Both ends of the longest route fit. Which one?"),
        Text(
            "rules.hamlet.answer-ends",
            "The one where a road of the tile can meet a road, because only so the route grows; "
            "then the one nearest to the Church.",
        ),
    ),
    "faq-unconnected": (
        Text("rules.hamlet.ask-unconnected", "Does Botrik use places without a road?"),
        Text(
            "rules.hamlet.answer-unconnected",
            "He may lay a tile against any place. But he produces, makes goods and takes resources "
            "only where a road leads, just like you.",
        ),
    ),
    "faq-site": (
        Text("rules.hamlet.ask-site", "May Botrik build a second road to my special site?"),
        Text(
            "rules.hamlet.answer-site",
            "Yes. He avoids only to connect a site of yours that is not connected yet.",
        ),
    ),
    "faq-out": (
        Text("rules.hamlet.ask-out", "What if something has run out?"),
        Text(
            "rules.hamlet.answer-out",
            "Then it is not there: what the supply lacks is not produced, without a token of your "
            "own you make no good, and when the bag is empty the row gets shorter. With enough for "
            "only some of the spaces, only those are filled.",
        ),
    ),
    "faq-deliver": (
        Text("rules.hamlet.ask-deliver", "Which goods does Botrik deliver for orders and sales?"),
        Text(
            "rules.hamlet.answer-deliver",
            "The same as for building: his own fine ones, his own simple ones, then the nearest.",
        ),
    ),
    "faq-nowhere": (
        Text("rules.hamlet.ask-nowhere", "A tile fits nowhere. What happens?"),
        Text(
            "rules.hamlet.answer-nowhere",
            "It cannot be built now and stays in hand. Botrik takes the next of his blueprints.",
        ),
    ),
    "faq-marker": (
        Text("rules.hamlet.ask-marker", "Botrik failed at everything. What about his marker?"),
        Text(
            "rules.hamlet.answer-marker",
            "It is put aside all the same, so that the bowl is empty some day. No tile of his row "
            "moves.",
        ),
    ),
    "faq-none": (
        Text("rules.hamlet.ask-none", "Nobody has a single sale tile. Who is the Merchant?"),
        Text(
            "rules.hamlet.answer-none",
            "Nobody. An award is for having done something, so that is no tie.",
        ),
    ),
    "faq-below": (
        Text("rules.hamlet.ask-below", "Can Botrik have less than no points?"),
        Text(
            "rules.hamlet.answer-below", "Yes, if gold costs him points and he has not got enough."
        ),
    ),
}


def chapter() -> Chapter:
    rules = tuple(
        Rule(anchor, question, (Paragraph(answer),))
        for anchor, (question, answer) in ANSWERS.items()
    )
    return Chapter("questions", QUESTIONS, (Paragraph(QUESTIONS_ARE),), rules)
