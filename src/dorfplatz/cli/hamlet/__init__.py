"""Hamlet on a terminal.

`terminal` is its object for the registry and `face` all that a person sees: the map (`picture` on a
`canvas`), `places`, `sides`, `table`, `menu` with `laying`, `explain`, `finale`; `names` is what
people type, `signs` how things are shown. `components` and `simulated` are for its commands.
"""
