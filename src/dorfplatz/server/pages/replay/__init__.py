"""Looking back at a game: every position has an address, and a new table can begin from it."""
