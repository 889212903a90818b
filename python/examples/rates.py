"""How many choices a second: games in a batch, on one core, with random answers that NumPy draws.

    PYTHONPATH=build/release/python /usr/bin/python3 python/examples/rates.py [--seconds 2]

A choice is a question with two or more legal answers. Seconds are of CPU time, so that other work on the machine hardly counts; each rate is the best of
five slices.
"""

import argparse
import time

import numpy as np

import vendemmia

SLICES = 5


def stepped(seconds: float, games: int = 1024, observed: bool = False, **fields) -> float:
    """Choices a second of one thread; observed: every position is also written down as facts."""
    batch = vendemmia.Batch(games, seed=1, threads=1, **fields)
    chance = np.random.default_rng(1)
    facts = np.empty((games, vendemmia.FACTS), np.uint8)
    best = 0.0
    for _ in range(SLICES):
        start, before = time.process_time(), batch.choices
        while (spent := time.process_time() - start) < seconds / SLICES:
            for _ in range(8):
                if observed:
                    batch.facts(facts)
                batch.step((chance.random(games) * batch.answer_counts).astype(np.int32))
        best = max(best, (batch.choices - before) / spent)
    return best


def one_by_one(seconds: float, **fields) -> float:
    """The same with one Game after the other."""
    chance = np.random.default_rng(1)
    best, seed = 0.0, 0
    for _ in range(SLICES):
        start, choices = time.process_time(), 0
        while (spent := time.process_time() - start) < seconds / SLICES:
            game = vendemmia.Game(seed=seed, **fields)
            seed += 1
            draws = iter(chance.random(4096).tolist() * 4)
            while not game.over:
                game.play(int(next(draws) * len(game)))
                choices += 1
        best = max(best, choices / spent)
    return best


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2, help="for each figure")
    seconds = parser.parse_args(arguments).seconds
    for name, rate in (("batch, 2 players", stepped(seconds, players=2)), ("batch, 4 players", stepped(seconds, players=4)),
                       ("batch, 4 players, all of Tuscany", stepped(seconds, players=4, modules="all")),
                       ("batch, 1 player", stepped(seconds, players=1)),
                       ("batch, 2 players, with facts", stepped(seconds, observed=True, players=2)),
                       ("one Game, 2 players", one_by_one(seconds, players=2))):
        print(f"{name}: {rate / 1e6:.2f} million choices a second")


if __name__ == "__main__":
    main()
