"""Hamlet in many games: what is counted of each, and what they show together."""
