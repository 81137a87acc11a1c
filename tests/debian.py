"""Installing what tests need from Debian's packages, where that can be done without asking."""

import os
import shutil
import subprocess


def install(*packages: str) -> None:
    """As the superuser of a Debian system; whoever calls looks whether it is there now."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        for command in (("update",), ("install", "--yes", *packages)):
            subprocess.run(
                ["apt-get", *command],
                check=False,
                env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
