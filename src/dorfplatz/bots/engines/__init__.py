"""Foreign programs that play over standard input and output: see docs/engine-protocol.md.

`wire`, `said_by_engine` and `said_by_host` read and write lines, without I/O. As a host we start a
`program`, a child process with three `pipes`, and ask it each `question`; `foreign` is the bot made
of it. As an engine we are a `speaker` with a `sheet` (the position as it comes in) and a `mind`;
`conversation` connects them to a pair of streams.
"""
