"""Each game on a terminal."""

from typing import Final

from dorfplatz.cli.bohemian.terminal import BOHEMIAN_TERMINAL
from dorfplatz.cli.hamlet.terminal import HAMLET_TERMINAL
from dorfplatz.cli.plain import plain
from dorfplatz.core.registry import Registry

TERMINALS: Final = Registry("terminal", BOHEMIAN_TERMINAL, HAMLET_TERMINAL, plain=plain)
