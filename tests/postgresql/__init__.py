"""A real PostgreSQL for tests: `installing` finds or installs it, `cluster` starts and stops it,
`databases` hands out databases of both kinds."""
