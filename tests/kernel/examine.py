"""What is wrong with the kernel that Python finds here? Asked for every planted fault.

First games side by side with the rules, then the other tests of this folder. Prints a line: what
disagreed, and in which game or test; an empty one if nothing did.
"""

import inspect
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from pathlib import Path

from dorfplatz.games.bohemian import kernel
from tests.kernel import (
    test_chance,
    test_choices,
    test_codes,
    test_dice,
    test_playouts,
    test_scenarios,
    test_table,
    test_turns,
)
from tests.kernel.disagreement import Disagreement
from tests.kernel.games import play_games

EXACT = (
    test_choices,
    test_dice,
    test_table,
    test_codes,
    test_chance,
    test_playouts,
    test_turns,
    test_scenarios,
)


def examine(games: int) -> str | None:
    """What disagrees, if anything does; whatever goes wrong counts."""
    for number in range(games):
        try:
            play_games("faults", [number])
        except Exception as error:
            return f"{name_of(error)}, game {number + 1}"
    for name, test in exact_tests():
        try:
            test()
        except Exception as error:
            return f"{name_of(error)}, {name}"
    return None


def name_of(error: Exception) -> str:
    return error.what if isinstance(error, Disagreement) else type(error).__name__


def exact_tests() -> Iterator[tuple[str, Callable[[], None]]]:
    """Those that need nothing but the kernel."""
    for module in EXACT:
        for name, test in inspect.getmembers(module, inspect.isfunction):
            if name.startswith("test_"):
                yield name, test


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--inside", type=Path, help="the folder where the kernel must be")
    chosen = parser.parse_args()
    if chosen.inside:
        assert Path(kernel.__path__[0]).is_relative_to(chosen.inside), kernel.__path__
    print(examine(chosen.games) or "")


if __name__ == "__main__":
    main()
