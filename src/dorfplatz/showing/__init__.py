"""What people are told about a game, whatever the screen: sentences and sums, no layout.

`game_showing` is all that a game may declare here, `games` the registry. `endings`, `hints`
and `telling` are the same for all games; `bohemian` and `hamlet` are what is particular to each.
Imported by `lab`, `server` and `cli`.
"""
