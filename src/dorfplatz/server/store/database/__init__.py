"""Databases of two kinds: `address` tells them apart, `opening` opens them, `sqlite` a file and
`postgresql` the other kind, each with its lock. `faults` says what a database refuses, `storable`
what text none of them takes."""
