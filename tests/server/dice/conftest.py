"""One server for all tests that only look at pages."""

from collections.abc import AsyncIterator

import pytest

from tests.server.support import House, running, settings


@pytest.fixture(scope="package")
async def library(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server where games are put and looked at."""
    database = tmp_path_factory.mktemp("library") / "dorfplatz.sqlite"
    async with running(settings(database)) as house:
        yield house
