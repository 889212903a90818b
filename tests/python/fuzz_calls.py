"""Random calls of everything with good and bad arguments. Whatever is given, there is a result or an exception: never a crash.

    make python-fuzz          under the address sanitizer, FUZZ_SECONDS long
    PYTHONPATH=build/release/python /usr/bin/python3 tests/python/fuzz_calls.py SECONDS [SEED]
"""

from __future__ import annotations

import collections
import copy
import json
import pickle
import random
import sys
import time

import numpy as np

import vendemmia
from vendemmia import AECEnv, Batch, Bot, Game, Observation, Options, SoloEnv, _native

BAD = (None, True, False, -1, 0, 1, 7, 255, 256, 511, 512, -2**31, 2**31, 2**63 - 1, 2**63, 2**64, 10**40, 0.5, float("nan"), float("inf"), -1e300, "",
       "pass", "done", "row 1", "place regular", "\0", "ü" * 50, "x" * 5000, "\udc80", b"", b"\xff\xfe", b"pass", (), [], [1, 2], {}, {"players": 3}, set(), object(),
       int, len, np.zeros(3), np.zeros(0, np.int64), np.zeros((2, 3), np.int8), np.array(3), np.array(["a"]), np.int64(2), np.full(4, 2**63, np.uint64), Game, Options)
MODULES = ("", "board", "workers", "structures", "all", ["board", "workers"])
BOTS = ("random", "greedy", "daydreamer", "linear", "step", "search:iterations=3", "search:iterations=4,threads=2", "classic:iterations=2", "nobody", "search:", ":", "")


