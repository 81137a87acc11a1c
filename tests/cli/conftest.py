"""What all tests of the command line share."""

import signal
from collections.abc import Iterator

import pytest

from tests.cli.running import FORK_SERVER


@pytest.fixture(scope="package", autouse=True)
def fork_server() -> Iterator[None]:
    """Closed after the last test that may use it."""
    yield
    FORK_SERVER.close()


@pytest.fixture(scope="package", autouse=True)
def ctrl_c() -> Iterator[None]:
    """Programs inherit it if SIGINT is ignored, which it is where a shell runs the tests in the
    background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
