"""Botrik: an automa who plays by his own rulebook, and says why he does what he does.

`turn` is his whole turn, `board`, `support` and `markers` what he has. Each action has a module:
`hiring`, `ordering` and `selling`; `blueprints`, `building`, `making`, `paving` and `producing`.
`mind` chooses by the lists of `priorities`, or asks the person; `delivering`, `laying`, `resources`
and `walking` are choices that several actions share. `ignoring` counts gold that he need not pay.
"""
