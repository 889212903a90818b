"""Whole games with random answers, and how they end.

    PYTHONPATH=build/release/python /usr/bin/python3 python/examples/random_player.py [GAMES]
"""

import random
import sys

import vendemmia


def play(seed: int, players: int = 2) -> vendemmia.Game:
    game = vendemmia.Game(players=players, seed=seed)
    chance = random.Random(seed)
    while not game.over:
        game.play(chance.randrange(len(game)))
    return game


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    for seed in range(games):
        game = play(seed)
        print(f"seed {seed}: {len(game.history())} answers, {game.year} years, VP {game.vp}, places {game.places}")


if __name__ == "__main__":
    main()
