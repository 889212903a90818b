"""What several tests play."""

import random

import pytest

import vendemmia


def play_randomly(game, answers=None, seed=0):
    """So many random answers, or all until the end."""
    chance = random.Random(seed)
    while not game.over and answers != 0:
        game.play(chance.randrange(len(game)))
        if answers is not None:
            answers -= 1
    return game


@pytest.fixture
def midgame():
    """A game of three with all modules, some way in."""
    return play_randomly(vendemmia.Game(players=3, modules="all", seed=11), 150)
