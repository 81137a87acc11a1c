"""The first game of Bohemian Villages."""
