"""What the commands and their options are for, in every language."""

from typing import Final

import click

from dorfplatz.cli.screen import Screen
from dorfplatz.core.text import Text

COMMANDS: Final = {
    "dorfplatz": Text("help.dorfplatz", "Play and study village games."),
    "serve": Text("help.serve", "Open Dorfplatz in the browser, for yourself or for friends."),
    "play": Text("help.play", "Play in the terminal, against bots or with several people."),
    "simulate": Text("help.simulate", "Let bots play many games and see how they did."),
    "replay": Text("help.replay", "Tell recorded games turn by turn."),
    "check": Text("help.check", "Check that records are in order, move by move."),
    "trace": Text(
        "help.trace",
        "Print recorded games as JSON lines for programs; “-” reads standard input.",
    ),
    "components": Text(
        "help.components", "Show the village boards, or check a component file of your own."
    ),
}
OPTIONS: Final = {
    "host": Text(
        "help.host", "The address to listen at; 0.0.0.0 lets other devices in your network come in."
    ),
    "port": Text("help.port", "The port to listen at; if not given, 8000 or a free one."),
    "database": Text("help.database", "Where games are kept: a file, or the URL of a database."),
    "bot_pause": Text("help.bot-pause", "How long bots wait before they move, in milliseconds."),
    "browser": Text("help.browser", "Also open the page."),
    "people": Text("help.people", "Names of the people at this keyboard."),
    "bots": Text(
        "help.bots", "Names of bots (uniform, greedy); the last one takes all seats that are left."
    ),
    "seats": Text("help.seats", "How many play."),
    "seed": Text("help.seed", "The same seed gives the same dice."),
    "record": Text("help.record", "Write the record to this new file."),
    "resume": Text("help.resume", "Go on with the last game, or with the one in a file."),
    "games": Text("help.games", "How many games."),
    "jobs": Text("help.jobs", "How many processes play at once; the records are the same."),
    "out": Text("help.out", "Write the records to this folder."),
    "game": Text("help.game", "Which game."),
    "income": Text("help.income", "Whether income is paid by itself or must be collected."),
    "first": Text(
        "help.first", "The seat that begins, counted from 0; “drawn” leaves it to chance."
    ),
    "sides": Text("help.sides", "The letters of the village sides; “drawn” leaves them to chance."),
    "components": Text("help.component-file", "A file with your own village boards."),
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


def explain(group: click.Group, screen: Screen) -> None:
    """Give every command and option its explanation in the user's language."""

    class Formatter(click.HelpFormatter):
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, prefix or screen.say(USAGE))

        def write_heading(self, heading: str) -> None:
            super().write_heading(screen.say(HEADINGS[heading]))

    class Context(click.Context):
        formatter_class = Formatter

    for command in (group, *group.commands.values()):
        command.context_class = Context
        if command.add_help_option:
            click.help_option("--help")(command)
            command.add_help_option = False
        command.help = screen.say(COMMANDS[str(command.name)])
        for option in command.params:
            if isinstance(option, click.Option):
                option.help = _with_default(screen.say(OPTIONS[str(option.name)]), option)
