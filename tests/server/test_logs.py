"""Logs: a JSON object a line."""

import json
import logging
import sys
from collections.abc import Callable, Iterator
from datetime import datetime
from io import StringIO

import pytest
from python_multipart.exceptions import MultipartParseError
from python_multipart.multipart import MultipartParser

from dorfplatz.server.logs import RareWarning, log, log_to_stderr
from tests.server.support import Clock


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], list[str]]]:
    """What the server would write; afterwards everything is as it was."""
    names = ("dorfplatz", "uvicorn", "python_multipart")
    loggers = [logging.getLogger(name) for name in names]
    kept = [(each.handlers[:], each.level, each.propagate) for each in loggers]
    written = StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    log_to_stderr()
    yield lambda: written.getvalue().splitlines()
    for each, (handlers, level, propagate) in zip(loggers, kept, strict=True):
        each.handlers[:], each.level, each.propagate = handlers, level, propagate


@pytest.mark.usefixtures("faults")
def test_each_line_is_an_object(logged: Callable[[], list[str]]) -> None:
    log(logging.INFO, "hello", table="abc", record="dorfplatz 1\n“ö”\n")
    try:
        raise ValueError("on\ntwo lines")
    except ValueError as fault:
        log(logging.ERROR, "bot failed", fault=fault, bot="greedy")
    log(logging.DEBUG, "nobody needs to know")
    hello, failed = map(json.loads, logged())
    assert (hello["level"], hello["event"], hello["table"]) == ("info", "hello", "abc")
    assert hello["record"] == "dorfplatz 1\n“ö”\n"
    assert "fault" not in hello
    assert datetime.fromisoformat(hello["time"]).tzinfo is not None
    assert (failed["level"], failed["bot"]) == ("error", "greedy")
    assert failed["fault"].startswith("Traceback")
    assert failed["fault"].endswith("on\ntwo lines")


@pytest.mark.usefixtures("faults")
def test_a_failure_again_and_again_does_not_fill_the_log(
    logged: Callable[[], list[str]],
) -> None:
    """Ten thousand failures at a table with a long record: before, 160 MB."""
    for _ in range(10_000):
        try:
            raise ValueError("again")
        except ValueError as fault:
            log(logging.ERROR, "table failed", fault=fault, table="t", record="x" * 16_000)
    assert sum(map(len, logged())) < 64_000


def test_what_anybody_can_cause_is_logged_once_a_minute(logged: Callable[[], list[str]]) -> None:
    clock = Clock()
    warn = RareWarning("no room", clock)
    for _ in range(5):
        warn(most=3)
    clock.pass_by(60)
    warn(most=3)
    first, second = map(json.loads, logged())
    assert (first["level"], first["event"], first["most"]) == ("warning", "no room", 3)
    assert (first["times"], second["times"]) == (1, 5)


def test_what_is_wrong_with_a_form_is_not_logged(
    logged: Callable[[], list[str]], caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(MultipartParseError):
        MultipartParser(b"x").write(b"no boundary")
    assert logged() == []
    assert caplog.records == []
