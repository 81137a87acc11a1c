"""What people are told about bots."""

from typing import Final

from dorfplatz.core.text import Message, Text, message

NAMES: Final = {
    "uniform": Text("bot.uniform", "Child"),
    "apprentice": Text("bot.apprentice", "Apprentice"),
    "greedy": Text("bot.greedy", "Greedy"),
    "tuned": Text("bot.tuned", "Merchant"),
    "journeyman": Text("bot.journeyman", "Journeyman"),
    "master": Text("bot.master", "Master"),
    "mayor": Text("bot.mayor", "Mayor"),
    "steward": Text("bot.steward", "Steward"),
}
HABITS: Final = {
    "uniform": Text("bot.uniform-is", "makes any move that is possible"),
    "apprentice": Text("bot.apprentice-is", "still learning, errs often"),
    "greedy": Text("bot.greedy-is", "takes what is worth most right now"),
    "tuned": Text("bot.tuned-is", "greedy, but weighs things up well"),
    "journeyman": Text("bot.journeyman-is", "knows the trade, errs now and then"),
    "master": Text("bot.master-is", "has learned from countless games"),
    "mayor": Text("bot.mayor-is", "has learned much, and thinks ahead"),
    "steward": Text("bot.steward-is", "keeps house for you against Botrik, plan by plan"),
}
ENGINE: Final = "engine"
"""The kind of a seat that a foreign program plays."""
FOREIGN: Final = Text("bot.foreign", "A program from elsewhere")
STRANGER: Final = Text("bot.stranger", "a bot that is not known here")
INTRODUCED: Final = Text("bot.introduced", "{name}: {habits}")
GETTING_READY: Final = Text(
    "bot.getting-ready",
    "The bots are getting ready. After an installation their engine is compiled once, which takes "
    "about a minute.",
)


# What bots advise: the best few choices with what they bring, and why the first is better
NO_ADVISER: Final = Text(
    "advice.no-adviser",
    "Hints need the extra “bots”, which is not installed; it comes with: "
    "pip install 'dorfplatz[bots]'",
)
OVER: Final = Text("advice.over", "The game is over: there is nothing left to decide.")
CHANCE_ACTS: Final = Text(
    "advice.chance-acts", "Nobody has a choice at this moment: it is chance that acts."
)

# All bots by name, from weakest to strongest, for each game
UNKNOWN_BOT: Final = Text("roster.unknown-bot", "There is no bot “{found}”; there are: {known}.")
NOT_INSTALLED: Final = Text(
    "roster.not-installed",
    "The bot “{found}” needs the extra “bots”, which is not installed; it comes with: "
    "pip install 'dorfplatz[bots]'",
)


def introduction(kind: str) -> Message:
    """A bot in a few words; an old game may have had others."""
    if kind == ENGINE:
        return message(FOREIGN)
    return message(INTRODUCED, name=bot_name(kind), habits=bot_habits(kind))


def bot_name(kind: str) -> Text | str:
    """A bot that Dorfplatz does not know goes by what it is called in records."""
    return NAMES.get(kind, kind)


def bot_habits(kind: str) -> Text:
    return HABITS.get(kind, STRANGER)
