"""A second reading of the rules, kept apart from the program, that checks its traces."""
