"""What people see: fragments of pages in the reader's language, made from tables.

A folder for each game (`game_pages` is the registry, `game_page` what a game may declare, `plain`
for games that declare nothing) and for each family of pages: `rules`, `lesson`, `replay`, `dice`,
`my_games`. `viewer` says who looks, `fragments` what may change on their page, `event_stream` sends
it, `rendering` fills the templates and caches what it made. `game_log` tells what happened, `lobby`
is a table before its game.
"""
