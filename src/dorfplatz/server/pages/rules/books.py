"""The rule book of each game that has one."""

from typing import Final

from dorfplatz.core.registry import outside
from dorfplatz.server.pages.bohemian.rules.book import BOHEMIAN_BOOK
from dorfplatz.server.pages.hamlet.rules.book import HAMLET_BOOK
from dorfplatz.server.pages.rules.rule_book import RuleBook

BOOKS: Final[dict[str, RuleBook]] = {
    book.name: book for book in (BOHEMIAN_BOOK, HAMLET_BOOK, *outside("rulebook"))
}
