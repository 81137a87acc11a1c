"""A game that draws nothing of its own: what programs see of it, choices, log and scores."""
