"""All bots by name, from weakest to strongest, for each game."""

from collections.abc import Callable
from typing import Any, Final

from dorfplatz.bots.bot import Bot
from dorfplatz.bots.greedy import Greedy
from dorfplatz.bots.uniform import Uniform
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import Text, shortened
from dorfplatz.games.bohemian.game import BOHEMIAN

AnyBot = Bot[Any, Any]

ROSTER: Final[dict[str, dict[str, Callable[[], AnyBot]]]] = {
    BOHEMIAN.name: {"uniform": lambda: Uniform(BOHEMIAN), "greedy": Greedy},
}

UNKNOWN_BOT: Final = Text("roster.unknown-bot", "There is no bot “{found}”; there are: {known}.")


def bot(game: str, name: str) -> AnyBot:
    if name not in ROSTER[game]:
        raise Malformed(UNKNOWN_BOT, found=shortened(name), known=tuple(ROSTER[game]))
    return ROSTER[game][name]()
