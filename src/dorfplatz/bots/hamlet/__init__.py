"""Bots for the person's side of Hamlet.

`steward` does whatever is worth most by the guesses in `values`. It looks at `deeds` (what to do
next), `gains` and `spending` (what that brings and costs), `plans` (what has to come first),
`stock`, `targets`, `errands` and `carrying` (resources and donkeys), `laying`, `settling` and
`answering` (choices in between) and `outlook` (what is still to come).
"""
