"""Whatever tests have opened for each other is closed after the last of them."""

from collections.abc import Iterator

import pytest

from tests.cli.running import NURSERY


@pytest.fixture(scope="package", autouse=True)
def nursery() -> Iterator[None]:
    yield
    NURSERY.close()
