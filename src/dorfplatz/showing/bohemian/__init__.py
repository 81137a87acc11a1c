"""What people are told about a game of Bohemian Villages."""
