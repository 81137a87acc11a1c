"""Hamlet in many games: what is counted of each (`tally`), and what they show together (`summary`).

`lab` is its object for the registry; `modifiers` draws other modifiers for each game.
"""
