"""What people are told about a game of Hamlet.

`showing` is its object for the registry. What can be done is in `choosing`, what things are in
`explaining`, what Botrik did in `botriks_turn`; `rewards` serves all three. `accounts` and `growth`
are where points came from. `companion` plays Botrik for the printed game.
"""
