"""The land: the lattice that tiles lie on, what touches what, which roads join places, and the
longest routes; all of it in whole numbers."""
