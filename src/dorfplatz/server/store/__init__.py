"""What outlives the server: tables, their seats and the lines of their records, in SQL.

`store` is the database, one transaction for each method; `journal` its writing thread, which the
event loop waits for. `stored` are the values that go in and come out, `schema` the SQL tables,
`rows` the statements. `database` is the address of a database, which `opening` opens: `sqlite` a
file, `postgresql` the other kind, each with its lock. `faults` says what a database refuses,
`storable` what text none takes; `migrate` and `migrations` bring it up to date. Queries: `current`,
`finished`, `program_tables`, `rolled`, `unhinted`, `waking`; `reading` is for commands beside a
running server. `dues` moves the ends of turns when the clock was set. `dice_rounds` are people's
numbers before a game begins, `hooks` and `deliveries` webhooks and what they are sent.
"""
