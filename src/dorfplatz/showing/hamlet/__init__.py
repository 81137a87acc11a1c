"""What people are told about a game of Hamlet."""
