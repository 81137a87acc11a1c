"""The game in words: names of things and places, the log, and what Botrik says of his reasons."""
