"""Those who hear of every change at every table (`live/changes`), besides streams and webhooks:
`bot_turns` plays for bots, `notifications` wakes those who listen to many tables at once,
`waiting_tables` knows whose turn it is where, and `unhinted_tables` which games go on without
hints. No table knows any of them.
"""
