"""Those who hear of every change at every table (`live/changes`), besides streams and webhooks:
`bot_turns` plays for bots, `notifications` wakes those who listen to many tables at once, and
`waiting_tables` knows whose turn it is where. No table knows any of them.
"""
