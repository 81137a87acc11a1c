"""Dorfplatz in the terminal."""
