"""Bots: they choose a move for a seat."""
