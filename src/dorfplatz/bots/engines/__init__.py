"""Programs that play over standard input and output, see docs/engine-protocol.md: ours for others,
and others for us."""
