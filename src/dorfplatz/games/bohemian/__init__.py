"""Bohemian Villages: the rules, for two to five players."""
