"""Hamlet, one person against Botrik. An unofficial rendering: see docs/rules/hamlet.md.

What is in the box: `kinds`, `tile`, `components` and `box`, with `printed`, `checking` and
`fitting` for component files. The ground: `lattice` (exact geometry in whole numbers), `village`
(which tiles touch), `network` (joined, connected, how far), `routes` (the longest). The person's
turn: `preparation`, `turn`, `villagers`, `donkeys`, `transport`, `paying` (with free trade),
`using` (rewards), `producing`, `making`, `town_hall`, `building`, `roads`, `church`, `market`.
`flow` is what follows a move; `sites` and `scoring` are the end.

`botrik` plays by himself; his account of it is `reasons` as keys, `thoughts` and `labels` as
sentences. Around all: `state`, `moves`, `events`, `options` with the modifiers; `notation`,
`telling`, `words`, `places` and `view`; and `game`, which ties them to the contract.
"""
