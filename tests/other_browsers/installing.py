"""Where the browsers are. Run as a program it installs what is missing if it can, or says in one
sentence what to install."""

import shutil
import sys
from pathlib import Path
from typing import Final

from tests.debian import install

PACKAGES: Final = ("firefox-esr", "webkit2gtk-driver", "xvfb")
WEBKIT_FOLDERS: Final = "lib/*/webkit*gtk-*/MiniBrowser"


def firefox() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


def webkit_driver() -> str | None:
    return shutil.which("WebKitWebDriver")


def minibrowser() -> str | None:
    """The browser that comes with WebKitGTK's driver; no package puts it on the path."""
    return next((str(found) for found in sorted(Path("/usr").glob(WEBKIT_FOLDERS))), None)


def virtual_screen() -> str | None:
    return shutil.which("Xvfb")


def is_complete() -> bool:
    return None not in (firefox(), webkit_driver(), minibrowser(), virtual_screen())


def main() -> None:
    if not is_complete():
        install(*PACKAGES)
    if not is_complete():
        sys.exit(
            "The tests in other browsers need Firefox, WebKitGTK's WebDriver and Xvfb; "
            f"on Debian: apt install {' '.join(PACKAGES)}"
        )


if __name__ == "__main__":
    main()
