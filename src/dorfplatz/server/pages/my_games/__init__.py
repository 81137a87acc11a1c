"""One's own games: those that wait, in order of `urgency`, and those that are over.

`played`, `cards`, `search` and `tallies` are finished games; `again` replays them with the present
code; `times` says when something was.
"""
