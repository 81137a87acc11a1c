"""Connections and streams fit the number of files that the system allows."""

import resource

import pytest

from dorfplatz.server.http import file_limit
from dorfplatz.server.http.file_limit import fitting, raise_file_limit
from dorfplatz.server.settings import Settings


class System:
    """Limits as a system has them; some allow less than they say."""

    RLIMIT_NOFILE = resource.RLIMIT_NOFILE
    RLIM_INFINITY = resource.RLIM_INFINITY

    def __init__(self, soft: int, hard: int, allows: int) -> None:
        self.limits = (soft, hard)
        self._allows = allows

    def getrlimit(self, _: int) -> tuple[int, int]:
        return self.limits

    def setrlimit(self, _: int, limits: tuple[int, int]) -> None:
        if limits[0] > self._allows:
            raise ValueError("current limit exceeds maximum limit")
        self.limits = limits


ENDLESS = resource.RLIM_INFINITY


@pytest.mark.parametrize(
    ("soft", "hard", "allows", "raised"),
    [
        (1024, 4096, 4096, 4096),
        (1024, 1_048_576, 1_048_576, 65_536),
        (1024, ENDLESS, 65_536, 65_536),
        (256, ENDLESS, 24_576, 10_240),
        (256, ENDLESS, 8000, 4096),
        (256, ENDLESS, 256, 256),
        (256, 256, 256, 256),
        (100_000, 1_048_576, 1_048_576, 100_000),
        (ENDLESS, ENDLESS, 1_048_576, ENDLESS),
    ],
)
def test_the_limit_is_raised_as_far_as_the_system_allows_and_never_lowered(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, allows: int, raised: int
) -> None:
    system = System(soft, hard, allows)
    monkeypatch.setattr(file_limit, "resource", system)
    assert raise_file_limit() == (65_536 if raised == ENDLESS else raised)
    assert system.limits == (raised, hard)


def test_where_the_system_does_not_tell_few_are_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_limit, "resource", None)
    assert raise_file_limit() == 512


@pytest.mark.parametrize("files", [64, 256, 1024, 4096, 65_536])
def test_something_is_left_for_everything_else(files: int) -> None:
    chosen = fitting(Settings(""), files)
    assert chosen.connections <= files - min(files // 4, 256)
    assert chosen.streams_in_all <= chosen.connections * 3 // 4, "pages are still shown"
    assert chosen.connections_of_address <= chosen.connections // 2, "for somebody else"
    assert chosen.streams_of_address <= chosen.streams_in_all // 2


def test_what_was_chosen_is_never_raised() -> None:
    chosen = Settings("", connections=8, streams_in_all=4, connections_of_address=2)
    fitted = fitting(chosen, 65_536)
    assert (fitted.connections, fitted.streams_in_all, fitted.connections_of_address) == (8, 4, 2)
