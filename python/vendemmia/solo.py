"""The game for one against the Automa as an environment in the style of Gymnasium. Gymnasium itself is not needed."""

from __future__ import annotations

from typing import Any

import numpy as np

from ._native import FACTS, MAX_ANSWERS, Game, Options
from .rewards import Rewards
from .spaces import Discrete, MultiBinary


class SoloEnv:
    """Level, modules and variants are Options or its fields by name; rewards: "win" or "vp" (vendemmia.rewards).

    An action is the number of an answer in the ascending list of legal ones. Which numbers there are is in info["action_mask"].
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, options: Options | None = None, *, rewards: str = "win", render_mode: str | None = None,
                 **fields: Any) -> None:
        if options is not None and fields:
            raise TypeError("give an Options object or its fields by name, not both")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"this environment renders as 'ansi', not as {render_mode!r}")
        self.options = Options(**{"players": 1, **fields}) if options is None else options
        if self.options.players != 1:
            raise ValueError("this environment is for one player; for more there is AECEnv")
        self.render_mode = render_mode
        self.observation_space = MultiBinary(FACTS)
        self.action_space = Discrete(MAX_ANSWERS)
        self.game: Game | None = None
        self._rewards = Rewards(rewards)
        self._chance = np.random.default_rng()

    @property
    def unwrapped(self) -> SoloEnv:
        return self

    def reset(self, *, seed: int | None = None, options: dict | None = None) -> tuple[np.ndarray, dict]:
        """Deals. The same seed gives the same series of games: later ones need none. options: fields that differ in this game."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        chosen = Options(**{**self.options.as_dict(), **options}) if options else self.options
        if chosen.players != 1:
            raise ValueError("this environment is for one player")
        self.game = Game(chosen, int(self._chance.integers(2**63)))
        self._rewards.begin(self.game)
        return self._observation(), self._info()

    def step(self, action: int | str) -> tuple[np.ndarray, float, bool, bool, dict]:
        """Observation, reward, terminated, truncated (never), info."""
        game = self._dealt()
        if game.over:
            raise ValueError("the game is over: reset() begins another")
        game.play(action)
        return self._observation(), float(self._rewards.of_step(game)[0]), game.over, False, self._info()

    def render(self) -> str | None:
        return repr(self._dealt()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _dealt(self) -> Game:
        if self.game is None:
            raise ValueError("no game has begun: call reset() first")
        return self.game

    def _observation(self) -> np.ndarray:
        return self._dealt().facts(0).view(np.int8)

    def _info(self) -> dict:
        game = self._dealt()
        info: dict[str, Any] = {"action_mask": game.legal_actions_mask(), "answers": len(game), "question": game.question}
        if game.over:
            info["vp"] = game.vp[0]
        return info
