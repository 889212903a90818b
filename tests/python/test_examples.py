"""The examples run, and do what they say."""

import importlib.util
from pathlib import Path

import vendemmia

FOLDER = Path(__file__).resolve().parents[2] / "python" / "examples"


def example(name):
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_example_is_tested():
    assert {path.stem for path in FOLDER.glob("*.py")} == {"random_player", "greedy_player", "learner", "rates"}


def test_the_random_player_plays_to_the_end(monkeypatch, capsys):
    module = example("random_player")
    monkeypatch.setattr("sys.argv", ["random_player.py", "2"])
    module.main()
    assert capsys.readouterr().out.count("places") == 2 and module.play(1).over


def test_the_greedy_player_beats_random():
    report = vendemmia.arena([example("greedy_player").GreedyPlayer, "random"], 20, seed=2, last_year=6)
    assert report["greedy.py"].score.low > 0.6


def test_the_learner_learns_to_beat_random():
    module = example("learner")
    weights = module.learn(8)
    report = vendemmia.arena([module.Learned(weights, 1), "random"], 60, seed=3, jobs=1, last_year=module.YEARS)
    assert report["learned"].score.low > 0.6


def test_rates_are_measured(capsys):
    rates = example("rates")
    assert rates.stepped(seconds=0.05, games=64, players=2) > 0
    rates.main(["--seconds", "0.02"])
    assert "choices a second" in capsys.readouterr().out
