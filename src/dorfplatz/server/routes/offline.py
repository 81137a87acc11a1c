"""What lets pages work without a network: a worker that the browser keeps beside them."""

import json
from typing import Final

from fastapi import APIRouter, Response

from dorfplatz.games.catalogue import GAMES
from dorfplatz.server.pages.rendering import STATIC, static, static_files, static_folder

router = APIRouter(include_in_schema=False)

WORKER: Final = "worker.js"
PAGES: Final = ("/companion/", "/score-pad/", "/rules/", *(f"/rules/{game}" for game in GAMES))
"""Each also stands for all addresses below it."""


@router.get(f"/{WORKER}")
async def worker() -> Response:
    """The service worker. It is served at the root, because its scope is nothing above its own
    address. Its source names all files of its cache, so browsers install a new one as soon as a
    file changes."""
    files = (file for file in static_files() if file != WORKER)
    kept = {"folder": static_folder(), "pages": PAGES, "files": [*map(static, files)]}
    source = (STATIC / WORKER).read_text("utf-8")
    return Response(f"const KEPT = {json.dumps(kept)};\n{source}", media_type="text/javascript")
