"""Finished games as JSON lines: the first says what is played, each further one is a game."""

import json
from hashlib import sha256
from typing import Any, Final

from dorfplatz import __version__
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Message, message
from dorfplatz.games import catalogue
from dorfplatz.lab.arena import Arena
from dorfplatz.lab.simulation import Outcome
from dorfplatz.lab.words import DIFFERENCE, NO_GAME, NO_LEDGER, OTHER_SETTINGS

FORMAT: Final = 1
UNREADABLE: Final = (ValueError, TypeError, LookupError, ArithmeticError, RecursionError)
"""What JSON that is something else brings about."""


def settings(arena: Arena) -> dict[str, Any]:
    """What must be the same for games to be counted together."""
    options = dict(arena.options)
    if "components" in options:
        options["components"] = sha256(options["components"].encode()).hexdigest()[:12]
    return {
        "version": __version__,
        "game": arena.game,
        "rules": catalogue.find(arena.game).rules,
        "bots": ",".join(arena.names),
        "seats": arena.seats,
        "seed": arena.seed,
        "seconds": arena.seconds,
        **options,
    }


def write_head(arena: Arena) -> str:
    return _line({"arena": FORMAT, "settings": settings(arena)})


def write_game(number: int, outcome: Outcome) -> str:
    return _line(
        {
            "game": number,
            "seats": outcome.bots,
            "first": outcome.first,
            "totals": outcome.totals,
            "winners": outcome.winners,
            "turns": outcome.turns,
        }
    )


def read(text: str, arena: Arena) -> dict[int, Outcome]:
    """The games of complete lines, if they are games of this arena."""
    head, *lines = text.removesuffix("\n").split("\n")
    _check_head(head, arena)
    games = (_game(line, number, arena) for number, line in enumerate(lines, 2))
    return dict(games)


def _check_head(line: str, arena: Arena) -> None:
    try:
        head = json.loads(line)
        there = head["settings"] if head["arena"] == FORMAT else None
    except UNREADABLE:
        there = None
    if not isinstance(there, dict):
        raise Malformed(NO_LEDGER)
    here = settings(arena)
    names = dict.fromkeys((*here, *there))
    unlike = (name for name in names if there.get(name) != here.get(name))
    differences = tuple(_difference(name, there.get(name), here.get(name)) for name in unlike)
    if differences:
        raise Malformed(OTHER_SETTINGS, differences=differences)


def _difference(setting: str, there: object, here: object) -> Message:
    return message(DIFFERENCE, setting=setting, there=f"{there}", here=f"{here}")


def _game(line: str, number: int, arena: Arena) -> tuple[int, Outcome]:
    try:
        game = json.loads(line)
        totals = tuple(int(total) for total in game["totals"])
        winners = tuple(Seat(range(arena.seats)[seat]) for seat in game["winners"])
        bots = tuple(str(bot) for bot in game["seats"])
        outcome = Outcome(bots, int(game["first"]), totals, winners, int(game["turns"]))
        fits = len(totals) == len(bots) == arena.seats and winners and {*bots} <= {*arena.names}
        known = int(game["game"])
    except UNREADABLE:
        fits = False
    if not fits:
        raise Malformed(NO_GAME, line=number)
    return known, outcome


def _line(content: dict[str, Any]) -> str:
    return json.dumps(content) + "\n"
