"""Routes that only one game has."""

from typing import Final

from fastapi import APIRouter

from dorfplatz.core.registry import outside
from dorfplatz.server.routes import bohemian, hamlet

GAME_ROUTERS: Final[tuple[APIRouter, ...]] = (
    *bohemian.ROUTERS,
    *hamlet.ROUTERS,
    *(router for routers in outside("routes") for router in routers),
)
