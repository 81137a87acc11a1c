"""Before many games: what is compiled once is compiled by one process, and the person is told."""

from collections.abc import Iterable

from dorfplatz.bots import roster
from dorfplatz.bots.warming import is_cold, warm_up
from dorfplatz.bots.words import GETTING_READY
from dorfplatz.cli.screen import Screen


def get_ready(screen: Screen, game: str, bots: Iterable[str]) -> None:
    if {*bots} & {*roster.thinking_bots(game)} and is_cold():
        screen.remark(GETTING_READY)
        warm_up()
