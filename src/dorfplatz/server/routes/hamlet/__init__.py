"""Routes that only Hamlet has."""

from dorfplatz.server.routes.hamlet import companion, new_table

ROUTERS = (new_table.router, companion.router)
