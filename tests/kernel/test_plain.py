"""The kernel as plain Python does the same as compiled, so faults may be planted in either."""

import os
import subprocess
import sys

import pytest

from tests.kernel.walk import walks


@pytest.mark.parametrize("games", [8, pytest.param(40, marks=pytest.mark.outer)])
def test_the_plain_and_the_compiled_kernel_agree(games: int) -> None:
    plain = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.kernel.walk", str(games)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert plain.stdout.strip() == f"plain {walks(games)}"
