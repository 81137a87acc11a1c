"""What the commands and their options are for, in every language."""

import click

from dorfplatz.cli.games import TERMINALS
from dorfplatz.cli.options import OPTIONS as TABLE_OPTIONS
from dorfplatz.cli.screen import Screen
from dorfplatz.cli.words import COMMANDS, HEADINGS, OPTIONS, USAGE
from dorfplatz.core.text import Message, Text
from dorfplatz.games.catalogue import GAMES


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
