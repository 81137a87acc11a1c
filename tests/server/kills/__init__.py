"""Servers and databases that are killed while programs play: `servers` starts and kills them,
`nursery` makes many of them fast, `players` play and remember what they were told."""
