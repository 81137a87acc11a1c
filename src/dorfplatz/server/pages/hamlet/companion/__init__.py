"""The companion for the printed game as pages; what it asks is in `showing.hamlet.companion`."""
