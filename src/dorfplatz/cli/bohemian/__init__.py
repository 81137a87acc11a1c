"""Bohemian Villages on a terminal.

`terminal` is its object for the registry and `face` all that a person sees: `board`, `players`,
`menu`, `explain`, `finale`; `names` is what people type. `components` and `train` (with
`training_runs`) are for its commands.
"""
