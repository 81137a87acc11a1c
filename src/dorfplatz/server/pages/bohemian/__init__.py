"""How a game of Bohemian Villages looks on a page."""
