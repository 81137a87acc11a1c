"""Where Hamlet's drawings are."""

from typing import Final

ART: Final = "hamlet/art.svg"
"""Below `static`; some of its drawings have the same names as others."""
