"""The code in docs/python.md runs, from top to bottom."""

import re
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "python.md"


def test_the_tour_can_be_taken(capsys):
    text = PAGE.read_text(encoding="utf-8")
    blocks = list(re.finditer(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL))
    assert len(blocks) >= 6
    world = {"__name__": "tour"}
    for block in blocks:
        line = text.count("\n", 0, block.start()) + 1
        # As many empty lines before it as the page has, so that an error names the page's line.
        exec(compile("\n" * line + block.group(1), str(PAGE), "exec"), world)
    assert "games" in capsys.readouterr().out
