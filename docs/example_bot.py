#!/usr/bin/env python3
"""A bot for `vendemmia arena` that fits on a page: docs/arena.md explains it.

    vendemmia arena --bots "random,exec:python3 docs/example_bot.py" --games 100
"""
import json
import random
import sys

# What to do with a turn, the best first: a list that anybody can improve.
WISHES = ("fill_order", "make_wine", "harvest_field", "plant_vine", "draw_order", "train_worker", "build_structure")


def worth(action, view):
    """How much we like an answer; the larger the better."""
    me = view["players"][view["viewer"]]
    if action == "pass":
        return -1
    if action.startswith("place grande") and me["workers"]["available"] > 0:
        return -0.5  # the grande worker can wait
    for place, wish in enumerate(WISHES):
        if wish in action:
            return len(WISHES) - place
    return 0


def choose(message, chance):
    actions = message["actions"]
    best = max(worth(action, message["view"]) for action in actions)
    return chance.choice([action for action in actions if worth(action, message["view"]) == best])


def main():
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        reply = None
        if message["cmd"] == "start":
            chance.seed(message["seed"])  # the same game is played again in the same way
            reply = {"ok": message["protocol"] == 1}
        elif message["cmd"] == "choose":
            reply = {"answer": choose(message, chance)}
        if reply is not None:
            print(json.dumps(reply), flush=True)  # whoever asks waits for it


if __name__ == "__main__":
    main()
