"""How hard Hypothesis looks: `make test` tries the same examples everywhere, and `make prove` other
ones in every run (`--hypothesis-profile=search`). Time never decides whether a test passes."""

import gc
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "same", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "search", settings.get_profile("same"), derandomize=False, print_blob=True
)
settings.load_profile("same")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Thousands of tests are made and all of them stay: no garbage to look for among them, neither
    meanwhile nor later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()
