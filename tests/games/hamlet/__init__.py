"""The rules of Hamlet, one person against Botrik."""
