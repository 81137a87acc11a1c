"""One server for all lessons, where no game is played."""

from collections.abc import AsyncIterator

import pytest

from tests.server.support import House, running, settings


@pytest.fixture(scope="package")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with running(settings(tmp_path_factory.mktemp("lesson") / "dorfplatz.sqlite")) as house:
        yield house
