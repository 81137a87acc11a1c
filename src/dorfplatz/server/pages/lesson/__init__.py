"""Guided first games: a short game against a friend who explains each step by letting one do it."""
