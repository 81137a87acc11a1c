"""What a live table is made of. Knows nothing of what is done at a table, nor of who hears of it.

`serial_task` does one thing after the other, `table_storage` is the way to the disk, `changes` the
way to everybody who subscribed, `table_cache` what readers share until the next change. `seats`,
`presence` and `attendance` say who sits where and who is there, `bot_pace` how fast bots should
move, `dice_source` where rolls come from, `turn_clock` how long a turn may take.
"""
