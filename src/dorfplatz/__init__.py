"""Dorfplatz: a place to play, study and enjoy two village games."""

__version__ = "0.1.0"
