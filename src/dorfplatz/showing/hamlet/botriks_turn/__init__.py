"""What Botrik did: `turns` finds his latest turn, `drafting` and `steps` divide it.

`following` has the position after each event, `scenes` where it happened, `weighing` his reasons,
`step_kinds` what a step is about, `outcomes` and `recap` what came of it.
"""
