"""Bots think in worker processes, so that the event loop never waits for them.

`bot_client` asks for moves and hints, `worker_pool` keeps the processes: it limits their time and
starts those anew that died.
"""
