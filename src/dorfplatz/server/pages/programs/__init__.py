"""The page for people who write programs that play."""
