"""The laboratory: many games by programs, and what they show."""
