"""What people are told about a game of Hamlet.

`showing` is its object for the registry. What can be done: `choices`, `choices_here`, `questions`,
`why_not`; `spots` are ways to lay a tile, `previews` what a move would use. What things are:
`about_places`, `about_tiles`, `about_rest`, `headings`, `conditions`, `rewards`. What Botrik did:
`turns` finds his latest turn, `drafting` and `steps` divide it, `following` has the position after
each event, `scenes` where it happened, `weighing` his reasons, `outcomes` and `recap` what came of
it. `accounts` and `growth` are where points came from. `companion` plays Botrik for the printed
game.
"""
