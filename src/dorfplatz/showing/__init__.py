"""What people are told about a game, whatever the screen: sentences and sums, no layout."""
