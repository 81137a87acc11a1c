"""Random games in which every promise of the contract is checked; see `checks`, and
`kernel` for the compiled copy of the rules."""
