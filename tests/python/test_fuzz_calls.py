from fuzz_calls import run


def test_random_calls_end_in_results_or_exceptions():
    told = run(400, None, 1)
    assert told["fine"] > 50 and told["ValueError"] + told["IllegalAnswer"] > 20 and told["TypeError"] > 5
    assert not set(told) & {"SystemError", "RuntimeError", "UnboundLocalError", "NameError"}
