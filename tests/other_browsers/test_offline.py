"""The companion needs no network once it was there."""

import pytest

from tests.browser.serving import Serving
from tests.other_browsers.driven import Browser
from tests.other_browsers.visitor import Visitor

pytestmark = pytest.mark.outer


def test_the_companion_comes_up_without_the_server(
    visitor: Visitor, browser: Browser, server: Serving
) -> None:
    visitor.opens("companion/")
    browser.wait_for("[data-offline]:not([hidden])")
    server.kill()
    try:
        visitor.opens("companion/")
        browser.click("#setup .go")
        browser.wait_for(".answers button")
    finally:
        server.start()
