"""One server and one browser for all tests of a process; for every test visitors of its own, whose
pages must not complain."""

import fcntl
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.browsing import ARGUMENTS, LAPTOP, Complaints, hear_out, listen
from tests.browser.chromium import chromium
from tests.browser.player import Player
from tests.browser.prepared import store
from tests.browser.serving import Serving, serving
from tests.browser.tables import ALL

Visit = Callable[..., Player]
USUAL: Final = {
    "viewport": LAPTOP,
    "reduced_motion": "reduce",
    "locale": "en",
    "service_workers": "block",
}
"""A worker fetches everything that is needed without a network, so tests about that allow it."""
WITHOUT_WORKER: Final = "Service Worker registration blocked by Playwright"


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as server:
        shutil.copy(_prepared(tmp_path_factory), server.database)
        server.start()
        yield server
        assert server.complaints == []


def _prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with all tables. If several processes test, the first that comes makes it."""
    own = tmp_path_factory.getbasetemp()
    folder = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    database = folder / "prepared.sqlite"
    with (folder / "prepared.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not database.exists():
            store(own / "preparing.sqlite", ALL)
            (own / "preparing.sqlite").rename(database)
    return database


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Not for the whole session: as long as it is open, no other test can run an event loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """What browsers complain about: nothing, unless a test expects it."""
    complaints = Complaints()
    complaints.expect(WITHOUT_WORKER)
    yield complaints
    assert complaints.unexpected == []


@pytest.fixture
def visit(server: Serving, browser: Browser, complaints: Complaints) -> Iterator[Visit]:
    """Makes visitors, each with a browser context of their own."""
    with ExitStack() as contexts:

        def somebody(at: Serving = server, **options: Any) -> Player:
            context = browser.new_context(**USUAL | options)
            contexts.callback(context.close)
            if options.get("java_script_enabled", True):
                contexts.callback(hear_out, context)
            listen(context, complaints)
            return Player(context.new_page(), at.address)

        yield somebody


@pytest.fixture
def player(visit: Visit) -> Player:
    return visit()
