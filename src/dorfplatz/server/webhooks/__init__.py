"""Webhooks: other programs are told when it is somebody's turn, and what else matters to them.

`hooks` puts the rest together and is told of every change at a table. `register` knows in memory
who has one; `events` and `news` say what is told to whom; `post` is the queue, which sends what is
due and tries again by `schedule`. `sending` is one request: `messages` its body, `signing` its
signature, `network` the connection, only to `addresses` that are allowed. `receiver` is an address
as typed, `complaints` and `words` say what went wrong.
"""
