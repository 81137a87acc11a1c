"""Looking back at a game: every position has an address, and a new table can begin from it.

`replay` is a game with its `stops`; `looks`, `bar` and `moments_told` show one of them, `forking`
plays on from it, `reading` takes in records that somebody uploads.
"""
