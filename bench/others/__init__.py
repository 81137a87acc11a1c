"""Other engines: random games of each, by a script that the benchmark's own environment runs."""
