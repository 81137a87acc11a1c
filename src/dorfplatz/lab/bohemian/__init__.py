"""Bohemian Villages in the laboratory: `training` its bots."""
