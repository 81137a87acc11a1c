"""Live tables and everything that happens at them. Knows no page and no route.

`registry` keeps the tables in memory and opens new ones (`new_tables`, `first_record`); `upkeep` is
what a server does by itself. What takes long is in `replays/`, beside the event loop. A
`live_table` has one task that does one thing after the other, and one way to say that something
changed; its parts are in `live/`, those who hear of changes in `subscribers/`, and `timekeeping/`
sees to the time per turn. `table_actions`, `sealed_numbers`, `closing` and `beginning` are what can
be done: an action is a coroutine that plays on a draft and commits it. `hints` ask a strong bot,
`hint_sources` finds the game without hints that an upload comes from, `summaries` and
`late_summaries` keep what was worth keeping of a finished game, `server_sent_events` writes what
streams send.
"""
