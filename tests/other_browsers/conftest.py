"""One server, one screen and one of each browser; for every test a visitor nobody knows yet, whose
pages must not complain."""

from collections.abc import Iterator

import pytest

from tests.browser.prepared import store
from tests.browser.serving import Serving, serving
from tests.other_browsers.driven import Browser
from tests.other_browsers.firefox import open_firefox
from tests.other_browsers.processes import screen
from tests.other_browsers.tables import ALL, BROWSERS
from tests.other_browsers.visitor import Visitor
from tests.other_browsers.webkit import open_webkit

LAPTOP = (1366, 768)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as server:
        store(server.database, ALL)
        server.start()
        yield server
        assert server.complaints == []


@pytest.fixture(scope="package")
def display() -> Iterator[str]:
    with screen() as display:
        yield display


@pytest.fixture(scope="package", params=BROWSERS)
def browser(
    request: pytest.FixtureRequest, display: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    open_browser = {"firefox": open_firefox, "webkit": open_webkit}[request.param]
    with open_browser(tmp_path_factory.mktemp(request.param), display) as browser:
        yield browser


@pytest.fixture
def complaints() -> list[str]:
    """What a page said on its console; a test that expects something takes it out."""
    return []


@pytest.fixture
def visitor(browser: Browser, server: Serving, complaints: list[str]) -> Iterator[Visitor]:
    visitor = Visitor(browser, server.address)
    visitor.opens("")
    browser.forget_visitor()
    browser.resize(*LAPTOP)
    yield visitor
    complaints += browser.complaints()
    assert complaints == []
