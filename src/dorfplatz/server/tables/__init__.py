"""Live tables and everything that happens at them. Knows no page and no route.

`registry` keeps the tables in memory and opens new ones (`new_tables`, `first_record`). A
`live_table` has one task (`serial_task`) that does one thing after the other; `table_actions`,
`sealed_numbers`, `closing`, `turn_clock` and `bot_turns` are what can be done. `presence` knows who
is there, `notifications` and `waiting_tables` tell those who watch many tables at once, `summaries`
keep what was worth keeping of a finished game.
"""
