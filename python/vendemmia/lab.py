"""Runs of many games: who is stronger, and what the games of one bot show."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Callable, NamedTuple, Protocol, Sequence, Union

from ._native import Observation, Options, play_arena, play_study


class Player(Protocol):
    """What has such a method can sit in the arena. A class of such things is made anew for every game, with seat and seed."""

    def choose(self, observation: Observation) -> int | str: ...


#: A description ("greedy", "master:seconds=1", "exec:./mybot"), a function of an Observation, a Player, or a class of players.
AnyBot = Union[str, Callable[[Observation], Union[int, str]], Player, type]


class Estimate(NamedTuple):
    """A figure with its 95 % interval; None where the games say nothing."""

    value: float | None
    low: float | None
    high: float | None

    def __str__(self) -> str:
        def shown(number: float | None) -> str:
            return "-" if number is None else f"{number:.3g}"
        if self.low is None and self.high is None:
            return shown(self.value)
        return f"{shown(self.value)} ({shown(self.low)} to {shown(self.high)})"


@dataclass(frozen=True)
class BotResult:
    """How one bot did; docs/arena.md explains the figures."""

    bot: str
    games: int
    elo: Estimate
    score: Estimate
    first: Estimate
    vp: Estimate
    orders: float
    years: float
    choices: float
    milliseconds: float
    failures: int
    first_failure: str
    solo: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class ArenaReport:
    games: int
    deals: int
    left_out: int
    years: float
    bots: list[BotResult]
    verdict: str  # of the sequential test: "open", "elo0", "elo1"; "" without one

    def __getitem__(self, bot: str) -> BotResult:
        for one in self.bots:
            if one.bot == bot:
                return one
        raise KeyError(bot)

    def __str__(self) -> str:
        lines = [f"{self.games} games, {self.deals} deals, {self.years:.1f} years"]
        for one in self.bots:
            lines.append(f"{one.bot}: score {one.score}, Elo {one.elo}, VP {one.vp}, {one.milliseconds:.3g} ms a choice")
        return "\n".join(lines)


def arena(bots: Sequence[AnyBot], games: int = 200, *, seed: int = 1, jobs: int | None = None, seconds: float = 10,
          sprt: tuple[float, float] | None = None, options: Options | None = None, **fields: Any) -> ArenaReport:
    """Plays the bots against each other: every deal in all rotations of the seats, so the games are rounded up to whole deals.

    jobs: threads, one for each core without a number. Bots written in Python share the interpreter's lock, whatever the number.
    seconds: how long another program ("exec:") may think. sprt: two Elo differences; ends as soon as it is clear which one it is.
    An exception that a bot raises ends the run and is raised here; so does an answer that is not legal.
    """
    if options is not None and fields:
        raise TypeError("give an Options object or its fields by name, not both")
    if isinstance(bots, str):
        raise TypeError("bots is a list, even of one")
    rules = Options(**fields) if options is None else options
    told = play_arena(list(bots), games, seed, jobs, seconds, None if sprt is None else list(sprt), rules)
    results = []
    for row in told.pop("bots"):
        results_alone = zip(("loss", "draw", "win"), row.pop("solo"))
        solo = dict(results_alone) if rules.players == 1 else {}
        figures = {name: Estimate(*value) if isinstance(value, tuple) else value for name, value in row.items()}
        results.append(BotResult(**figures, solo=solo))
    return ArenaReport(bots=results, **told)


@dataclass(frozen=True)
class StudyReport:
    html: str
    csv: dict[str, str]  # files by name
    command: str  # that plays these games again

    def table(self, name: str) -> list[dict[str, str]]:
        """The lines of one of the tables, "seats" or "seats.csv", each by the names of its columns."""
        file = name if name.endswith(".csv") else name + ".csv"
        if file not in self.csv:
            raise KeyError(f"{name}: the tables are {', '.join(one.removesuffix('.csv') for one in self.csv)}")
        return list(csv.DictReader(io.StringIO(self.csv[file])))

    def save(self, page: str | Path) -> None:
        """Writes the page, which needs nothing else."""
        Path(page).write_text(self.html, encoding="utf-8")


def study(bot: str = "greedy", games: int = 1000, *, players: Sequence[int] = (2,), modules: Sequence[str] = ("",),
          seed: int = 1, jobs: int | None = None, **variants: Any) -> StudyReport:
    """Plays so many games of the bot against itself with every number of players and every set of modules: docs/study."""
    if isinstance(modules, str):
        raise TypeError("modules is a list of sets, even of one: ['board,workers']")
    if not players or not modules:
        raise ValueError("name at least one number of players and one set of modules; '' is the base game")
    rules = Options(players=players[0], modules=modules[0], **variants)
    return StudyReport(**_renamed(play_study(bot, games, seed, list(players), list(modules), jobs, rules)))


def _renamed(told: dict[str, Any]) -> dict[str, Any]:
    return {"html": told["html"], "csv": told["tables"], "command": told["command"]}
