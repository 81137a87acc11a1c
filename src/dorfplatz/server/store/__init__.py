"""What outlives the server: tables, their seats and the lines of their records, in SQL.

`store` is the database, one transaction for each method; `journal` its writing thread, which the
event loop waits for. `stored` are the values that go in and come out, `schema` the SQL tables,
`rows` the statements; `table_reading` checks what is read. `database` opens SQLite and PostgreSQL,
`migrate` and `migrations` bring them up to date, `pulse` tells whether they still take what is
written. Queries: `current`, `finished`, `program_tables`, `rolled`, `unhinted`, `waking`; `reading`
is for commands beside a running server. `dues` moves the ends of turns when the clock was set.
`dice_rounds` are people's numbers before a game begins, `hooks` and `deliveries` webhooks and what
they are sent.
"""
