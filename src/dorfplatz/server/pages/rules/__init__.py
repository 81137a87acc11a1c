"""The rules of the games in our own words and pictures, as data; every rule has its own anchor.

`books` is the registry, `rule_book` what a game declares. `sheet` and `scenes` are what a page is
made of, `library` caches each page for each language, `links` leads from a text on the table to its
paragraph.
"""
