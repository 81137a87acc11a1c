"""The kernel against the rules: both play the same games and are compared after every move.

`cardboard` prints random components, `starts` makes positions in which something is about to
happen, `mirror` says what the kernel's row must be, `news` what it must have done, `scores` what it
must count at the end; `side_by_side` plays. `faults` plants mistakes into copies of the kernel and
shows that all this finds them.
"""
