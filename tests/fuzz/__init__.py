"""Random games in which every promise of the contract is checked; see `checks`."""
