"""Bots play many games."""

import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def unwatched() -> Iterator[None]:
    """Coverage would look at every line of the rules, which takes longer than to play the games."""
    watching = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(watching)
