"""Routes that only Hamlet has."""

from dorfplatz.server.routes.hamlet import companion, opening

ROUTERS = (opening.router, companion.router)
