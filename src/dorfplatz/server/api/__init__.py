"""What programs see of tables, and how they hear of them. No route.

`asked` and `models` are the JSON that comes in and goes out, as OpenAPI describes it; `shown` makes
it from tables. `stream`, `attending` and `news` are the NDJSON stream of all tables of a program,
`event_stream` the server-sent events of one. `tokens` are for programs.
"""
