"""The rules of Hamlet and of Botrik for people."""
