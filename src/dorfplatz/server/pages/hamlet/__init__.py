"""How a game of Hamlet looks on a page.

`pages` is its object for the registry, `page` the table as fragments. The map: `village`, drawn
with `ground`, `drawing`, `tiles`, `pieces` and `tokens`. What can be done: `choosing`, `menu`,
`menu_asked`, `menu_ways`, `previews`, and `ghosts` on the map. Beside it: `cards`, `scores`,
`finale`, and `botrik` with `botrik_board`, `botrik_frames` and `botrik_reasons`. `subjects` are
things that can be explained. `rules` and `companion` are its other pages.
"""
