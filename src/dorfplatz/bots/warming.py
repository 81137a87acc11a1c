"""Everything that bots use is compiled at its first use and cached on the disk; here it is used.

After an installation this takes about a minute, later a moment. `python -m dorfplatz.bots.warming`
does it before anybody waits for a bot.
"""

from importlib import import_module
from random import Random
from typing import Any, Final

from dorfplatz.bots import roster
from dorfplatz.bots.advice import adviser, has_adviser
from dorfplatz.bots.games import GAME_BOTS
from dorfplatz.core.chance import RandomSource
from dorfplatz.core.seat import CHANCE
from dorfplatz.games.catalogue import GAMES, find

SECONDS: Final = 0.2
"""Long enough to begin everything that is done while there is time."""
SEATS: Final = 2
"""How many play makes no difference to what is compiled."""
TWICE: Final = 2
"""At first all the time may be spent on compiling."""


def is_cold() -> bool:
    """Whether bots that think in a kernel would have to be compiled first."""
    kernels = filter(None, (GAME_BOTS[game].compiling for game in GAMES))
    return any(import_module(kernel).is_cold() for kernel in kernels)


def warm_up() -> None:
    """Each bot that thinks in the kernel chooses a move, and advice is given."""
    for game in roster.ROSTER:
        if names := roster.thinking_bots(game):
            state = _position(game)
            for name in names * TWICE:
                roster.bot(game, name, SECONDS).choose(state, Random(0))
            if has_adviser(game):
                adviser(game, SECONDS).advise(state, Random(0))


def _position(name: str) -> Any:
    """The first choice of a game, the same every time."""
    game, source = find(name), RandomSource("warming")
    state = game.new(SEATS, {})
    while game.actor(state) is CHANCE:
        state, _ = game.play(state, source.draw(game.odds(state)))
    return state


if __name__ == "__main__":
    warm_up()
