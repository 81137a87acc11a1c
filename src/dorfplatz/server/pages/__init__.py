"""What people see: fragments of pages in the reader's language, made from tables.

A folder for each game (`game_pages` finds it) and for each family of pages. `viewer` says who
looks, `fragments` what may change on their page, `event_stream` sends it, `rendering` fills the
templates.
"""
