"""Running a command while every core is busy."""

import subprocess
import sys

from tests.waiting import GUARD


def run(code: str, *options: str) -> subprocess.CompletedProcess[str]:
    tool = [sys.executable, "-m", "tools.under_load", *options, "--", sys.executable, "-c", code]
    return subprocess.run(tool, capture_output=True, text=True, check=False, timeout=GUARD)


def test_a_command_runs_as_often_as_wanted_and_its_failure_is_told() -> None:
    done = run("raise SystemExit(3)", "--times", "2", "--processes", "1")
    assert done.returncode == 3
    assert [line.split(",")[0] for line in done.stdout.splitlines()] == [
        "== run 1 of 2 beside 1 busy processes",
        "== run 2 of 2 beside 1 busy processes",
    ]
    assert done.stdout.count("FAILED with 3") == 2


def test_a_command_that_passes_is_told_too() -> None:
    done = run("print('hello')", "--processes", "1")
    assert done.returncode == 0
    assert "hello\n== run 1 of 1" in done.stdout
    assert ": passed in " in done.stdout
