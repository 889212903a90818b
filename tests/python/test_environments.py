import numpy as np
import pytest

import vendemmia
from vendemmia import AECEnv, Options, SoloEnv


def play_through(env, seed, chance_seed=0):
    """A whole game as PettingZoo's users write it; the rewards that each agent was told."""
    env.reset(seed=seed)
    chance = np.random.default_rng(chance_seed)
    told = dict.fromkeys(env.possible_agents, 0.0)
    asked = []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        told[agent] += reward
        if terminated or truncated:
            assert not observation["action_mask"].any()
            env.step(None)
            continue
        asked.append(agent)
        assert info["answers"] == observation["action_mask"].sum()
        assert env.observation_space(agent).contains(observation)
        env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    return told, asked


def test_a_game_of_agents_runs_to_its_end():
    env = AECEnv(players=3, last_year=3)
    told, asked = play_through(env, 7)
    assert env.agents == [] and env.num_agents == 0 and env.max_num_agents == 3
    assert set(asked) == {"seat_0", "seat_1", "seat_2"}
    assert list(told.values()) == pytest.approx(env.game.returns()) and any(told.values())


def test_the_same_seed_is_the_same_game():
    env = AECEnv(Options(last_year=2))
    first = play_through(env, 3), env.game.journal()
    assert (play_through(env, 3), env.game.journal()) == first
    assert play_through(env, 4)[1] != first[0][1] or env.game.journal() != first[1]


def test_rewards_can_be_victory_points():
    env = AECEnv(players=2, last_year=3, rewards="vp")
    env.reset(seed=1)
    begun = env.game.vp
    told, _asked = play_through(env, 1)
    assert list(told.values()) == [now - then for then, now in zip(begun, env.game.vp)]


def test_only_who_is_asked_has_a_mask():
    env = AECEnv(players=2)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
    assert masks.pop(env.agent_selection) == len(env.game) and list(masks.values()) == [0]


def test_agents_in_the_wrong_place_are_told_so():
    env = AECEnv(players=2, last_year=1)
    for call in (lambda: env.step(0), lambda: env.step(None), lambda: env.observe("seat_0"), env.last):
        with pytest.raises(ValueError, match="reset"):
            call()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="None is for"):
        env.step(None)
    with pytest.raises(vendemmia.IllegalAnswer):
        env.step(511)
    with pytest.raises(ValueError, match="number of players"):
        env.reset(options={"players": 3})
    play_through(env, 1)
    for call in (lambda: env.step(None), env.last):
        with pytest.raises(ValueError, match="all agents have left"):
            call()
    with pytest.raises(ValueError, match="no agent 'seat_9'"):
        env.observe("seat_9")
    with pytest.raises(ValueError, match="SoloEnv"):
        AECEnv(players=1)
    with pytest.raises(ValueError, match="rewards are"):
        AECEnv(rewards="gold")
    with pytest.raises(ValueError, match="renders"):
        AECEnv(render_mode="human")
    with pytest.raises(TypeError, match="not both"):
        AECEnv(Options(), players=3)


def test_options_may_differ_in_one_game():
    env = AECEnv(players=2, render_mode="ansi")
    env.reset(seed=1, options={"modules": "all"})
    assert env.game.options.modules == "board,workers,structures" and "seat" in env.render()
    env.reset(seed=1)
    assert env.game.options.modules == ""


def test_alone_against_the_automa():
    env = SoloEnv(level="hard")
    assert env.options.as_dict()["level"] == "hard"
    chance = np.random.default_rng(1)
    observation, info = env.reset(seed=5)
    total, terminated, steps = 0.0, False, 0
    while not terminated:
        assert env.observation_space.contains(observation)
        observation, reward, terminated, truncated, info = env.step(int(chance.choice(np.flatnonzero(info["action_mask"]))))
        total += reward
        steps += 1
        assert not truncated
    assert steps > 20 and total == env.game.returns()[0] and info["vp"] == env.game.vp[0]
    with pytest.raises(ValueError, match="reset"):
        env.step(0)


def test_a_seed_is_a_series_of_games():
    env = SoloEnv()
    series = [env.reset(seed=1)[0].tobytes()] + [env.reset()[0].tobytes() for _ in range(4)]
    again = [env.reset(seed=1)[0].tobytes()] + [env.reset()[0].tobytes() for _ in range(4)]
    assert series == again and len(set(series)) > 1


def test_alone_in_the_wrong_place():
    env = SoloEnv()
    for call in (lambda: env.step(0), lambda: SoloEnv(players=2), lambda: SoloEnv(Options(players=2))):
        with pytest.raises(ValueError):
            call()
    env.reset(seed=1)
    with pytest.raises(vendemmia.IllegalAnswer):
        env.step(400)
    with pytest.raises(ValueError, match="one player"):
        env.reset(options={"players": 2})


def test_spaces_draw_what_they_contain():
    env = AECEnv()
    env.reset(seed=1)
    space = env.action_space("seat_0")
    mask = env.observe(env.agent_selection)["action_mask"]
    space.seed(1)
    drawn = {space.sample(mask) for _ in range(200)}
    assert drawn == set(np.flatnonzero(mask)) and all(space.contains(one) for one in drawn)
    assert 512 not in space and True not in space and 0.5 not in space and space.n == vendemmia.MAX_ANSWERS
    with pytest.raises(ValueError):
        space.sample(np.zeros(512, np.int8))
    observations = env.observation_space("seat_0")
    assert observations.contains(observations.sample())
