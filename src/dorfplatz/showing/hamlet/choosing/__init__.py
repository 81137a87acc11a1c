"""What a person can do: `choices` and `choices_here` name moves, `questions` what is asked.

`spots` are ways to lay a tile, `previews` what a move would use up, `why_not` why something that
one might expect is not possible.
"""
