"""The companion for the printed game, held against the rules."""
