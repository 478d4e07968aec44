"""Every worked example of the rulebook stands as a situation, with the rule that it is about."""

from pathlib import Path

import pytest

from sztab.situations import read

FOLDER = Path(__file__).parents[1] / "situations" / "nest-of-eagles"
LOST = "figure is lost"
DRAWN = "drawing"
"""What an example hangs on whose figure does not survive: its situation says how it was drawn."""

# Example, its rule, the situations that show it, and what it hangs on.
EXAMPLES = [
    ("3.4.3-1", "3.4.3/e", "armoured-train", DRAWN),
    ("3.4.3-2", "3.4.3/f", "train-defends", DRAWN),
    ("4.1-1", "4.1", "encirclement", DRAWN),
    ("4.1-2", "4.1/b", "encirclement", DRAWN),
    ("4.2-1", "4.2/a", "no-lines-at-the-niemen", DRAWN),
    ("4.2-2", "4.2/b", "no-lines-at-the-niemen", DRAWN),
    ("7.1-1", "7.1/g", "line-into-clear-ground", DRAWN),
    ("7.1-2", "7.1/e", "large-river", DRAWN),
    ("7.1-3", "7.1/j", "line-and-large-river", DRAWN),
    ("7.1-4", "7.1/i", "line-and-small-river", DRAWN),
    ("7.1-5", "7.1/l", "works-and-a-line", DRAWN),
    ("7.1-6", "7.1/l", "works-with-a-friend-behind", DRAWN),
    ("8.2-1", "8.2/d", "values", ""),
    ("8.2-2", "8.2", "reserves", DRAWN),
    ("8.2-3", "8.2", "reserves", DRAWN),
    ("8.2-4", "8.2/h", "support", DRAWN),
    ("8.2-5", "8.2/f", "support", DRAWN),
    ("9.3-1", "9.3/a", "transports", ""),
    ("9.3-2", "9.3/b", "transports", ""),
    ("9.3-3", "9.3/c", "by-sarny", ""),
    ("10.3-1", "10.3", "course-of-an-attack", ""),
    ("10.4-1", "10.4/b", "10.3-course-of-an-attack", ""),
    ("10.5-1", "10.5", "favourable-ratio", ""),
    ("10.5-2", "10.5/a", "favourable-ratio", ""),
    ("10.7-1", "10.7/q", "mixed-obstacles", DRAWN),
    ("11.3-1", "11.3", "losses-on-each-hex one-bears-all", DRAWN),
    ("11.3-2", "11.3", "losses-on-each-hex", DRAWN),
    ("11.3-3", "11.3/e", "blocked-behind-friends the-cavalry-bears-all", DRAWN),
    ("11.3-4", "11/b", "blocked-behind-friends", DRAWN),
    ("11.5-1", "11.5", "least-losses", DRAWN),
    ("11.5-2", "11.5", "least-losses", DRAWN),
    ("11.5-3", "11.5", "least-losses", DRAWN),
    ("13.4-1", "13.4/a", "linked-markers", ""),
    ("13.5-1", "13.5", "13.4-linked-markers", ""),
    ("14.2-1", "14.2/i", "assault-and-stubborn-defence", ""),
    ("15.3-1", "15", "who-is-supplied", DRAWN),
    ("15.3-2", "15", "who-is-supplied", DRAWN),
    ("15.3-3", "15/a", "who-is-supplied", DRAWN),
    ("15.3-4", "15.2", "15.2-fortress", ""),
    ("15.3-5", "15.3/f", "elite-cavalry-without-supply", ""),
    ("23.4.1-1", "23.4.1/b", "volunteers-shifted", ""),
    ("23.4.2-1", "23.4.2/c", "konarmia-hastened", ""),
]


def file_of(example: str, name: str) -> Path:
    """A name without a number stands in the file of the example's own section."""
    own = name if name[0].isdigit() else f"{example.partition('-')[0]}-{name}"
    return FOLDER / f"ex-{own}.yaml"


@pytest.mark.parametrize(("example", "rule", "names", "needs"), EXAMPLES, ids=[line[0] for line in EXAMPLES])
def test_every_example_has_its_situation(example: str, rule: str, names: str, needs: str) -> None:
    found = [read(file_of(example, name)) for name in names.split()]
    assert found
    assert rule in {str(id) for spec in found for id in spec["rules"]}
    for spec in found:
        assert spec.get("ask") or spec.get("then"), "it asks nothing"
        assert not needs or LOST in spec.get("note", ""), "it does not say how it was drawn"


def test_the_list_is_whole() -> None:
    assert len(EXAMPLES) == len({line[0] for line in EXAMPLES}) == 42
    shown = {file_of(line[0], name) for line in EXAMPLES for name in line[2].split()}
    assert shown == set(FOLDER.glob("ex-*.yaml")), "an example of no number, or a number without its example"
