"""The ground: `lattice` (exact geometry in whole numbers), `village` (which tiles touch), `network`
(joined, connected, how far), `routes` (the longest)."""
