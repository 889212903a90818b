import random

import numpy as np
import pytest
from conftest import play_randomly

import vendemmia
from vendemmia import Game


def test_facts_stand_in_their_groups():
    game = Game(players=2, seed=1)
    facts = game.facts(0)
    assert facts.shape == (vendemmia.FACTS,) and facts.dtype == np.uint8 and set(np.unique(facts)) == {0, 1}
    at = 0
    for name, first, size, what in vendemmia.fact_groups():
        assert first == at and size > 0 and name and what
        at += size
    assert at == vendemmia.FACTS
    first, size = next((first, size) for name, first, size, _ in vendemmia.fact_groups() if name == "players")
    assert facts[first:first + size].tolist() == [0, 1, 0, 0, 0, 0]


def test_features_have_names():
    game = play_randomly(Game(seed=1), 30)
    features = game.features(0)
    assert features.shape == (vendemmia.FEATURES,) == (len(vendemmia.feature_names()),)
    assert features[vendemmia.feature_names().index("one")] == 1
    assert features[vendemmia.feature_names().index("vp")] == pytest.approx(game.vp[0] / 5)


@pytest.mark.parametrize("fields", [{"players": 4, "modules": "all"}, {"players": 2}, {"players": 1}])
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(fields):
    game = Game(seed=21, **fields)
    chance = random.Random(4)
    differences = 0
    while not game.over and len(game.history()) < 300:
        if len(game.history()) % 20 == 0:
            for seat in range(game.players):
                other = game.determinize(seat, chance.getrandbits(64))
                differences += other.position() != game.position()
                assert (other.facts(seat) == game.facts(seat)).all()
                assert (other.features(seat) == game.features(seat)).all()
                assert other.observe(seat) == game.observe(seat)
                assert hash(other.observe(seat)) == hash(game.observe(seat))
                assert (game.observe(seat).facts() == game.facts(seat)).all()
                assert (game.observe(seat).features() == game.features(seat)).all()
                if seat == game.seat:
                    assert other.legal() == game.legal()
        game.play(chance.randrange(len(game)))
    assert differences > 2  # something was hidden


def test_an_observation_has_the_answers_of_its_seat_alone(midgame):
    mine = midgame.observe()
    assert mine.seat == midgame.seat and mine.legal() == midgame.legal() and len(mine) == len(midgame)
    assert (mine.answer_parts() == midgame.answer_parts()).all() and (mine.legal_codes() == midgame.legal_codes()).all()
    other = midgame.observe((midgame.seat + 1) % midgame.players)
    assert other.legal() == [] and other.answer_parts().shape == (0, vendemmia.PARTS_OF_ANSWER) and other != mine


def test_a_view_shows_own_cards_and_counts_others(midgame):
    view = midgame.observe(0).view()
    assert view["viewer"] == 0 and len(view["players"]) == 3
    assert str(view["players"][0]) != str(midgame.observe(1).view()["players"][0])


def test_a_determinization_can_be_played_to_its_end(midgame):
    imagined = midgame.observe().determinize(5)
    assert imagined.position() == midgame.determinize(seed=5).position() == midgame.determinize(midgame.seat, 5).position()
    assert play_randomly(imagined).over and not midgame.over


def test_the_parts_of_answers_tell_answers_apart(midgame):
    parts = midgame.answer_parts()
    assert parts.shape == (len(midgame), vendemmia.PARTS_OF_ANSWER) and parts.dtype == np.int16
    assert parts.min() >= -1 and parts.max() < vendemmia.ANSWER_PARTS and (parts[:, 0] >= 0).all()
    assert len(np.unique(parts, axis=0)) == len(midgame)


@pytest.mark.parametrize("seat", [-1, 3, 2**31])
def test_there_is_no_such_seat(midgame, seat):
    for ask in (midgame.observe, midgame.facts, midgame.features, midgame.determinize, midgame.information_state_tensor):
        with pytest.raises((ValueError, TypeError)):
            ask(seat)
