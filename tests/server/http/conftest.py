"""A server that really listens, for tests that only need some server."""

from collections.abc import Iterator

import pytest

from tests.server.http.wire import Listening, listening
from tests.server.support import settings


@pytest.fixture(scope="package")
def village(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Listening]:
    with listening(settings(tmp_path_factory.mktemp("village") / "db")) as village:
        yield village


@pytest.fixture(autouse=True)
def _hang_up(request: pytest.FixtureRequest) -> Iterator[None]:
    """No test finds connections of another one."""
    yield
    if "village" in request.fixturenames:
        village: Listening = request.getfixturevalue("village")
        village.hang_up()
