"""What is particular to each game in the laboratory."""

from typing import Final

from dorfplatz.core.registry import Registry
from dorfplatz.lab.game_lab import plain
from dorfplatz.lab.hamlet.lab import HAMLET_LAB

LABS: Final = Registry("lab", HAMLET_LAB, plain=plain)
