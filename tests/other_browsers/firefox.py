"""Firefox, by the Marionette protocol that is built into it: JSON with its length before it."""

import json
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedRWPair
from pathlib import Path
from typing import Any, Final

from tests.other_browsers.consoles import WrittenConsole
from tests.other_browsers.driven import Browser
from tests.other_browsers.installing import firefox
from tests.other_browsers.processes import running
from tests.other_browsers.wire import CommandFailed
from tests.waiting import GUARD, wait_until

PREFERENCES: Final = {
    "marionette.port": 0,
    "devtools.console.stdout.content": True,
    "devtools.console.stdout.chrome": False,
    "browser.dom.window.dump.enabled": True,
    "toolkit.legacyUserProfileCustomizations.stylesheets": True,
    "widget.gtk.overlay-scrollbars.enabled": False,
    "intl.accept_languages": "en",
}
"""Port 0 is any free one. Consoles are written to the output; scrollbars take room."""
NARROW: Final = ":root { min-width: 0 !important; }"
"""Lets the window be as narrow as a phone."""
COMPLAINT: Final = re.compile(
    r"^(?:console\.(?:error|warn): (?!\w+: ?$)"
    r"|JavaScript (?:error|warning): (?!resource:|chrome:)).*",
    re.MULTILINE,
)
"""Not what Firefox's own modules write: they have other addresses, or begin with a name alone."""


class Marionette:
    def __init__(self, stream: BufferedRWPair) -> None:
        self._stream = stream
        self._asked = 0
        self._read()

    def ask(self, command: str, **parameters: Any) -> Any:
        self._asked += 1
        message = json.dumps([0, self._asked, f"WebDriver:{command}", parameters])
        self._stream.write(f"{len(message)}:{message}".encode())
        self._stream.flush()
        _, _, failed, result = self._read()
        if failed:
            raise CommandFailed(failed["error"], failed["message"])
        return result.get("value", result)

    def _read(self) -> Any:
        """The first message is a greeting."""
        length = b""
        while (sign := self._stream.read(1)) != b":":
            assert sign, "Firefox hung up"
            length += sign
        return json.loads(self._stream.read(int(length)))


@contextmanager
def open_firefox(folder: Path, display: str) -> Iterator[Browser]:
    program = firefox()
    assert program is not None
    profile = folder / "profile"
    (profile / "chrome").mkdir(parents=True)
    (profile / "chrome" / "userChrome.css").write_text(NARROW)
    (profile / "user.js").write_text(
        "".join(
            f'user_pref("{name}", {json.dumps(value)});\n' for name, value in PREFERENCES.items()
        )
    )
    command = [program, "--marionette", "--no-remote", "--profile", str(profile), "about:blank"]
    said = folder / "said.txt"
    with (
        running(command, {"DISPLAY": display, "HOME": str(folder)}, said),
        socket.create_connection(("127.0.0.1", _port(profile)), GUARD) as connection,
        connection.makefile("rwb") as stream,
    ):
        marionette = Marionette(stream)
        marionette.ask("NewSession", capabilities={"alwaysMatch": {}})
        yield Browser("firefox", marionette, WrittenConsole(said, COMPLAINT))


def _port(profile: Path) -> int:
    told = profile / "MarionetteActivePort"
    wait_until(lambda: told.exists() and told.read_text().strip(), "Firefox's port")
    return int(told.read_text())
