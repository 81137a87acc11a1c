"""The fork server is closed after the last test that may use it."""

from collections.abc import Iterator

import pytest

from tests.cli.running import FORK_SERVER


@pytest.fixture(scope="package", autouse=True)
def fork_server() -> Iterator[None]:
    yield
    FORK_SERVER.close()
