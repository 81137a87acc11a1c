"""Botrik beside the printed game: a program of questions and instructions, and what runs it.

`program`, `operations` and `sentences` are what it is made of. `flow` puts `turn`, `primary`,
`secondary`, `blueprint` and `ending` together from pieces in `parts`. `playing` interprets it here;
`exporting` hands it to the interpreter in browsers (`static/companion/`). `notation` is a game with
it as text.
"""
