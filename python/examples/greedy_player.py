"""A player that tries every answer once and takes the one that leaves it best off, and how it does against random play.

    PYTHONPATH=build/release/python /usr/bin/python3 python/examples/greedy_player.py [GAMES]

It sees what its seat may know and no more: what it tries things out on is a game that it makes up from that.
"""

import random
import sys

import numpy as np

import vendemmia

# What a vineyard is worth: a few features that matter, in about victory points.
WORTH = {"vp": 5.0, "lira": 1.0, "residual": 3.0, "workers": 3.0, "red_planted": 2.0, "white_planted": 2.0,
         "red_grape": 1.5, "white_grape": 1.5, "red_wine": 2.0, "white_wine": 2.0, "blush_wine": 3.0, "sparkling_wine": 4.0,
         "fillable_vp": 4.0, "pressable_vp": 2.0, "vines": 0.5, "orders": 1.0, "early_workers": 1.0, "late_workers": 0.7}
WEIGHTS = np.array([WORTH.get(name, 0.0) for name in vendemmia.feature_names()], np.float32)


class GreedyPlayer:
    name = "greedy.py"

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.chance = random.Random(seed)

    def choose(self, observation: vendemmia.Observation) -> int:
        imagined = observation.determinize(self.chance.getrandbits(64))
        worth = []
        for answer in range(len(observation)):
            after = imagined.copy()
            after.play(answer)
            worth.append(float(after.features(self.seat) @ WEIGHTS) + self.chance.random() * 1e-3)
        return int(np.argmax(worth))


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    print(vendemmia.arena([GreedyPlayer, "random"], games, last_year=7))


if __name__ == "__main__":
    main()
