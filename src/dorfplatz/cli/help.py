"""What the commands and their options are for, in every language."""

from typing import Final

import click

from dorfplatz.cli.games import TERMINALS
from dorfplatz.cli.options import OPTIONS as TABLE_OPTIONS
from dorfplatz.cli.screen import Screen
from dorfplatz.core.text import Message, Text
from dorfplatz.games.catalogue import GAMES

COMMANDS: Final = {
    "dorfplatz": Text("help.dorfplatz", "Play and study village games."),
    "serve": Text("help.serve", "Open Dorfplatz in the browser, for yourself or for friends."),
    "play": Text("help.play", "Play in the terminal, against bots or with several people."),
    "engine": Text(
        "help.engine",
        "Play as an engine for other programs, over standard input and output; see "
        "docs/engine-protocol.md.",
    ),
    "simulate": Text("help.simulate", "Let bots play many games and see how they did."),
    "arena": Text(
        "help.arena",
        "Find out which bots are stronger: rotated seats, equal dice, ratings, honest intervals.",
    ),
    "bots": Text("help.bots-listed", "List the bots, from weakest to strongest."),
    "hint": Text(
        "help.hint", "Say what a strong bot would do in a recorded game, what else, and why."
    ),
    "replay": Text("help.replay", "Tell recorded games turn by turn."),
    "replay-all": Text(
        "help.replay-all",
        "Replay every stored game with this version of Dorfplatz and tell what is not as it was; "
        "records and folders of them can be named.",
    ),
    "check": Text("help.check", "Check that records are in order, move by move."),
    "trace": Text(
        "help.trace",
        "Print recorded games as JSON lines for programs; “-” reads standard input.",
    ),
    "components": Text(
        "help.components",
        "Show what is in the box of a game, or check a component file of your own.",
    ),
}
OPTIONS: Final[dict[str, Text | Message]] = {
    # A command's name before an option's: there it means something of its own.
    "host": Text(
        "help.host", "The address to listen at; 0.0.0.0 lets other devices in your network come in."
    ),
    "port": Text("help.port", "The port to listen at; if not given, 8000 or a free one."),
    "database": Text("help.database", "Where games are kept: a file, or the URL of a database."),
    "hooks_to_private": Text(
        "help.hooks-to-private",
        "Let webhooks lead to private addresses, such as machines of your own network.",
    ),
    "replay-all database": Text(
        "help.replay-all-database",
        "The games of this server; it may be running. If nothing is named, all games in your own "
        "folder.",
    ),
    "replay-all jobs": Text("help.replay-all-jobs", "How many processes replay at once."),
    "bot_pause": Text("help.bot-pause", "How long bots wait before they move, in milliseconds."),
    "browser": Text("help.browser", "Also open the page."),
    "people": Text("help.people", "Names of the people at this keyboard."),
    "bots": Text(
        "help.bots",
        "Names of bots, as “dorfplatz bots” lists them; the last one takes all seats that are "
        "left.",
    ),
    "simulate bots": Text(
        "help.simulate-bots",
        "Names of bots, as “dorfplatz bots” lists them; the last one takes all seats that are "
        "left. If not given, greedy and uniform play; in Hamlet steward.",
    ),
    "engines": Text(
        "help.engine-command",
        "A command that starts an engine, which takes one seat; can be given several times.",
    ),
    "engine_options": Text(
        "help.engine-option",
        "An option of the engines: all that have one of this name get the value.",
    ),
    "bot": Text("help.bot", "Which bot plays; “strongest” is the strongest of each game."),
    "engine seed": Text("help.engine-seed", "The same seed gives the same moves, if time allows."),
    "seats": Text("help.seats", "How many play."),
    "simulate seats": Text(
        "help.simulate-seats",
        "How many play, those whom the rules play included; if not given, as many as is usual.",
    ),
    "seed": Text("help.seed", "The same seed gives the same dice."),
    "record": Text("help.record", "Write the record to this new file."),
    "resume": Text("help.resume", "Go on with the last game, or with the one in a file."),
    "games": Text("help.games", "How many games."),
    "jobs": Text("help.jobs", "How many processes play at once; the records are the same."),
    "out": Text("help.out", "Write the records to this folder."),
    "game": Text("help.game", "Which game."),
    "arena bots": Text(
        "help.arena-bots",
        "Names of bots; the last one takes all seats that are left. More names than seats play a "
        "round robin: every table that can be made of them.",
    ),
    "arena games": Text(
        "help.arena-games", "How many games in all; with --until-sure, how many at most."
    ),
    "arena seed": Text(
        "help.arena-seed",
        "The same seed gives the same seats and dice; bots that think by the clock may still move "
        "differently.",
    ),
    "seconds": Text("help.seconds", "How long a bot may think about a move."),
    "pace": Text("help.pace", "Let bots wait a little before they move, like people."),
    "arena jobs": Text(
        "help.arena-jobs", "How many processes play at once; if not given, one for each core."
    ),
    "until_sure": Text(
        "help.until-sure",
        "Stop as soon as it is sure whether the first of two bots is better (a sequential test).",
    ),
    "lead": Text(
        "help.lead",
        "For --until-sure: so many percentage points above an even share of wins count as better.",
    ),
    "arena resume": Text(
        "help.arena-resume",
        "Keep every finished game in this file; with a file of the same settings, go on there.",
    ),
    "results": Text(
        "help.results", "Write the results to this file as JSON; “-” prints them instead."
    ),
    "plot": Text("help.plot", "Draw ratings and shares to this file (.png, .svg or .pdf)."),
    "move": Text(
        "help.move",
        "After how many moves, dice included; if not given, after the last one.",
    ),
    "as_json": Text("help.as-json", "As JSON, for programs."),
    "language": Text("help.language", "German, English or Italian; else as the environment says."),
    "version": Text("help.version", "Show the version and stop."),
    "help": Text("help.help", "Show this help and stop."),
}


USAGE: Final = Text("help.usage", "Usage: ")
HEADINGS: Final = {
    "Options": Text("help.options", "Options"),
    "Commands": Text("help.commands", "Commands"),
}


def _with_default(words: str, option: click.Option) -> str:
    return f"{words} [{option.default}]" if isinstance(option.default, str | int) else words


def _known() -> dict[str, Text | Message]:
    """Of all commands and options, also those that only one game has. A command and an option of
    the same name are told apart by the space before the option's."""
    games = {name: text for game in GAMES for name, text in TERMINALS[game].help.items()}
    options = {f" {option.name}": option.about for option in TABLE_OPTIONS.values()}
    return {
        **COMMANDS,
        **{name if " " in name else f" {name}": text for name, text in OPTIONS.items()},
        **options,
        **games,
    }


def explain(group: click.Group, screen: Screen) -> None:
    """Give every command and option its explanation in the user's language."""

    class Formatter(click.HelpFormatter):
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, prefix or screen.say(USAGE))

        def write_heading(self, heading: str) -> None:
            super().write_heading(screen.say(HEADINGS[heading]))

    class Context(click.Context):
        formatter_class = Formatter

    known = _known()
    for command in (group, *group.commands.values()):
        command.context_class = Context
        if command.add_help_option:
            click.help_option("--help")(command)
            command.add_help_option = False
        command.help = screen.say(known[str(command.name)])
        for option in command.params:
            if isinstance(option, click.Option):
                name = str(option.name)
                text = known.get(f"{command.name} {name}") or known[f" {name}"]
                option.help = _with_default(screen.say(text), option)
