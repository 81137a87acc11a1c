"""For all tests: which of them coverage watches."""

import sys
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest

TESTS: Final = Path(__file__).parent
UNWATCHED: Final = ("bots", "cli", "contract", "lab", "showing")
"""Folders with whole games. Coverage would look at every line of the rules, which takes longer than
to play them; what is asked of the rules themselves is asked elsewhere."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    if item.path.relative_to(TESTS).parts[0] not in UNWATCHED:
        return (yield)
    watching = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(watching)
