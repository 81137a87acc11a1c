"""Bohemian Villages on a terminal."""
