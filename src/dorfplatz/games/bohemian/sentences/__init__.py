"""Sentences about what happens in a game: `telling` makes them of events."""
