"""Routes that only Bohemian Villages has."""

from dorfplatz.server.routes.bohemian import all_dice, opening, score_pad

ROUTERS = (opening.router, all_dice.router, score_pad.router)
