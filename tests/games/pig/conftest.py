"""These tests run in a process that knows Pig, see tests/games/test_outside.py."""

import os

import pytest

collect_ignore_glob = [] if os.environ.get("DORFPLATZ_GAMES") else ["test_*.py"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
