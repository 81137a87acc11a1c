"""What the server tells programs about its JSON interface."""

from functools import cache
from pathlib import Path

from dorfplatz.server.app import create_app
from tests.server.support import Json, settings


@cache
def description() -> Json:
    return create_app(settings(Path())).openapi()
