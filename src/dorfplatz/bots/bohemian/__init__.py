"""Bots of Bohemian Villages that think in the kernel.

`bots` is the object for the registry, `players` are the bots themselves, `greedy` the one that
needs no kernel. What a position is worth: `features`, then `network` and `valuing` (trained, for
every seat) or `judging` (by weights); `loading` reads what was learned from `minds`. What to do:
`policy` plays a whole turn, `planning` lists every plan with exact expectations over re-rolls,
`search` and `racing` play out the best until one stands out, `thinking` puts these together;
`rolling` decides before the roll, `erring` makes weaker bots err. Hints: `advising`, from
`prospects`, `pairs`, `terms`, `clauses` and `reasons`. `practice`, `matches` and `starts` are games
for training.
"""
