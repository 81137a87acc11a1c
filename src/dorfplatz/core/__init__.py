"""What every game and everything around the games agrees on. Standard library only; imports no
other layer.

`contract` has `Game`, all that anyone outside a game knows of it, and `Result`. `seat` and
`chance`: who acts, odds in whole numbers, sources of chance. `text` and `refusal`: sentences as
keys with facts, and saying no. `record` is a game as text, `course` the same replayed and checked
entry by entry, `dice_facts` what a record says of its dice, `names` which names are good for new
players. `registry` holds the objects of a layer by game. `tables` reads TOML that anyone may write,
`plain` turns values of the rules into JSON.
"""
