"""Games with which the tests play."""
