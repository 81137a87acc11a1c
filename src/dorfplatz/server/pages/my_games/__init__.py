"""One's own games: those that wait, in order of urgency, and those that are over."""
