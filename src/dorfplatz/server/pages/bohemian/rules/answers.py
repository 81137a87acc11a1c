"""Bohemian Villages: questions that the rulebook leaves open, and our answers."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.server.pages.rules.sheet import Chapter, Paragraph, Rule
from dorfplatz.server.pages.rules.words import QUESTIONS, QUESTIONS_ARE

ANSWERS: Final = {
    "faq-first": (
        Text("rules.bohemian.ask-first", "Who begins?"),
        Text(
            "rules.bohemian.answer-first",
            "It is drawn. Printed games often take the youngest, but to begin is a small advantage "
            "and a program does not know your age. At a table of your own you may choose.",
        ),
    ),
    "faq-bishop": (
        Text("rules.bohemian.ask-bishop", "Can I fetch the bishop if I have him already?"),
        Text(
            "rules.bohemian.answer-bishop",
            "No. While he is with you a double is for placing or for a tile.",
        ),
    ),
    "faq-returned": (
        Text("rules.bohemian.ask-returned", "A scoring sent my figure home. May I use it at once?"),
        Text(
            "rules.bohemian.answer-returned",
            "Yes, with your second total. It is back in your hand the moment the mills or "
            "factories are emptied.",
        ),
    ),
    "faq-tile-again": (
        Text("rules.bohemian.ask-tile", "May I take a tile and spend it in the same turn?"),
        Text(
            "rules.bohemian.answer-tile",
            "Yes: two dice take it, and it rolls the other two again. Only the other way round is "
            "forbidden.",
        ),
    ),
    "faq-one-die": (
        Text("rules.bohemian.ask-die", "May I roll a single last die again?"),
        Text(
            "rules.bohemian.answer-die",
            "No. At least two dice must be unused, because one die alone can never be used. Of "
            "these you may roll as many as you like.",
        ),
    ),
    "faq-pass": (
        Text("rules.bohemian.ask-pass", "I have a tile, but no move. May I pass?"),
        Text(
            "rules.bohemian.answer-pass",
            "No, you must spend the tile and roll again. Only if that is no help either do you sit "
            "out.",
        ),
    ),
    "faq-end": (
        Text("rules.bohemian.ask-end", "When is my turn over?"),
        Text(
            "rules.bohemian.answer-end",
            "When you say so, even if nothing is left to do: that way you can look at everything "
            "once more. In your preferences you can have it end by itself then.",
        ),
    ),
    "faq-bank": (
        Text("rules.bohemian.ask-bank", "When exactly is the bank empty?"),
        Text(
            "rules.bohemian.answer-bank",
            "When a payment leaves 0 coins or less in it. A scoring of mills or glass is one "
            "payment for all who get something, and so is all the income of a turn. Figures go "
            "home before the final scoring.",
        ),
    ),
    "faq-zero": (
        Text("rules.bohemian.ask-zero", "Can I end with less than nothing?"),
        Text(
            "rules.bohemian.answer-zero",
            "Yes. The loss for having no town hall is subtracted in any case.",
        ),
    ),
    "faq-tie": (
        Text("rules.bohemian.ask-tie", "Two have the same number of coins. Who wins?"),
        Text("rules.bohemian.answer-tie", "Both. A tie is a shared win."),
    ),
}


def chapter() -> Chapter:
    rules = tuple(
        Rule(anchor, question, (Paragraph(answer),))
        for anchor, (question, answer) in ANSWERS.items()
    )
    return Chapter("questions", QUESTIONS, (Paragraph(QUESTIONS_ARE),), rules)
