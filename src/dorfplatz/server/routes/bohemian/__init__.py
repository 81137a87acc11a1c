"""Routes that only Bohemian Villages has."""

from dorfplatz.server.routes.bohemian import all_dice, new_table, score_pad

ROUTERS = (new_table.router, all_dice.router, score_pad.router)
