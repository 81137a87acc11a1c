"""The program, imported once and forked for every start.

To import it takes far longer than what most tests ask of it. A start still is a process of its own,
with the arguments, environment, folder and streams of the client, and it ends as any process does.
What Python itself reads from the environment at its start, though, was read long before.

The client is `fork_client.py` in another process: if that one is killed, so is the program.
"""

import gc
import marshal
import os
import select
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import IO, NoReturn, TextIO

import pytest

import dorfplatz.cli.main  # noqa: F401 (so that no start has to)
from dorfplatz.__main__ import main
from dorfplatz.cli import guests
from dorfplatz.locale import LANGUAGES, language
from tests.engine.foreign_programs import PATIENT


def serve(listening: int) -> Callable[[], None]:
    """Fork for each client, until standard input is closed. Returns only in processes that become
    the program, which then has nothing above it and ends as if it had been started alone. Engines
    get the time that they need on a busy machine."""
    pytest.MonkeyPatch().setattr(guests, "LIMITS", PATIENT)
    for code in LANGUAGES:
        language(code)
    gc.freeze()  # else a collection after a fork would copy everything
    with socket.socket(fileno=listening) as listener:
        watched: list[int | socket.socket] = [listener, 0]
        while listener in select.select(watched, [], [])[0]:
            client, _ = listener.accept()
            if os.fork() == 0:
                break
            client.close()
            _reap()
        else:
            sys.exit()
    return _start(client)


def _reap() -> None:
    """Children that have reported an exit code; nobody waits for them."""
    with suppress(ChildProcessError):  # none is left, not even the latest
        while os.waitpid(-1, os.WNOHANG) != (0, 0):
            pass


def _start(client: socket.socket) -> Callable[[], None]:
    """The program in one process, and in its parent the report of its exit code."""
    _, streams, _, _ = socket.recv_fds(client, 1, 3)
    size = int.from_bytes(client.recv(4, socket.MSG_WAITALL), "big")
    arguments, environment, folder = marshal.loads(client.recv(size, socket.MSG_WAITALL))
    ended, kept_open = os.pipe()
    program = os.fork()
    if program:
        for each in (*streams, kept_open):
            os.close(each)
        _report_exit_code(program, ended, client)
    client.close()
    _take(streams)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv[1:] = arguments
    return main


def _take(streams: list[int]) -> None:
    """In place of those that Python was started with, and as it would have opened them."""
    for place, stream in enumerate(streams):
        os.dup2(stream, place)
        os.close(stream)
    for place, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        opened = _opened(getattr(sys, name), place, mode)
        setattr(sys, name, opened)
        setattr(sys, f"__{name}__", opened)


def _opened(before: TextIO, place: int, mode: str) -> IO[str]:
    by_line = 1 if place == 2 or os.isatty(place) else -1
    return open(place, mode, by_line, before.encoding, before.errors, "\n", closefd=False)


def _report_exit_code(program: int, ended: int, client: socket.socket) -> NoReturn:
    """To the client, unless it is gone: then the program is killed."""
    watched: list[int | socket.socket] = [ended, client]
    if client in select.select(watched, [], [])[0]:
        os.kill(program, signal.SIGKILL)
    _, status = os.waitpid(program, 0)
    with suppress(BrokenPipeError):
        client.sendall(os.waitstatus_to_exitcode(status).to_bytes(4, "big", signed=True))
    os._exit(0)
