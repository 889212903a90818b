import threading

import pytest

import vendemmia
from vendemmia import Bot, Game


def test_levels_have_names():
    assert vendemmia.bot_names()[0] == "daydreamer" and "master" in vendemmia.bot_names()


def test_bots_give_legal_answers_to_games_and_observations():
    game = Game(players=3, seed=2, last_year=2)
    bots = [Bot("random", 1), Bot("greedy", 2), Bot("search:iterations=8", 3)]
    while not game.over:
        number = bots[game.seat].choose(game if len(game.history()) % 2 else game.observe())
        assert 0 <= number < len(game)
        game.play(number)
    with pytest.raises(ValueError, match="game is over"):
        bots[0].choose(game)
    with pytest.raises(ValueError, match="not asked"):
        bots[0].choose(game.observe(0))


def test_the_same_seed_gives_the_same_answers(midgame):
    def answers(bot, **how):
        return [bot.choose(midgame, **how) for _ in range(12)]
    assert answers(Bot("random", 5)) == answers(Bot("random", 5))
    bot = Bot("random")
    assert len(set(answers(bot, seed=4))) == 1 and len(set(answers(bot))) > 1
    assert Bot("search:iterations=40")(midgame) in range(len(midgame))


def test_a_bot_cannot_peek(midgame):
    bot = Bot("greedy")
    for seed in range(5):
        other = midgame.determinize(seed=seed)
        assert bot.choose(other, seed=9) == bot.choose(midgame, seed=9)


def test_a_searcher_judges_and_advises(midgame):
    bot = Bot("search:iterations=60", 1)
    judged = bot.judge(midgame)
    assert sorted(one["answer"] for one in judged) == list(range(len(midgame)))
    assert all(0 <= one["chance"] <= 1 and midgame.legal()[one["answer"]] == one["text"] for one in judged)
    advice = bot.advise(midgame)
    assert 1 <= len(advice) <= 3
    for one in advice:
        for year, season, text in one["plan"]:
            assert year >= midgame.year and season in ("spring", "summer", "fall", "winter") and vendemmia.action_code(text) >= 0
    assert Bot("random").judge(midgame) == []


@pytest.mark.parametrize("description", ["", "nobody", "greedy:iterations=3", "search:iterations=0", "search:leaf=up",
                                         "search:network=/nowhere", "search:iterations=99999999999999999999"])
def test_there_is_no_such_bot(description):
    with pytest.raises(ValueError):
        Bot(description)


@pytest.mark.parametrize("how", [{"seconds": -1}, {"seconds": float("nan")}, {"iterations": -1}, {"iterations": 10**12}])
def test_no_bot_thinks_like_that(how):
    with pytest.raises(ValueError):
        Bot("random").choose(Game(seed=1), **how)


def test_a_bot_answers_games_and_nothing_else():
    with pytest.raises(TypeError, match="Game or an Observation"):
        Bot("random").choose("pass")


def test_threads_of_python_share_a_bot(midgame):
    bot = Bot("search:iterations=20", 1)
    answers = []
    threads = [threading.Thread(target=lambda: answers.append(bot.choose(midgame))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers) == 4 and all(0 <= one < len(midgame) for one in answers)


def test_a_signal_stops_a_bot_that_thinks(midgame):
    import signal

    class Enough(Exception):
        pass

    def stop(*_):
        raise Enough

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, 0.05)
    try:
        with pytest.raises(Enough):
            Bot("search:seconds=3000").choose(midgame)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
