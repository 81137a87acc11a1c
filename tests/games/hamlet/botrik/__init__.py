"""Botrik, sentence by sentence: a file for each heading of his rulebook."""
