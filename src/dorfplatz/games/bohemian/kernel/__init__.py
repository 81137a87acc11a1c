"""The rules again, compiled, for bots and analysis alone.

A position is a row of numbers (`layout`), a move is one number (`codes`), the boards are arrays
(`table`). Whole playouts and searches run inside without the interpreter. The rules in the folder
above stay the authority: random games compare both after every move.
"""
