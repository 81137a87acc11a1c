"""The time per turn of all tables: `timekeeper` knows whose time is up, and gives time back when
`clock_watch` notices that the clock was set. What a turn is stands in `live/turn_clock`.
"""
