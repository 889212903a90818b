import os
import threading

import numpy as np
import pytest
from conftest import play_randomly

import vendemmia
from vendemmia import Batch, Game, Options


def random_answers(batch, chance):
    return (chance.random(len(batch)) * batch.answer_counts).astype(np.int64)


def test_a_batch_plays_the_games_that_one_plays_alone():
    batch = Batch(40, players=3, modules="all", seed=5, threads=2)
    games = [batch.game(place) for place in range(40)]
    chance = np.random.default_rng(1)
    for _ in range(200):
        answers = random_answers(batch, chance)
        rewards, ended = batch.step(answers)
        assert rewards.shape == (40, 3) and not rewards[~ended].any()
        for place, game in enumerate(games):
            game.play(int(answers[place]))
            if ended[place]:
                assert game.over and rewards[place].tolist() == pytest.approx(game.returns())
                assert batch.final_vp[place].tolist() == game.vp
                games[place] = game = batch.game(place)
                assert game.year == 1
        if _ % 50 == 0:
            assert [game.position() for game in games] == [batch.game(place).position() for place in range(40)]
    assert batch.answer_counts.tolist() == [len(game) for game in games]
    assert batch.current_players.tolist() == [game.current_player() for game in games]
    assert batch.years.tolist() == [game.year for game in games] and batch.vp.tolist() == [game.vp for game in games]
    assert (batch.facts() == np.stack([game.facts() for game in games])).all()
    assert (batch.features() == np.stack([game.features() for game in games])).all()
    parts, first = batch.answer_parts()
    codes, begins = batch.legal_codes()
    assert (first == begins).all() and first[-1] == len(parts) == len(codes) == batch.answer_counts.sum()
    for place, game in enumerate(games):
        assert (parts[first[place]:first[place + 1]] == game.answer_parts()).all()
        assert (codes[first[place]:first[place + 1]] == game.legal_codes()).all()
    masks = batch.legal_actions_mask(30)
    assert masks.shape == (40, 30) and (masks.sum(axis=1) == np.minimum(batch.answer_counts, 30)).all()


def test_long_lists_of_answers_are_complete():
    """More answers than a batch keeps at hand: a full crush pad, from which any wine can be made."""
    everything = {"red": list(range(1, 10)), "white": list(range(1, 10))}
    position = {"season": "winter", "turn": 0, "players": [
        {"grapes": everything, "structures": ["medium_cellar", "large_cellar"], "lira": 9}, {}]}
    game = Game.from_position(position)
    game.play(next(text for text in game.legal() if "make_wine" in text))
    assert len(game) > 100
    last = game.legal()[-2]
    batch = Batch.of([game] * 3)
    codes, first = batch.legal_codes()
    assert (codes[first[1]:first[2]] == game.legal_codes()).all()
    batch.step(np.full(3, len(game) - 2))
    game.play(last)
    assert [batch.game(place).position() for place in range(3)] == [game.position()] * 3


def test_results_do_not_depend_on_threads():
    def end_of(threads):
        batch = Batch(200, seed=9, threads=threads, last_year=2)
        chance = np.random.default_rng(3)
        total = np.zeros((200, 2), np.float64)
        for _ in range(120):
            rewards, _ended = batch.step(random_answers(batch, chance))
            total += rewards
        return total.tolist(), batch.choices, batch.games_ended, batch.facts().tobytes()
    assert end_of(1) == end_of(2) == end_of(5)
    assert end_of(1)[2] > 100  # games have ended and begun


def test_games_that_were_brought_along_stay_where_they_end():
    games = [play_randomly(Game(seed=seed, last_year=1), 10 * seed) for seed in range(5)]
    batch = Batch.of(games)
    assert len(batch) == 5 and batch.players == 2
    chance = np.random.default_rng(2)
    seen = np.zeros(5, int)
    while (batch.answer_counts > 0).any():
        _rewards, ended = batch.step(random_answers(batch, chance))
        seen += ended
    assert (seen <= 1).all() and batch.games_ended == seen.sum() > 0
    assert (batch.current_players == -4).all()
    before = batch.facts()
    rewards, ended = batch.step(np.full(5, -77))  # does not matter any more
    assert not rewards.any() and not ended.any() and (batch.facts() == before).all()


@pytest.mark.parametrize("answers, error, said", [
    (np.zeros(3, int), ValueError, "each of the 4 games"), (np.zeros((4, 1), int), ValueError, "each of the 4"),
    (np.zeros(4), TypeError, "float64"), (np.full(4, -1), ValueError, "game 0 has the answers 0 to"),
    (np.array([0, 0, 999, 0]), ValueError, "game 2 .*not 999"), (np.array([2**63, 0, 0, 0], np.uint64), ValueError, "game 0"),
    (np.array([True] * 4), TypeError, "bool"), (np.array(["a"] * 4), TypeError, "whole numbers"), (None, Exception, ""),
])
def test_answers_that_do_not_exist_change_nothing(answers, error, said):
    batch = Batch(4, seed=1)
    before = batch.facts()
    with pytest.raises(error, match=said):
        batch.step(answers)
    assert (batch.facts() == before).all() and batch.choices == 0


def test_lists_are_understood_too():
    batch = Batch(3, seed=1)
    batch.step([0, 1, 0])
    assert batch.choices == 3


@pytest.mark.parametrize("make, said", [
    (lambda: Batch(0), "1 to"), (lambda: Batch(-5), "1 to"), (lambda: Batch(10**12), "1 to"), (lambda: Batch(2, players=9), "players"),
    (lambda: Batch(2, threads=0), "threads"), (lambda: Batch(2, threads=10**6), "threads"), (lambda: Batch.of([]), "at least one"),
    (lambda: Batch.of([Game(players=2), Game(players=3)]), "equally many"), (lambda: Batch(2, Options(), players=3), "not both"),
    (lambda: Batch.of([None]), ""), (lambda: Batch(2).legal_actions_mask(0), "wide"), (lambda: Batch(2).game(2), "0 to 1"),
])
def test_batches_that_cannot_be_are_refused(make, said):
    with pytest.raises((ValueError, TypeError, IndexError), match=said):
        make()


def test_rows_can_be_written_into_an_array():
    batch = Batch(6, seed=1)
    out = np.full((6, vendemmia.FACTS), 7, np.uint8)
    assert batch.facts(out) is out and (out == batch.facts()).all()
    with pytest.raises(ValueError, match=r"shape \(6,"):
        batch.facts(out[:5])
    with pytest.raises(TypeError, match="uint8"):
        batch.facts(out.astype(np.float32))
    with pytest.raises(TypeError, match="contiguous"):
        batch.facts(np.zeros((6, 2 * vendemmia.FACTS), np.uint8)[:, ::2])
    frozen = np.zeros((6, vendemmia.FEATURES), np.float32)
    frozen.setflags(write=False)
    with pytest.raises(ValueError, match="writeable"):
        batch.features(frozen)


def test_threads_of_python_take_turns():
    batch = Batch(300, seed=4, last_year=2)
    failed = []

    def play():
        for _ in range(100):
            try:
                batch.step(np.zeros(300, np.int64))
                batch.facts()
            except Exception as error:  # nothing may be wrong with answer 0
                failed.append(error)

    threads = [threading.Thread(target=play) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed and batch.choices <= 300 * 300


def test_a_forked_child_goes_on_alone():
    batch = Batch(100, seed=4, threads=3)
    batch.step(np.zeros(100, np.int64))
    child = os.fork()
    if child == 0:
        batch.step(np.zeros(100, np.int64))
        del batch
        os._exit(23)
    _pid, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 23
    batch.step(np.zeros(100, np.int64))
