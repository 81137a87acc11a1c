"""What bots have learned: plain arrays, and beside them how they were made."""
