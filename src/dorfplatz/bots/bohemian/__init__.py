"""Bots of Bohemian Villages that think in the kernel."""
