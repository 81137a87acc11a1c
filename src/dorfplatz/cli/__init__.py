"""Dorfplatz in the terminal; the top layer, imported by nothing but `__main__`.

`main` is the entry point. A module for each command: `play`, `serve`, `simulate`, `arena`, `bots`,
`hint`, `components`, `engine`, `replay_all`; `records` has those that read records. A game at the
keyboard is a `session` with its `company`, `opponents` and `guests` (engines); `files` writes
records. `screen` is where commands write, `help` what they are for, `options` what several share.
Modules named after a command (`arena_report`, `simulated`) are parts of it. `game_terminal` is what
a game may declare, `games` the registry, `plain` how a game looks that declares nothing.
"""
