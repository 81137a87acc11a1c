"""What people are told about a game of Bohemian Villages.

`showing` is its object for the registry. `choices` and `plans` name moves, `explaining` says why a
building can or cannot be moved into, `accounts` and `growth` where coins came from, `luck` how the
dice fell. `pad` counts the score of a printed game.
"""
