"""Botrik: an automa who plays by his own rulebook, and says why he does what he does."""
