"""What an environment rewards."""

from __future__ import annotations

from ._native import Game

#: "win": at the end 1 for who has won alone, with everybody's rewards adding up to 0; alone 1, 0 or -1.
#: "vp": every change of the victory points when it happens.
KINDS = ("win", "vp")


class Rewards:
    """What has changed since it was last asked."""

    def __init__(self, kind: str) -> None:
        if not isinstance(kind, str) or kind not in KINDS:
            raise ValueError(f"the rewards are {' and '.join(KINDS)}, not {kind!r}")
        self.kind = kind
        self._vp: list[int] = []

    def begin(self, game: Game) -> None:
        self._vp = game.vp

    def of_step(self, game: Game) -> list[float]:
        """By seat, for the step that has led to this position."""
        if self.kind == "win":
            return list(game.returns())
        before, self._vp = self._vp, game.vp
        return [float(now - then) for then, now in zip(before, self._vp)]
