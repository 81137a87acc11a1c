"""A game being played, without any input or output.

`table` is a record being played: it checks versions and turns, and lets chance act.
`checkable_dice` draws from the server's secret and people's numbers, and checks such draws;
`dice_guarantee` says for whom that is worth something. `trace` is a game as JSON for other
programs; `seating` and `names` say who sits where and how bots are called.
"""
