"""A learner in a page, with NumPy alone: from nothing to a player that beats random play, in seconds.

    PYTHONPATH=build/release/python /usr/bin/python3 python/examples/learner.py [ROUNDS]

Its policy has a weight for each part of an answer ("place the grande", "train_worker", "fill order 12" ...): an answer's score is the sum of its parts'
weights, and the higher the score the likelier the answer. It plays many games at once against itself. After each round every answer that it gave becomes
likelier when its game went well and less likely when it did not (REINFORCE): when its seat had more victory points in the end than the other.
"""

import sys
import time

import numpy as np

import vendemmia

YEARS = 6  # games are cut after so many, or they would last too long while nobody knows how to play
GAMES = 256


def chances_of(weights: np.ndarray, parts: np.ndarray, first: np.ndarray) -> np.ndarray:
    """How likely each answer of each game is; those of game i stand at first[i] to first[i + 1]."""
    padded = np.append(weights, 0.0)  # parts that are not there are -1, the last
    score = padded[parts].sum(axis=1)
    counts = np.diff(first)
    score -= np.repeat(np.maximum.reduceat(score, first[:-1]), counts)
    likely = np.exp(score)
    return likely / np.repeat(np.add.reduceat(likely, first[:-1]), counts)


def draw(chances: np.ndarray, first: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """A row for each game, by these chances."""
    upto = np.cumsum(chances)
    before = np.append(0.0, upto)[first[:-1]]
    rows = np.searchsorted(upto, before + chance.random(len(first) - 1), side="right")
    return np.clip(rows, first[:-1], first[1:] - 1)


def one_round(weights: np.ndarray, seed: int, rate: float) -> float:
    """Plays the games to their ends, learns from them, and tells the mean VP."""
    batch = vendemmia.Batch.of([vendemmia.Game(last_year=YEARS, seed=seed * GAMES + i) for i in range(GAMES)])
    chance = np.random.default_rng(seed)
    # For each seat of each game, the sum of all gradients of the logarithm of an answer's chance.
    gradient = np.zeros((GAMES, 2, len(weights) + 1), np.float32)
    while (playing := batch.answer_counts > 0).any():
        parts, first = batch.answer_parts()
        live = np.flatnonzero(playing)
        bounds = np.append(first[:-1][live], first[-1])
        chances = chances_of(weights, parts, bounds)
        rows = draw(chances, bounds, chance)
        answers = np.zeros(GAMES, np.int64)
        answers[live] = rows - bounds[:-1]
        # The parts of the given answer up, those of all answers down by their chances.
        push = -chances
        push[rows] += 1
        game = np.repeat(live, np.diff(bounds))
        seat = batch.current_players[game]
        np.add.at(gradient, (game[:, None], seat[:, None], parts), push[:, None].astype(np.float32))
        batch.step(answers)
    vp = batch.final_vp.astype(np.float32)
    ahead = vp - vp[:, ::-1]
    ahead /= ahead.std() + 1e-6
    weights += rate * np.einsum("gs,gsp->p", ahead, gradient)[:-1] / GAMES
    return float(vp.mean())


class Learned:
    """A player with these weights."""

    name = "learned"

    def __init__(self, weights: np.ndarray, seed: int = 0) -> None:
        self.weights = weights
        self.chance = np.random.default_rng(seed)

    def choose(self, observation: vendemmia.Observation) -> int:
        first = np.array([0, len(observation)])
        chances = chances_of(self.weights, observation.answer_parts(), first)
        return int(draw(chances, first, self.chance)[0])


def learn(rounds: int, rate: float = 0.3, told=None) -> np.ndarray:
    weights = np.zeros(vendemmia.ANSWER_PARTS)
    for number in range(rounds):
        vp = one_round(weights, number, rate)
        if told is not None:
            told(number, vp)
    return weights


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    start = time.process_time()
    weights = learn(rounds, told=lambda number, vp: print(f"round {number + 1}: {vp:.1f} VP"))
    print(f"learned for {time.process_time() - start:.1f} s")
    print(vendemmia.arena([Learned(weights), "random"], 100, last_year=YEARS))


if __name__ == "__main__":
    main()
