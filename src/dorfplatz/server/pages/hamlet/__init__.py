"""How a game of Hamlet looks on a page."""
