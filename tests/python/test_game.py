import copy
import json
import pickle
import random

import numpy as np
import pytest
from conftest import play_randomly

import vendemmia
from vendemmia import Game, IllegalAnswer, Options


def test_the_same_seed_is_the_same_game_and_another_is_another():
    one, same, other = Game(seed=5), Game(Options(), 5), Game(seed=6)
    assert one.position() == same.position() != other.position()
    assert Game().seed != Game().seed


def test_options_are_told_as_they_were_given():
    options = Options(players=4, modules=["structures", "board"], friendly=True, last_year=9)
    assert options.modules == "board,structures" and options.players == 4
    assert Options(**options.as_dict()) == options == pickle.loads(pickle.dumps(options))
    assert options != Options() and len({options, Options(**options.as_dict())}) == 1
    assert eval(repr(options), {"Options": Options}) == options
    assert Options(modules="all").modules == "board,workers,structures"


@pytest.mark.parametrize("fields, said", [
    ({"players": 0}, "1 to 6 players"), ({"players": 7}, "1 to 6 players"), ({"players": -1}, "players is 0 to 255"),
    ({"modules": "vineyards"}, "vineyards"), ({"modules": "board,board"}, "at most once"), ({"level": "absurd"}, "levels are"),
    ({"level": "hard"}, "one player"), ({"players": 1, "challenge": 9}, "eight challenges"), ({"last_year": 256}, "last_year"),
    ({"plain_stars": True}, "extended board"),
])
def test_options_that_cannot_be_played_are_refused_with_the_reason(fields, said):
    with pytest.raises(ValueError, match=said):
        Game(**fields)


def test_options_and_fields_do_not_mix():
    with pytest.raises(TypeError, match="not both"):
        Game(Options(), 1, players=3)
    with pytest.raises(TypeError):
        Game(plyaers=3)


@pytest.mark.parametrize("fields", [{"players": n} for n in range(2, 7)] + [
    {"players": 1, "level": "very_hard"}, {"players": 1, "challenge": 3}, {"players": 4, "modules": "all"},
    {"players": 2, "friendly": True, "two_parents": True}])
def test_whole_games_end_with_places_and_returns(fields):
    game = play_randomly(Game(seed=3, **fields))
    assert game.over and game.is_terminal() and game.question == "game_over" and game.seat is None
    assert game.legal() == [] and game.legal_actions() == [] and len(game) == 0 and game.current_player() == -4
    assert not game.legal_actions_mask().any()
    if fields["players"] > 1:
        assert sum(game.returns()) == pytest.approx(0, abs=1e-6)
        assert {place for place, brought in zip(game.places, game.returns()) if brought > 0} <= {1}
        best = max(range(game.players), key=lambda seat: game.vp[seat])
        assert game.places[best] == 1
    else:
        assert game.returns()[0] in (-1, 0, 1)


def test_a_winner_of_four_has_one_and_the_losers_share_the_loss():
    for seed in range(50):
        game = play_randomly(Game(players=4, seed=seed, last_year=3), seed=seed)
        if game.places.count(1) == 1:
            assert sorted(game.returns()) == pytest.approx([-1 / 3] * 3 + [1])
            return
    raise AssertionError("nobody has ever won alone")


def test_answers_are_given_by_text_or_number_and_both_lead_to_the_same_place():
    by_number, by_text = Game(seed=8), Game(seed=8)
    chance = random.Random(1)
    for _ in range(60):
        number = chance.randrange(len(by_number))
        text = by_number.legal()[number]
        assert by_number.action_to_string(number) == text and by_number.string_to_action(text) == number
        by_number.play(np.int32(number))
        by_text.play(text)
        assert by_number.position() == by_text.position()
    assert by_text.history() == by_number.history() and len(by_text.history()) == 60


def test_codes_mean_the_same_in_every_position():
    game = Game(players=5, modules="all", seed=2)
    known = {}
    chance = random.Random(2)
    for _ in range(400):
        for text, code in zip(game.legal(), game.legal_codes()):
            assert known.setdefault(text, code) == code == vendemmia.action_code(text)
            assert vendemmia.action_text(int(code)) == text
        game.play(chance.randrange(len(game)))
    assert len(known) == len(set(known.values())) > 200


def test_numbers_and_texts_of_no_answer_are_refused():
    with pytest.raises(ValueError, match="no answer"):
        vendemmia.action_text(2**40)
    with pytest.raises(ValueError, match="no answer"):
        vendemmia.action_text(0xFFFF)
    with pytest.raises(ValueError, match="plant potatoes"):
        vendemmia.action_code("plant potatoes")
    with pytest.raises(TypeError, match="action_code"):
        vendemmia.action_code(b"\xff\xfe")
    with pytest.raises(UnicodeError, match="utf-8"):
        Game.from_position(b"\xff\xfe")


@pytest.mark.parametrize("answer, error, said", [
    (-1, IllegalAnswer, "not -1"), (10**30, IllegalAnswer, "answers 0 to"), ("plant potatoes", IllegalAnswer, "no answer to anything"),
    ("row 99", IllegalAnswer, "99"), (1.0, TypeError, "1.0"), (None, TypeError, "None"), (True, TypeError, "True"),
    ("pass", IllegalAnswer, "not legal: "), ("row \udc80", Exception, ""), (b"pass", TypeError, "pass"),
])
def test_what_is_not_legal_is_refused_and_changes_nothing(answer, error, said):
    game = Game(seed=1)
    before = game.position()
    with pytest.raises(error, match=said):
        game.play(answer)
    assert game.position() == before and game.history() == []


