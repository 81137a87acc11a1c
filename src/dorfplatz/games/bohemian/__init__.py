"""Bohemian Villages: the rules, for two to five players.

In the order of the rulebook: `components` and `box` (what is in the box), `preparation`, `turn`,
`dice` and `using` (totals), `placing`, `kicking`, `moving_in` (mills, glass, farms, inns, manors),
`bishop`, `special`, `bank`, `ending`, `scoring`. Around them: `kinds`, `board`, `state`, `moves`,
`events`, `options`; `notation`, `naming`, `words`, `sentences` and `view`; and `game`, which ties
them to the contract. `kernel` has the same rules compiled, for `bots` and `lab` alone.
"""
