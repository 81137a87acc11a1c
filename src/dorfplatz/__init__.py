"""Dorfplatz: a place to play, study and enjoy two village games.

The names that a program needs first:

    GAMES, game       the rules by name: new, legal, odds, play, result, read, write
    new_table         a game with bots and people, played move by move
    bot, bot_names    somebody who chooses moves; all of them, from weakest to strongest
    read_record       a game from its text
    write_record      the text of a game
    replay            the `Course` of a `Record`: every position, every move checked
    CHANCE, Refusal   the player who throws the dice; what cannot be done, and why

Each is imported when it is first asked for: `import dorfplatz` itself brings nothing along.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "GAMES",
    "Course",
    "Record",
    "Refusal",
    "__version__",
    "bot",
    "bot_names",
    "game",
    "new_table",
    "read_record",
    "replay",
    "write_record",
]

if TYPE_CHECKING:
    from dorfplatz.bots.roster import available as bot_names
    from dorfplatz.bots.roster import bot
    from dorfplatz.bots.table_with_bots import new_table
    from dorfplatz.core.course import Course
    from dorfplatz.core.record import Record
    from dorfplatz.core.record import read as read_record
    from dorfplatz.core.record import write as write_record
    from dorfplatz.core.refusal import Refusal
    from dorfplatz.core.seat import CHANCE
    from dorfplatz.games.catalogue import GAMES
    from dorfplatz.games.catalogue import course_of as replay
    from dorfplatz.games.catalogue import find as game
else:
    _HOMES: Final = {
        "CHANCE": "core.seat:CHANCE",
        "Course": "core.course:Course",
        "GAMES": "games.catalogue:GAMES",
        "Record": "core.record:Record",
        "Refusal": "core.refusal:Refusal",
        "bot": "bots.roster:bot",
        "bot_names": "bots.roster:available",
        "game": "games.catalogue:find",
        "new_table": "bots.table_with_bots:new_table",
        "read_record": "core.record:read",
        "replay": "games.catalogue:course_of",
        "write_record": "core.record:write",
    }

    def __getattr__(name: str) -> Any:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module, _, attribute = _HOMES[name].partition(":")
        found = getattr(import_module(f"{__name__}.{module}"), attribute)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return __all__