def test_nothing_can_be_answered_when_the_game_is_over():
    game = play_randomly(Game(seed=1, last_year=1))
    with pytest.raises(IllegalAnswer, match="nobody is asked"):
        game.play(0)
    with pytest.raises(ValueError, match="game is over"):
        game.observe()
    assert game.observe(1).legal() == []


def test_undo_leads_back_through_every_position():
    game = Game(players=3, seed=4)
    positions = [game.position()]
    chance = random.Random(3)
    for _ in range(150):
        game.play(chance.randrange(len(game)))
        positions.append(game.position())
    for back in (1, 1, 30, 7, 33, 64):
        game.undo(back)
        del positions[-back:]
        assert game.position() == positions[-1] and len(game.history()) == len(positions) - 1
    play_randomly(game, 70, seed=9)
    game.undo(70)
    assert game.position() == positions[-1]
    game.undo(len(game.history()))
    assert game.position() == positions[0] == Game(players=3, seed=4).position()
    game.undo(0)
    with pytest.raises(ValueError, match="only 0 answers"):
        game.undo()
    with pytest.raises(ValueError, match="not negative"):
        game.undo(-1)


def test_copies_go_on_independently(midgame):
    others = [midgame.copy(), midgame.clone(), copy.copy(midgame), copy.deepcopy(midgame)]
    before = midgame.position()
    for number, other in enumerate(others):
        play_randomly(other, 50 + number, seed=number)
        other.undo(60)
    assert midgame.position() == before
    midgame.play(0)
    assert len({other.position() for other in others} | {midgame.position()}) > 1


def test_a_record_leads_to_the_same_game(midgame):
    again = Game.from_journal(midgame.journal())
    assert again.position() == midgame.position() and again.history() == midgame.history() and again.seed == 11
    again.undo(100)
    midgame.undo(100)
    assert again.position() == midgame.position()


def test_a_record_that_is_wrong_is_refused_with_its_line():
    text = play_randomly(Game(seed=1), 5).journal().replace("row", "rwo", 1)
    with pytest.raises(ValueError, match="line [0-9]+"):
        Game.from_journal(text)
    with pytest.raises(ValueError):
        Game.from_journal("")


def test_a_position_leads_to_the_same_game(midgame):
    again = Game.from_position(midgame.position())
    assert again.position() == midgame.position() and again.legal() == midgame.legal()
    assert Game.from_position(json.loads(midgame.position())).position() == midgame.position()
    assert again.seed is None
    with pytest.raises(ValueError, match="no record"):
        again.journal()
    play_randomly(again, 40)
    again.undo(40)
    assert again.position() == midgame.position()


def test_a_position_is_read_as_the_referee_reads_it():
    game = Game.from_position({"season": "summer", "turn": 0,
                               "players": [{"hand": {"summer": ["blacksmith"]}, "lira": 4}, {}]})
    assert (game.seat, game.question, game.because) == (0, "turn", "season summer")


@pytest.mark.parametrize("position, said", [
    ("{", "not JSON"), ("[]", ""), ({"players": [{"lira": -1}, {}]}, "lira"), ({"seasons": 1}, "seasons"), ({"players": 3}, "players"),
    ("[" * 100000, ""), ({"year": 10**40}, "year"), (float("nan"), ""), ({1, 2}, "set"),
])
def test_a_position_that_cannot_be_is_refused(position, said):
    with pytest.raises((ValueError, TypeError), match=said):
        Game.from_position(position)


def test_pickles_are_the_same_game(midgame):
    for game in (midgame, midgame.determinize(0, 1)):
        again = pickle.loads(pickle.dumps(game))
        assert again.position() == game.position()
    assert pickle.loads(pickle.dumps(midgame)).journal() == midgame.journal()


def test_a_forged_pickle_is_refused():
    for forged in ((), ("journal",), ("journal", "no"), ("position", "no"), (1, 2)):
        with pytest.raises((ValueError, RuntimeError, TypeError)):
            Game.__new__(Game).__setstate__(forged)


def test_an_object_that_was_never_made_is_refused():
    with pytest.raises(TypeError):
        Game.__new__(Game).legal()


def test_the_names_of_open_spiel_say_the_same(midgame):
    assert midgame.current_player() == midgame.seat and midgame.num_players() == 3
    assert midgame.legal_actions() == list(range(len(midgame.legal())))
    mask = midgame.legal_actions_mask()
    assert mask.shape == (vendemmia.MAX_ANSWERS,) == (midgame.num_distinct_actions(),)
    assert mask.nonzero()[0].tolist() == midgame.legal_actions()
    tensor = midgame.information_state_tensor(1)
    assert tensor.dtype == np.float32 and (tensor == midgame.facts(1)).all()
    other = midgame.clone()
    other.apply_action(0)
    midgame.play(0)
    assert other.position() == midgame.position()
