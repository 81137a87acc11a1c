"""Bots: they choose a move for a seat.

`bot` says what a bot is, `game_bots` what a game may declare, `games` is the registry, `roster`
lists all bots from weakest to strongest. `uniform` plays any game at random. `choosing` has a
record come in and a move go out, as text; `workers` are processes in which that happens, `warming`
loads or compiles what they need, `pace` makes them wait like a person. `advice` is what a hint
consists of. `bohemian` and `hamlet` have the bots of each game, `engines` speaks with foreign
programs.
"""
