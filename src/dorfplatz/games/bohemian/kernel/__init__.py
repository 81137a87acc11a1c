"""The rules again, compiled, for bots and analysis alone.

A position is a row of numbers (`layout`), a move is one number (`codes`), the boards are one array
(`table`), and what dice can make is a lookup table (`dice`). `choices`, `playing`, `moving_in`,
`payment` and `scoring` follow the modules of the rules; `chance` draws, `turns` lists whole turns,
`playouts` plays random games; `compiling` says where compiled code is kept. Whole playouts and
searches run inside without the interpreter. The rules in the folder above stay the authority:
random games compare both after every move.
"""
