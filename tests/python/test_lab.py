import signal

import pytest

import vendemmia
from vendemmia import Options, arena, study


def first_answer(observation):
    return 0


class Careful:
    """Made anew for every game: it hears which seat it has."""

    made = []

    def __init__(self, seat, seed):
        self.seat = seat
        self.seed = seed
        Careful.made.append((seat, seed))

    def choose(self, observation):
        assert observation.seat == self.seat and observation.legal()
        return observation.legal()[self.seed % len(observation)]


def test_our_own_bots_meet():
    report = arena(["random", "greedy"], 40, seed=3, last_year=5)
    assert report.games == 40 and report.deals == 20 and report.verdict == ""
    assert report["greedy"].score.value > 0.9 > 0.1 > report["random"].score.value
    assert report["greedy"].elo.value > report["greedy"].elo.low > 0 and report["greedy"].failures == 0
    assert report["greedy"].solo == {} and "greedy" in str(report)
    with pytest.raises(KeyError):
        report["nobody"]


def test_the_same_run_gives_the_same_result_on_any_number_of_threads():
    def figures(jobs):
        report = arena(["random", "greedy", Careful], 12, seed=5, jobs=jobs, players=3, last_year=2)
        return [(one.bot, one.score, one.vp, one.choices) for one in report.bots]
    assert figures(1) == figures(3)


def test_players_in_python_sit_among_ours():
    Careful.made.clear()
    report = arena([first_answer, "random", Careful], 6, players=3, last_year=2, jobs=2)
    assert [one.bot for one in report.bots] == ["first_answer", "random", "Careful"]
    assert len(Careful.made) == report.games and len({seed for _seat, seed in Careful.made}) == report.games
    assert {seat for seat, _seed in Careful.made} == {0, 1, 2}


def test_players_of_one_name_are_told_apart():
    report = arena([first_answer, first_answer, vendemmia.Bot("random", 1), "random"], 24, players=4, last_year=1)
    assert [one.bot for one in report.bots] == ["first_answer", "first_answer_2", "random_2", "random"]


def test_alone_against_the_automa():
    report = arena(["greedy"], 6, players=1)
    assert sum(report.bots[0].solo.values()) == 6
    assert arena([first_answer], 3, options=Options(players=1)).games == 3


def test_a_sequential_test_ends_the_run():
    report = arena(["random", "greedy"], 2000, sprt=(0, 50), last_year=4)
    assert report.verdict == "elo1" and report.games < 2000


class Wrong(Exception):
    pass


def raises(observation):
    raise Wrong("on purpose")


@pytest.mark.parametrize("player, error, said", [
    (raises, Wrong, "on purpose"), (lambda observation: 512, vendemmia.IllegalAnswer, "512"), (lambda observation: None, TypeError, "None"),
    (lambda observation: "plant potatoes", vendemmia.IllegalAnswer, "potatoes"), (lambda: 0, TypeError, ""),
    (type("NoSeat", (), {"choose": lambda self, observation: 0}), TypeError, ""),
])
@pytest.mark.parametrize("jobs", [1, 3])
def test_what_a_player_does_wrong_ends_the_run(player, error, said, jobs):
    with pytest.raises(error, match=said):
        arena([player, "random"], 50, jobs=jobs, last_year=2)


@pytest.mark.parametrize("call", [
    lambda: arena(["nobody", "random"]), lambda: arena([]), lambda: arena(["random"]), lambda: arena("random"), lambda: arena([3, "random"]),
    lambda: arena(["random", "greedy"], 0), lambda: arena(["random", "greedy"], 10**12), lambda: arena(["random", "greedy"], jobs=0),
    lambda: arena(["random", "greedy"], sprt=(5, 5)), lambda: arena(["random", "greedy"], sprt=(5,)), lambda: arena(["random", "greedy"], players=9),
    lambda: arena(["random", "greedy", "step"], sprt=(0, 5)), lambda: arena(["random", "greedy"], options=Options(), players=3),
    lambda: arena(["random", "exec:"]), lambda: arena(["random", "greedy"], seconds=-1), lambda: study("nobody"), lambda: study(games=0),
    lambda: study(players=[2, 2]), lambda: study(players=[]), lambda: study(modules=["vines"]), lambda: study(modules="all"), lambda: study(players=[9]),
])
def test_runs_that_cannot_be_are_refused(call):
    with pytest.raises((ValueError, TypeError)) as caught:
        call()
    assert len(str(caught.value)) > 10


def test_a_study_has_a_page_and_tables():
    report = study("random", 12, players=[2, 3], modules=["", "all"], last_year=2)
    assert report.html.startswith("<!doctype html>") or "<html" in report.html
    assert "study" in report.command
    for name in report.csv:
        report.table(name)
    rows = report.table(next(iter(report.csv)))
    assert {row["players"] for row in rows} == {"2", "3"}
    with pytest.raises(KeyError, match="the tables are"):
        report.table("weather")


def test_the_page_can_be_saved(tmp_path):
    report = study("random", 3, last_year=1)
    report.save(tmp_path / "report.html")
    assert (tmp_path / "report.html").read_text() == report.html


def test_a_signal_stops_a_run():
    class Enough(Exception):
        pass

    def stop(*_):
        raise Enough

    before = signal.signal(signal.SIGALRM, stop)
    try:
        for call in (lambda: arena(["random", first_answer], 10**7), lambda: study("random", 10**6)):
            signal.setitimer(signal.ITIMER_REAL, 0.1)
            with pytest.raises(Enough):
                call()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
