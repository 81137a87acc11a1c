"""Tests of replays look at tables of their own: one server is enough."""

import pytest

from tests.server.support import House


@pytest.fixture
def house(library: House) -> House:
    return library
