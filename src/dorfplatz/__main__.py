"""The command `dorfplatz`, also as `python -m dorfplatz`."""

import sys

from dorfplatz.core.refusal import Refusal
from dorfplatz.core.text import say


def main() -> None:
    try:
        from dorfplatz.cli.main import main as start
    except ModuleNotFoundError as missing:
        sys.exit(
            f"The terminal needs {missing.name}; install it with: pip install dorfplatz[terminal]"
        )
    except Refusal as refusal:  # a game outside this package that is not there
        from dorfplatz.locale import language, language_of_environment

        sys.exit(say(refusal.message, language(language_of_environment())))
    start()


if __name__ == "__main__":
    main()
