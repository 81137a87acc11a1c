"""Somebody who is not at the table is told elsewhere that it is their turn."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import Any

from playwright.sync_api import expect

from dorfplatz.server.pages import words
from dorfplatz.server.webhooks import words as hook_words
from tests.browser import tables
from tests.browser.conftest import Visit
from tests.browser.player import ENGLISH
from tests.waiting import GUARD


@contextmanager
def receiver() -> Iterator[tuple[str, Queue[dict[str, Any]]]]:
    """Its address, and what comes there."""
    came: Queue[dict[str, Any]] = Queue()

    class Keeping(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            came.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Tests are quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Keeping)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/hook", came
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_a_hook_set_on_the_page_tells_whose_turn_it_is(visit: Visit) -> None:
    ada, ben = visit().takes(tables.HOOKED), visit().takes(tables.HOOKED, seat=1)
    with receiver() as (address, came):
        ada.page.goto(ada.home)
        ada.page.get_by_role("link", name=ENGLISH(hook_words.LINK)).click()
        ada.field(hook_words.ADDRESS).fill(address)
        ada.button(words.SAVE).last.click()
        ada.button(hook_words.SEND_TEST).click()
        expect(ada.page.locator(".result")).to_contain_text("Delivered")
        assert came.get(timeout=GUARD)["event"] == "test"
        ben.takes_a_turn()
        said = came.get(timeout=GUARD)
        assert said["event"] == "your-turn"
        assert said["sentence"] == "Bohemian Villages with Ben: it is your turn, Ada."
        ada.page.goto(said["address"])
        ada.waits_for_turn(said["version"])
        ada.takes_a_turn()
        ada.page.goto(f"{ada.home}hooks")
        ada.button(hook_words.SEND_TEST).click()
        assert came.get(timeout=GUARD)["event"] == "test", "nobody is told of their own moves"


def test_a_table_has_a_hook_of_its_own_and_pages_need_no_script_for_it(visit: Visit) -> None:
    ada = visit(java_script_enabled=False).takes(tables.MIDDLE[2])
    with receiver() as (address, came):
        ada.page.get_by_text(ENGLISH(words.TABLE), exact=True).click()
        ada.page.get_by_role("link", name=ENGLISH(hook_words.TABLE_LINK)).click()
        place = ada.page.locator(".hooks section").nth(1)
        place.get_by_label(ENGLISH(hook_words.ADDRESS)).fill(address)
        place.get_by_role("button", name=ENGLISH(words.SAVE)).click()
        place.get_by_role("button", name=ENGLISH(hook_words.SEND_TEST)).click()
        assert came.get(timeout=GUARD)["event"] == "test"
        place.get_by_role("button", name=ENGLISH(hook_words.REMOVE)).click()
        expect(place.get_by_role("button", name=ENGLISH(hook_words.SEND_TEST))).to_have_count(0)
