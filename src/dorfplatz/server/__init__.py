"""The server: people and programs play at tables over HTTP, and whatever is acknowledged is stored.

One process with one event loop; bots think in worker processes, the database is written by one
thread. `serve` runs the application, `app` puts it together. Below them, each importing only what
follows: `routes`, `pages`, `api` and `webhooks`, `tables`, `thinking`, `store`, `http`, and at the
bottom `settings`, `translator` (the language of a page) and `logs`, with `log_limits`. `templates`
and `static` are what pages are made of.
"""
