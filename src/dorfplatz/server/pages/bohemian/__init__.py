"""How a game of Bohemian Villages looks on a page.

`pages` is its object for the registry, `page` the table as fragments: `houses`, `figures`,
`turn_dice`, `players`, `menu`, `finale`. `draws`, `fallen` and `dice_totals` are for the pages
about dice. `rules`, `lesson` and `score_pad` are its other pages.
"""
