"""Bots for the person's side of Hamlet."""
