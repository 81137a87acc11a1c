"""The game in words: `words` and `places` are names, `telling` is the log, `thoughts` and `labels`
are what Botrik says of his reasons."""
