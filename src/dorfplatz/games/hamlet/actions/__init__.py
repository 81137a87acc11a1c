"""What the person can do in a turn, a module for each heading of the rulebook, with how it is paid
and carried."""
