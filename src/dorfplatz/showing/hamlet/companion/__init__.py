"""Botrik beside the printed game: a program of questions and instructions, and what runs it."""
