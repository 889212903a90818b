"""The game for two to six as an environment in the style of PettingZoo's AEC. PettingZoo itself is not needed."""

from __future__ import annotations

from typing import Any, Iterator

import numpy as np

from ._native import FACTS, MAX_ANSWERS, Game, Options
from .rewards import Rewards
from .spaces import Dict, Discrete, MultiBinary


def observation_of(game: Game, seat: int) -> dict[str, np.ndarray]:
    """What a seat sees, and which numbers it may answer: none while another is asked."""
    asked = game.current_player() == seat
    mask = game.legal_actions_mask() if asked else np.zeros(MAX_ANSWERS, np.int8)
    return {"observation": game.facts(seat).view(np.int8), "action_mask": mask}


class AECEnv:
    """Agents "seat_0", "seat_1" ... answer when they are asked, which is not always in turn.

    An action is the number of an answer in the ascending list of legal ones, below MAX_ANSWERS; the mask of an observation has
    a 1 for each. rewards: "win" or "vp" (vendemmia.rewards). options: Options or its fields by name.
    """

    metadata = {"name": "vendemmia_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, options: Options | None = None, *, rewards: str = "win", render_mode: str | None = None,
                 **fields: Any) -> None:
        if options is not None and fields:
            raise TypeError("give an Options object or its fields by name, not both")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"this environment renders as 'ansi', not as {render_mode!r}")
        self.options = Options(**fields) if options is None else options
        if self.options.players < 2:
            raise ValueError("this environment is for 2 to 6 players; for one there is SoloEnv")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.options.players)]
        self.agents: list[str] = []
        self.game: Game | None = None
        self._rewards = Rewards(rewards)
        self._actions = {agent: Discrete(MAX_ANSWERS) for agent in self.possible_agents}
        self._observations = {agent: Dict(observation=MultiBinary(FACTS), action_mask=MultiBinary(MAX_ANSWERS))
                              for agent in self.possible_agents}

    # --- What it is like -----------------------------------------------------------------------------------

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> AECEnv:
        return self

    def observation_space(self, agent: str) -> Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    # --- Playing ---------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        """Deals. options: fields of Options that differ in this game; the number of players cannot."""
        chosen = self.options
        if options:
            chosen = Options(**{**self.options.as_dict(), **options})
            if chosen.players != self.options.players:
                raise ValueError("the number of players is the environment's")
        self.game = Game(chosen, seed)
        self._rewards.begin(self.game)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | str | None) -> None:
        """The selected agent's answer; None from one whose game is over, which then leaves."""
        game = self._dealt()
        agent = self._selected()
        if self.terminations[agent]:
            if action is not None:
                raise ValueError(f"the game is over: {agent} can only be stepped with None")
            self._leave(agent)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and has to answer; None is for agents whose game is over")
        game.play(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._rewards.of_step(game)))
        if game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        for one, reward in self.rewards.items():
            self._cumulative_rewards[one] += reward

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        if agent not in self.possible_agents:
            raise ValueError(f"there is no agent {agent!r}: they are {', '.join(self.possible_agents)}")
        return observation_of(self._dealt(), self.possible_agents.index(agent))

    def last(self, observe: bool = True) -> tuple[dict[str, np.ndarray] | None, float, bool, bool, dict]:
        """For the selected agent: observation, reward since its last answer, terminated, truncated, info."""
        agent = self._selected()
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order in which they are asked, until all have left."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self) -> str | None:
        return repr(self._dealt()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    # --- Inside ---------------------------------------------------------------------------------------------

    def _dealt(self) -> Game:
        if self.game is None:
            raise ValueError("no game has begun: call reset() first")
        return self.game

    def _selected(self) -> str:
        self._dealt()
        if not self.agents:
            raise ValueError("the game is over and all agents have left: reset() begins another")
        return self.agent_selection

    def _select(self) -> None:
        game = self._dealt()
        if not game.over:
            self.agent_selection = self.possible_agents[game.current_player()]
            self.infos[self.agent_selection] = {"answers": len(game), "question": game.question}
        elif self.agents:
            self.agent_selection = self.agents[0]

    def _leave(self, agent: str) -> None:
        for table in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            table.pop(agent, None)
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._select()
