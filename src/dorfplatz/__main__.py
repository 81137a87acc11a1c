"""The command `dorfplatz`, also as `python -m dorfplatz`."""

import sys


def main() -> None:
    try:
        from dorfplatz.cli.main import main as start
    except ModuleNotFoundError as missing:
        sys.exit(
            f"The terminal needs {missing.name}; install it with: pip install dorfplatz[terminal]"
        )
    start()


if __name__ == "__main__":
    main()
