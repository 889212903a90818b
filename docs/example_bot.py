#!/usr/bin/env python3
"""A bot for `vendemmia arena` that fits on a page: docs/arena.md explains it.

    vendemmia arena --bots "random,exec:python3 docs/example_bot.py" --games 100
"""
import json
import random
import sys

# What to do with a turn, the best first: a list that anybody can improve.
WISHES = ("fill_order", "make_wine", "harvest_field", "plant_vine", "train_worker", "draw_order", "draw_vine",
          "play_winter_visitor", "play_summer_visitor", "give_tour", "build_structure")
# Workers that stay at home until winter, when there is wine to make and to deliver.
FOR_WINTER = 2


def workers_left(player):
    workers = player["workers"]
    return workers["available"] + (1 if workers["grande"] == "available" else 0)


def worth(action, view):
    """How much we like an answer; the larger the better."""
    me = view["players"][view["viewer"]]
    if action == "pass":
        return 100 if view["season"] != "winter" and workers_left(me) <= FOR_WINTER else -3
    if action in ("done", "no"):
        return -1
    if action.endswith(" cart") or "sell_grapes_or_field" in action:
        return -2
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
