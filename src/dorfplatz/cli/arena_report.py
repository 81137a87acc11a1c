"""The results of an arena: a table for people, JSON for programs, a picture."""

import json
from math import isfinite
from pathlib import Path

from rich.table import Table as Grid

from dorfplatz.cli import words
from dorfplatz.cli.arena_input import STANDARD_OUTPUT
from dorfplatz.cli.screen import Screen
from dorfplatz.lab.deciding import Decision
from dorfplatz.lab.intervals import Estimate
from dorfplatz.lab.ratings import MIDDLE
from dorfplatz.lab.report import Report, document


def hand_over(screen: Screen, report: Report, results: Path | None, plot: Path | None) -> None:
    if results == STANDARD_OUTPUT:
        screen.out.print(_json(report), markup=False, soft_wrap=True)
    else:
        _print(screen, report)
        if results is not None:
            results.write_text(_json(report) + "\n", "utf-8")
    if plot is not None:
        _draw(screen, report, plot)
    files = tuple(str(path) for path in (results, plot) if path not in (None, STANDARD_OUTPUT))
    if files:
        screen.remark(words.WRITTEN, files=files)


def _json(report: Report) -> str:
    return json.dumps(document(report), ensure_ascii=False, indent=2)


def _print(screen: Screen, report: Report) -> None:
    grid = Grid(screen.say(words.BOT))
    for column in (words.SHARE, words.MARGIN, words.RATING):
        grid.add_column(screen.say(column), justify="right")
    for each in report.standings:
        share = f"{screen.percent(each.share.value)} ({_percents(screen, each.share)})"
        margin = f"{screen.decimal(each.margin.value)} ({_decimals(screen, each.margin)})"
        rating = report.ratings[each.name]
        rated = f"{rating.value:.0f} ({_span(f'{rating.low:.0f}', f'{rating.high:.0f}')})"
        grid.add_row(each.name, share, margin, rated)
    screen.out.print(grid)
    for line in _sentences(screen, report):
        screen.line(screen.out, line)


def _sentences(screen: Screen, report: Report) -> list[str]:
    blocks = screen.words(words.BLOCKS, games=report.games, blocks=len(report.blocks))
    return [blocks] if report.decision is None else [blocks, _verdict(screen, report.decision)]


def _verdict(screen: Screen, decision: Decision) -> str:
    lead = screen.decimal(decision.trial.lead * 100)
    text = words.VERDICTS[decision.trial.verdict]
    return screen.words(
        text, games=decision.games, bot=decision.bot, other=decision.other, lead=lead
    )


def _percents(screen: Screen, of: Estimate) -> str:
    return _span(screen.decimal(of.low * 100), screen.decimal(of.high * 100))


def _decimals(screen: Screen, of: Estimate) -> str:
    if not isfinite(of.low):
        return "?"
    return _span(screen.decimal(of.low), screen.decimal(of.high))


def _span(low: str, high: str) -> str:
    return f"{low} – {high}" if "-" in low + high else f"{low}–{high}"


def _draw(screen: Screen, report: Report, path: Path) -> None:
    """The strongest on top."""
    from dorfplatz.lab import plots  # only a picture needs matplotlib

    ladder = sorted(report.standings, key=lambda each: report.ratings[each.name].value)
    names = [each.name for each in ladder]
    rating = [report.ratings[name] for name in names]
    shares = [each.share.times(100) for each in ladder]
    even = 100 / report.arena.seats
    title = screen.words(words.TITLE, seats=report.arena.seats, games=report.games)
    panels = (
        plots.Panel(screen.say(words.RATING), rating, MIDDLE),
        plots.Panel(f"{screen.say(words.SHARE)} (%)", shares, even),
    )
    plots.draw(path, title, names, panels)
