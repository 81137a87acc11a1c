"""Guided first games: a short game against a friend who explains each step by letting one do it.

`script` is what a lesson is made of, `playing` the game at a step, `answering` what the friend says
to a move, `pointing` marks elements of the page, `view` puts a step together.
"""
