"""Dice one can check: what is known of a game's dice, whether they fit, and how they fell."""
