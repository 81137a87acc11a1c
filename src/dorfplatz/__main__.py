"""`python -m dorfplatz` is the same as `dorfplatz`."""

from dorfplatz.cli.main import main

main()
