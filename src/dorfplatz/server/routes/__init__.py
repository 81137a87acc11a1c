"""What can be asked over HTTP, one module for each group of addresses; no decision is made here.

`context` has what routes ask for (the server, the visitor, the table), `answers` how they respond:
a page, a redirect or JSON. `api` is for programs. `game_routes` is the registry of routes that only
one game has, such as those in `bohemian` and `hamlet`.
"""
