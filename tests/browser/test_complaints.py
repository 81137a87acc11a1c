"""Errors of pages are heard, or all other tests would overlook them."""

from playwright.sync_api import Browser, expect

from tests.browser.browsing import Complaints, hear_out, listen
from tests.browser.serving import Serving


def test_errors_of_pages_tabs_and_workers_are_heard_until_the_end(
    browser: Browser, server: Serving
) -> None:
    complaints, context = Complaints(), browser.new_context()
    listen(context, complaints)
    page = context.new_page()
    page.goto(f"{server.address}companion/")
    page.evaluate("() => { console.error('an error'); }")
    page.evaluate("() => { console.warn('a warning'); }")
    page.evaluate("() => { console.log('what is no complaint'); }")
    page.evaluate("() => { Promise.reject(new Error('an unhandled rejection')); }")
    with context.expect_page() as opened:
        page.evaluate("() => { open('/'); }")
    opened.value.evaluate("() => { Promise.reject('one in a tab'); }")
    expect(page.locator("[data-offline]")).to_be_visible()
    (worker,) = context.service_workers
    worker.evaluate("() => { console.error('an error of a worker'); }")
    page.evaluate("() => { setTimeout(() => { throw new Error('an error that is late'); }); }")
    hear_out(context)
    context.close()
    assert sorted(complaints.unexpected) == [
        "a warning",
        "an error",
        "an error of a worker",
        "an error that is late",
        "an unhandled rejection",
        "one in a tab",
    ]


def test_only_what_is_expected_is_left_out() -> None:
    complaints = Complaints()
    complaints.hear("status of 409")
    complaints.expect("status of 4(04|09)")
    complaints.hear("status of 404")
    assert complaints.unexpected == []
    complaints.hear("status of 500")
    assert complaints.unexpected == ["status of 500"]
