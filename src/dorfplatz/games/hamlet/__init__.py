"""Hamlet, one person against Botrik. An unofficial rendering: see docs/rules/hamlet.md."""
