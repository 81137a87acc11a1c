"""What options mean where Hamlet means something of its own by them."""

from typing import Final

from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.hamlet.options import EASIER, HARDER

HELP: Final[dict[str, Text | Message]] = {
    "simulate modifiers": message(
        Text(
            "help.simulate-modifiers",
            "Hamlet: what makes the game easier ({easier}) or harder ({harder}), with commas "
            "between; “random” draws some for each game.",
        ),
        easier=tuple(modifier.value for modifier in EASIER),
        harder=tuple(modifier.value for modifier in HARDER),
    ),
}
