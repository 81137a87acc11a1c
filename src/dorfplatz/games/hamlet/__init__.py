"""Hamlet, one person against Botrik. An unofficial rendering: see docs/rules/hamlet.md.

`cardboard` is what is in the box, `land` the ground with its tiles and roads, `actions` what
the person can do in a turn, `sentences` the game in words, and `botrik` plays by himself; his
account of it is `reasons`. `preparation` begins a game, `turn` is the person's turn, `flow`
what follows a move, `sites` and `scoring` are the end. Around all: `kinds`, `tile`, `state`,
`moves`, `events`, `options` with the modifiers; `notation` and `view`; and `game`, which ties
them to the contract.
"""
