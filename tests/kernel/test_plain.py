"""The kernel as plain Python does the same as compiled, so faults may be planted in either."""

import os
import subprocess
import sys

from tests.kernel.walk import walks

GAMES = 40


def test_the_plain_and_the_compiled_kernel_agree() -> None:
    plain = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.kernel.walk", str(GAMES)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert plain.stdout.strip() == f"plain {walks(GAMES)}"
