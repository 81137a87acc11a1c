"""Programs that play over standard input and output."""
