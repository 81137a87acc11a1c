"""The way in from the command line."""

import os
import sys
import traceback
from io import TextIOWrapper
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, Final, NoReturn, TextIO

import click

from dorfplatz import __version__
from dorfplatz.cli import help as explanations
from dorfplatz.cli.arena import arena
from dorfplatz.cli.bots import bots
from dorfplatz.cli.complaints import PipeClosed
from dorfplatz.cli.components import components
from dorfplatz.cli.engine import engine
from dorfplatz.cli.games import TERMINALS
from dorfplatz.cli.hint import hint
from dorfplatz.cli.options import language_option
from dorfplatz.cli.play import play
from dorfplatz.cli.records import check, replay, trace
from dorfplatz.cli.replay_all import replay_all
from dorfplatz.cli.screen import Screen
from dorfplatz.cli.serve import serve
from dorfplatz.cli.simulate import simulate
from dorfplatz.cli.words import FAULT, STOPPED
from dorfplatz.core.refusal import Refusal
from dorfplatz.games.catalogue import GAMES
from dorfplatz.locale import LANGUAGES, language_of_environment

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class Dorfplatz(click.Group):
    """Sees to it that a closed pipe is told like everything else that goes wrong."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            code = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise PipeClosed from None
        return code


@click.group(cls=Dorfplatz)
@language_option
@click.version_option(__version__, prog_name="dorfplatz")
def dorfplatz() -> None:
    pass


COMMANDS: Final = (
    serve,
    play,
    engine,
    simulate,
    arena,
    bots,
    *(command for game in GAMES for command in TERMINALS[game].commands),
    hint,
    replay,
    replay_all,
    check,
    trace,
    components,
)
for command in COMMANDS:
    dorfplatz.add_command(command)


def main(arguments: list[str] | None = None) -> NoReturn:
    arguments = sys.argv[1:] if arguments is None else arguments
    _open_streams()
    screen = Screen(_language(arguments))
    explanations.explain(dorfplatz, screen)
    sys.exit(_run(screen, arguments))


def _open_streams() -> None:
    """Programs get UTF-8 whatever the system thinks; a terminal gets what it can show. Streams that
    were closed from the beginning read and write nothing."""
    sys.stdin = sys.stdin or _nothing()
    sys.stdout = sys.stdout or _nothing()
    sys.stderr = sys.stderr or _nothing()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            encoding = stream.encoding if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="replace")


def _nothing() -> TextIO:
    return Path(os.devnull).open("r+", encoding="utf-8")


def _run(screen: Screen, arguments: list[str]) -> int:
    """Whatever goes wrong ends in one sentence, never in a traceback."""
    try:
        code = dorfplatz.main(arguments, "dorfplatz", standalone_mode=False, obj=screen)
    except click.exceptions.NoArgsIsHelpError as wanted:
        click.echo(wanted.ctx.get_help())
        return 0
    except (Refusal, OSError, PipeClosed, click.ClickException) as problem:
        screen.complain(problem)
        return BAD_INPUT
    except SystemExit:
        screen.complain(PipeClosed())  # click leaves like this when its own help cannot be written
        return BAD_INPUT
    except (KeyboardInterrupt, click.Abort):
        screen.remark(STOPPED)
        return INTERRUPTED
    except Exception as fault:
        screen.remark(FAULT, kind=type(fault).__name__, file=_report())
        return 1
    return code if isinstance(code, int) else 0


def _report() -> str:
    """Where the details of a fault are, for whoever is told of it."""
    with NamedTemporaryFile("w", encoding="utf-8", suffix=".txt", delete=False) as file:
        file.write(traceback.format_exc())
    return file.name


def _language(arguments: list[str]) -> str:
    """The language is needed before the arguments are read: they are explained in it."""
    for before, after in zip(arguments, [*arguments[1:], ""], strict=False):
        chosen = before.removeprefix("--language=") if "=" in before else after
        if before.partition("=")[0] == "--language" and chosen in LANGUAGES:
            return chosen
    return language_of_environment()
