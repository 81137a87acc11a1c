"""What takes long, beside the event loop: `background` is its one thread, `replaying` makes games
of records entry by entry, `uploading` takes in records that were played elsewhere.
"""
