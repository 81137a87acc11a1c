"""The command that makes a bot an engine for other programs."""

import os
import sys
from functools import partial
from typing import Final

import click

from dorfplatz.bots.engines.conversation import Conversation
from dorfplatz.bots.engines.speaker import STRONGEST, Speaker
from dorfplatz.cli.options import encodable, language_option
from dorfplatz.cli.screen import Screen

PIECE: Final = 65_536


@click.command()
@click.option("--bot", default=STRONGEST, metavar="NAME")
@click.option("--seed", metavar="SEED", callback=encodable)
@language_option
@click.pass_obj
def engine(screen: Screen, bot: str, seed: str | None) -> None:
    """Standard input is read without a buffer: nobody may hold its lock when the program ends."""
    talk = Conversation(partial(os.read, sys.stdin.fileno(), PIECE), _tell)
    talk.hold(Speaker(talk.mind, bot=bot, seed=seed or "", say=screen.say))


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
