"""What options mean where Hamlet means something of its own by them."""

from typing import Final

from dorfplatz.cli.hamlet.words import SIMULATE_MODIFIERS
from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.hamlet.options import EASIER, HARDER

HELP: Final[dict[str, Text | Message]] = {
    "simulate modifiers": message(
        SIMULATE_MODIFIERS,
        easier=tuple(modifier.value for modifier in EASIER),
        harder=tuple(modifier.value for modifier in HARDER),
    ),
}
