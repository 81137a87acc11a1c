"""Training the evaluations of bots by self-play."""
