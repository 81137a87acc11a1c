"""The command that opens Dorfplatz in the browser."""

import os
import socket
import sys
import webbrowser
from dataclasses import replace
from typing import Final

import click

from dorfplatz.cli.arena_input import Number
from dorfplatz.cli.files import games_folder
from dorfplatz.cli.options import language_option
from dorfplatz.cli.screen import Screen
from dorfplatz.cli.words import CANNOT_LISTEN, OPEN, SERVER_NOT_INSTALLED
from dorfplatz.core.refusal import Malformed

USUAL_PORT: Final = 8000
GONE_AFTER: Final = 30_000
"""Milliseconds."""


@click.command()
@click.option("--host", default="127.0.0.1", metavar="ADDRESS")
@click.option("--port", type=click.IntRange(0, 65535), metavar="N")
@click.option("--database", metavar="FILE")
@click.option("--bot-pause", type=click.IntRange(0, 60_000), metavar="MILLISECONDS")
@click.option("--seconds", type=Number(0.001, 3600), metavar="SECONDS")
@click.option("--hooks-to-private", is_flag=True)
@click.option("--trusted-proxies", metavar="ADDRESS,ADDRESS,…")
@click.option("--browser", is_flag=True)
@language_option
@click.pass_obj
def serve(
    screen: Screen,
    host: str,
    port: int | None,
    database: str | None,
    bot_pause: int | None,
    seconds: float | None,
    hooks_to_private: bool,
    trusted_proxies: str | None,
    browser: bool,
) -> None:
    try:
        from dorfplatz.server.http.proxies import proxies_in
        from dorfplatz.server.serve import run  # only this command needs what it needs
        from dorfplatz.server.settings import Settings
    except ModuleNotFoundError:
        raise Malformed(SERVER_NOT_INSTALLED) from None
    settings = Settings(
        database or str(games_folder() / "dorfplatz.sqlite"), hooks_to_private=hooks_to_private
    )
    if bot_pause is not None:
        settings = replace(settings, bot_pause=bot_pause / 1000)
    if seconds is not None:
        settings = replace(settings, bot_seconds=seconds)
    if trusted_proxies is not None:
        settings = replace(settings, trusted_proxies=proxies_in(trusted_proxies))
    with _door(host, port) as door:
        address = _address(host, door.getsockname()[1])

        def opened() -> None:
            screen.remark(OPEN, address=address)
            if browser and _has_screen():
                webbrowser.open(address)

        run(settings, door, opened)


def _door(host: str, port: int | None) -> socket.socket:
    """The listening socket; on any free port if none is asked for and the usual one is taken."""
    for choice in (USUAL_PORT, 0) if port is None else (port,):
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            door = socket.create_server((host, choice), family=family)
            _notice_the_dead(door)
            return door
        except OSError as error:
            problem = Malformed(
                CANNOT_LISTEN, host=host, port=choice, reason=error.strerror or str(error)
            )
    raise problem


def _notice_the_dead(door: socket.socket) -> None:
    """A phone without power closes no connection: one that acknowledges nothing is dropped."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GONE_AFTER)


def _address(host: str, port: int) -> str:
    """The URL of the server; for a socket that listens on all interfaces it has this machine's own
    address in the network, so that links and QR codes lead there."""
    if host in ("0.0.0.0", "::"):
        host = _in_network()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _in_network() -> str:
    try:
        _, _, found = socket.gethostbyname_ex(socket.gethostname())
    except OSError:
        found = []
    return next((each for each in found if not each.startswith("127.")), "127.0.0.1")


def _has_screen() -> bool:
    """Where there is none, some systems would open a browser inside the terminal."""
    desktop = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, desktop))
