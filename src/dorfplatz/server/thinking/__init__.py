"""Bots think in worker processes, so that no page ever waits for them."""
