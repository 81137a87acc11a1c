"""How fast things are, side by side in one run."""
