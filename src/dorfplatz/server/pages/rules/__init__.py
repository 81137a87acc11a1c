"""The rules of the games in our own words and pictures, as data; every rule has its own anchor."""