class Fuzz:
    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.games: list[Game] = [Game(seed=seed)]
        self.observations: list[Observation] = [self.games[0].observe(0)]
        self.batches: list[Batch] = [Batch(3, seed=seed)]
        self.bots: list[Bot] = [Bot("random", seed)]
        self.envs: list[AECEnv | SoloEnv] = [AECEnv(), SoloEnv()]
        self.texts: list[str] = ["{}"]
        self.told: collections.Counter[str] = collections.Counter()
        self.calls = [getattr(self, name) for name in dir(self) if name.startswith("call_")]

    # --- Arguments -------------------------------------------------------------------------------------------

    def one_of(self, values):
        return self.chance.choice(values)

    def perhaps_bad(self, good):
        return self.one_of(BAD) if self.chance.random() < 0.15 else good

    def fields(self) -> dict:
        chance = self.chance
        fields = {"players": chance.randint(1, 6), "modules": self.one_of(MODULES), "last_year": chance.choice((0, 1, 2, 3)),
                  "friendly": chance.random() < 0.2, "two_parents": chance.random() < 0.2, "level": chance.choice(("normal", "hard", "easy")),
                  "aggressive": chance.random() < 0.1, "challenge": chance.choice((0, 0, 0, 5)), "plain_stars": chance.random() < 0.1}
        chosen = {name: self.perhaps_bad(value) for name, value in fields.items() if chance.random() < 0.3}
        if chance.random() < 0.02:
            chosen["plyaers"] = 2
        return chosen

    def answer(self, game):
        if self.chance.random() < 0.7 and len(game) > 0:
            return self.chance.randrange(len(game)) if self.chance.random() < 0.5 else self.one_of(game.legal())
        return self.one_of(BAD)

    def seat(self):
        return self.perhaps_bad(self.one_of((None, 0, 1, 2, 3, 5)))

    def keep(self, pool: list, thing) -> None:
        pool.append(thing)
        if len(pool) > 30:
            pool.pop(self.chance.randrange(len(pool)))

    # --- Calls -----------------------------------------------------------------------------------------------

    def call_new_game(self):
        options = self.perhaps_bad(Options(**self.fields())) if self.chance.random() < 0.3 else None
        fields = {} if options is not None and self.chance.random() < 0.9 else self.fields()
        self.keep(self.games, Game(options, self.perhaps_bad(self.chance.getrandbits(64)), **fields))

    def call_play(self):
        game = self.one_of(self.games)
        for _ in range(self.chance.randrange(60)):
            game.play(self.answer(game))

    def call_play_far(self):
        game = self.one_of(self.games)
        for _ in range(self.chance.randrange(1500)):
            if game.over:
                break
            game.play(self.chance.randrange(len(game)))

    def call_undo(self):
        game = self.one_of(self.games)
        game.undo(self.perhaps_bad(self.chance.randrange(len(game.history()) + 2)))

    def call_copies(self):
        game = self.one_of(self.games)
        self.keep(self.games, self.one_of((copy.copy, copy.deepcopy, Game.copy, Game.clone, lambda one: pickle.loads(pickle.dumps(one))))(game))

    def call_looks(self):
        game = self.one_of(self.games)
        for name in self.chance.sample([name for name in dir(Game) if not name.startswith("_")], 8):
            if name in ("play", "undo", "apply_action", "from_position", "from_journal"):
                continue
            value = getattr(game, name)
            if callable(value):
                value = value(*[self.seat()] * self.one_of((0, 0, 1, 2)))
            if isinstance(value, Game):
                self.keep(self.games, value)
            elif isinstance(value, Observation):
                self.keep(self.observations, value)
            elif isinstance(value, str):
                self.keep(self.texts, value)
        repr(game), hash(game), len(game)

    def mangled(self, text: str) -> str:
        """A text with a piece changed, left out or doubled."""
        at, length = self.chance.randrange(len(text) + 1), self.chance.randrange(20)
        piece = self.one_of(("", text[at:at + length] * 2, "9" * length, '"', "-1", "null", self.one_of(self.texts)[:length], "\n"))
        return text[:at] + piece + text[at + length:]

    def call_positions(self):
        text = self.one_of((self.one_of(self.games).position(), self.one_of(self.texts)))
        for _ in range(self.chance.randrange(3)):
            text = self.mangled(text)
        if self.chance.random() < 0.3:
            text = json.loads(text)
            if isinstance(text, dict) and text:
                text[self.one_of(list(text))] = self.one_of(BAD)
        self.keep(self.games, Game.from_position(text))

    def call_journals(self):
        text = self.one_of(self.games).journal()
        for _ in range(self.chance.randrange(3)):
            text = self.mangled(text)
        self.keep(self.games, Game.from_journal(self.perhaps_bad(text)))

    def call_state(self):
        Game.__new__(Game).__setstate__(self.one_of(((), ("position", self.mangled(self.one_of(self.texts))), ("journal", ""), (1, 2), 3, None)))

    def call_observation(self):
        seen = self.one_of(self.observations)
        for name in dir(Observation):
            if not name.startswith("_") and self.chance.random() < 0.5:
                value = getattr(seen, name)
                value = value(*[self.perhaps_bad(3)] * self.one_of((0, 0, 0, 1))) if callable(value) else value
                if isinstance(value, Game):
                    self.keep(self.games, value)
        repr(seen), hash(seen), seen == self.one_of(self.observations), seen == self.one_of(BAD)

    def call_unmade(self):
        kind = self.one_of((Game, Options, Observation, Batch, Bot))
        thing = kind.__new__(kind)
        value = getattr(thing, self.one_of([name for name in dir(kind) if not name.startswith("__")]))
        value(*[self.one_of(BAD)] * self.chance.randrange(3))

    def call_functions(self):
        function = self.one_of((_native.action_code, _native.action_text, _native.fact_groups, _native.feature_names, _native.bot_names))
        function(*[self.one_of(BAD + (self.chance.getrandbits(40), self.chance.randrange(48)))] * self.one_of((0, 1, 1, 1, 2)))

    def call_new_batch(self):
        count = self.one_of((1, 2, 33, 100, 0, -1, 2**21, 10**30, None, "3"))
        self.keep(self.batches, Batch(count, seed=self.perhaps_bad(5), threads=self.one_of((None, 1, 2, 5, 0, -3, 2**40)), **self.fields()))

    def call_batch_of(self):
        games = [self.one_of(self.games) for _ in range(self.one_of((0, 1, 5, 40)))]
        if self.chance.random() < 0.5:
            games = [game for game in games if game.players == games[0].players]
        if self.chance.random() < 0.1:
            games.append(self.one_of(BAD))
        self.keep(self.batches, Batch.of(games, threads=self.one_of((None, 1, 3))))

    def call_step(self):
        batch = self.one_of(self.batches)
        for _ in range(self.chance.randrange(30)):
            answers = (np.array([self.chance.random() for _ in range(len(batch))]) * batch.answer_counts).astype(
                self.one_of((np.int64, np.int32, np.uint8, np.int16, np.float32)))
            batch.step(self.perhaps_bad(answers))

    def call_batch_looks(self):
        batch = self.one_of(self.batches)
        for name in self.chance.sample([name for name in dir(Batch) if not name.startswith("_")], 6):
            if name in ("step", "of"):
                continue
            value = getattr(batch, name)
            if callable(value):
                out = np.empty((len(batch), self.one_of((vendemmia.FACTS, vendemmia.FEATURES, 3))), self.one_of((np.uint8, np.float32)))
                arguments = (self.one_of(BAD), out, out[::2], out.T, self.chance.randrange(40))
                value = value(*[self.one_of(arguments)] * self.one_of((0, 0, 1)))
            if isinstance(value, Game):
                self.keep(self.games, value)

    def call_bot(self):
        if self.chance.random() < 0.2:
            self.keep(self.bots, Bot(self.perhaps_bad(self.one_of(BOTS)), self.perhaps_bad(4)))
        bot = self.one_of(self.bots)
        ask = self.one_of((bot.choose, bot.judge, bot.advise))
        how = {} if self.chance.random() < 0.5 else {"iterations": self.one_of((0, 1, 5, -1, 10**10, None)), "seed": self.perhaps_bad(1)}
        ask(self.perhaps_bad(self.one_of(self.games + self.observations)), **how)

    def call_env(self):
        if self.chance.random() < 0.2:
            kind, extra = self.one_of((AECEnv, SoloEnv)), {"rewards": self.perhaps_bad(self.one_of(("win", "vp")))}
            self.keep(self.envs, kind(**extra, **self.fields()))
        env = self.one_of(self.envs)
        if self.chance.random() < 0.3:
            env.reset(seed=self.perhaps_bad(3), options=self.perhaps_bad(None))
        for _ in range(self.chance.randrange(40)):
            env.step(self.answer(env.game) if env.game is not None else None)
        if isinstance(env, AECEnv):
            env.last()

    def call_lab(self):
        if self.chance.random() < 0.9:  # it takes longer than the rest
            return
        player = self.one_of(("random", "greedy", lambda seen: 0, lambda seen: self.one_of(BAD), lambda seen: self.call_looks(), Bot("random"), Bot, len, 3, None))
        vendemmia.arena([player, self.one_of(("random", lambda seen: len(seen) - 1))], self.one_of((1, 2, 4, 0, -1)), jobs=self.one_of((1, 2, 3, 0)),
                        **{"last_year": 1, **self.fields()})

    # --- All of it -------------------------------------------------------------------------------------------

    def step(self) -> None:
        call = self.one_of(self.calls)
        try:
            call()
            self.told["fine"] += 1
        except Exception as error:  # whatever it is: the interpreter is still there
            assert str(error) or isinstance(error, (AssertionError, KeyError, MemoryError)), (call, repr(error))
            self.told[type(error).__name__] += 1


def run(steps: int | None, seconds: float | None, seed: int) -> collections.Counter[str]:
    fuzz = Fuzz(seed)
    end = None if seconds is None else time.monotonic() + seconds
    while (steps is None or steps > 0) and (end is None or time.monotonic() < end):
        fuzz.step()
        steps = None if steps is None else steps - 1
    return fuzz.told


def main() -> None:
    seconds = float(sys.argv[1])
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.getrandbits(32)
    print(f"python-fuzz: seed {seed}", flush=True)
    told = run(None, seconds, seed)
    print(f"python-fuzz: {sum(told.values())} calls, no crash: {dict(told.most_common())}")


if __name__ == "__main__":
    main()
