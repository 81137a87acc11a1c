"""The pages about dice."""
