"""Hamlet on a terminal."""
