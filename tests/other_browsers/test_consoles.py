"""What a page complains about is heard; at the end of every test there must be none of it."""

from typing import Final

import pytest

from tests.other_browsers.driven import Browser
from tests.other_browsers.visitor import Visitor
from tests.waiting import wait_until

pytestmark = pytest.mark.outer

COMPLAIN: Final = """void setTimeout(() => {
  console.error("said aloud");
  console.warn("warned");
  Promise.reject(new Error("rejected"));
  throw new Error("thrown");
})"""


def test_errors_warnings_and_rejections_are_heard(visitor: Visitor, browser: Browser) -> None:
    visitor.opens("")
    browser.evaluate(COMPLAIN)
    heard: list[str] = []

    def is_all_heard() -> bool:
        heard.extend(browser.complaints())
        return all(
            any(word in each for each in heard)
            for word in ("said aloud", "warned", "rejected", "thrown")
        )

    wait_until(is_all_heard, "all four complaints")
