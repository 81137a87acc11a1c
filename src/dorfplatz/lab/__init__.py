"""The laboratory: many games by programs, and what they show.

`simulation` plays games (the same seed, the same records), `parallel` spreads them over processes,
`summary` adds them up. `arena` and `seating` let bots meet in blocks of equal dice with rotated
seats; `standings`, `rankings`, `intervals`, `ratings` (Plackett–Luce), `sequential` and `deciding`
say who is better and how sure that is. `ledger` keeps finished games so that a run can be resumed;
`report` and `plots` are for reading. `game_lab` is what a game may declare, `games` the registry.
"""
