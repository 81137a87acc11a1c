"""WebKitGTK's small browser, by its WebDriver over HTTP."""

import json
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final

from tests.other_browsers.consoles import HookedConsole
from tests.other_browsers.driven import Browser
from tests.other_browsers.installing import minibrowser, webkit_driver
from tests.other_browsers.processes import running
from tests.other_browsers.wire import CommandFailed
from tests.waiting import GUARD, wait_until

PATHS: Final = {
    "Navigate": ("POST", "/url"),
    "Refresh": ("POST", "/refresh"),
    "Back": ("POST", "/back"),
    "ExecuteScript": ("POST", "/execute/sync"),
    "FindElement": ("POST", "/element"),
    "ElementClick": ("POST", "/element/{id}/click"),
    "ElementSendKeys": ("POST", "/element/{id}/value"),
    "PerformActions": ("POST", "/actions"),
    "TakeScreenshot": ("GET", "/screenshot"),
    "SetWindowRect": ("POST", "/window/rect"),
    "DeleteAllCookies": ("DELETE", "/cookie"),
}
ENVIRONMENT: Final = {
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "LANG": "C.UTF-8",
    "LANGUAGE": "en",
}
"""Only pages of our own are opened: as root, or in a container, WebKit's sandbox does not start."""
NARROW: Final = "* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }"
"""Lets the window with its buttons be as narrow as a phone."""


class WebDriver:
    def __init__(self, port: int) -> None:
        self._http = HTTPConnection("127.0.0.1", port, timeout=GUARD)
        self._session = ""

    def begin(self, capabilities: dict[str, Any]) -> None:
        asked = {"capabilities": {"alwaysMatch": capabilities}}
        self._session = "/session/" + self._send("POST", "/session", asked)["sessionId"]

    def end(self) -> None:
        self._send("DELETE", self._session)
        self._http.close()

    def ask(self, command: str, **parameters: Any) -> Any:
        method, path = PATHS[command]
        return self._send(method, self._session + path.format(**parameters), parameters)

    def _send(self, method: str, path: str, parameters: dict[str, Any] | None = None) -> Any:
        body = json.dumps(parameters) if method == "POST" else None
        self._http.request(method, path, body, {"Content-Type": "application/json"})
        value = json.loads(self._http.getresponse().read())["value"]
        if isinstance(value, dict) and "error" in value:
            raise CommandFailed(value["error"], value["message"])
        return value


@contextmanager
def open_webkit(folder: Path, display: str) -> Iterator[Browser]:
    program, browser, port = webkit_driver(), minibrowser(), _free_port()
    assert program is not None
    assert browser is not None
    (folder / "gtk-3.0").mkdir()
    (folder / "gtk-3.0" / "gtk.css").write_text(NARROW)
    options = {"binary": browser, "args": ["--automation"]}
    command = [program, f"--port={port}", "--host=127.0.0.1"]
    own = {**ENVIRONMENT, "DISPLAY": display, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with running(command, own, folder / "said.txt"):
        wait_until(lambda: _listens(port), "WebKit's driver")
        driver = WebDriver(port)
        driver.begin({"webkitgtk:browserOptions": options})
        try:
            yield Browser("webkit", driver, HookedConsole())
        finally:
            driver.end()


def _free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        return int(server.getsockname()[1])


def _listens(port: int) -> bool:
    with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port), GUARD):
        return True
    return False
