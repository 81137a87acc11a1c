"""Compiled code is kept under a stamp of all that goes into it."""

from dorfplatz.games.bohemian.kernel import compiling


def test_the_stamp_covers_rules_kernel_and_bots() -> None:
    sources = b"".join(compiling._sources())
    for name in ("SHOP_SETS: Final", "OCCUPIED: Final", "def outputs_of", "title = "):
        assert name.encode() in sources
