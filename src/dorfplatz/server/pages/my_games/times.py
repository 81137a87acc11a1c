"""When something was or will be. Nobody knows a reader's time zone, so times are told from now."""

from datetime import datetime, timedelta

from babel.dates import format_date, format_timedelta

from dorfplatz.server.translator import Translator


def day(when: datetime, voice: Translator) -> str:
    return format_date(when, "medium", locale=voice.code)


def ago(when: datetime, now: datetime, voice: Translator) -> str:
    """“2 days ago”; what is new by seconds, or by a clock that is wrong, “1 minute ago”."""
    return _told(min(when - now, timedelta(seconds=-1)), voice)


def ahead(when: datetime, now: datetime, voice: Translator) -> str:
    """“in 3 hours”."""
    return _told(when - now, voice)


def _told(far: timedelta, voice: Translator) -> str:
    return format_timedelta(
        far, granularity="minute", threshold=2, add_direction=True, locale=voice.code
    )
