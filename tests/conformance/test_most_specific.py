"""The rule that is told is the one that forbids: without it the answer changes, or another rule stands beside it.

On random positions every refusal of everything that could be tried is looked at. A general reason ("too far", "not
beside it") must not hide a rule of its own that stands beside it; where it may, the pair is listed with its why.
"""

from collections.abc import Iterator

import pytest

from sztab import games
from sztab.kernel.events import Refusal
from sztab.kernel.play import Play
from sztab.kernel.refusing import first, intents, reasons_at, why_not, without
from sztab.kernel.requests import Answer, Choice
from tests.conformance import suite
from tests.conformance.test_conformance import opened

EVERY = {
    "toy": 1, "bitwa-warszawska": 5, "raclawice-1794": 60, "how-the-west-was-saved": 40, "rok-1920": 300,
    "nest-of-eagles": 300,
}  # fmt: skip
TRIED = 400
"""At most so many intents at a moment."""
GENERAL: dict[str, dict[str, str]] = {
    "bitwa-warszawska": {
        "raid-too-far": "a raid on an army without markers is refused for its markers",
    },
    "rok-1920": {
        "too-far": "points are short: whatever closes the hex or the way to it is told first",
        "too-far-away": "",
        "too-far-round": "",
        "no-march-there": "",
        "beyond-pursuit": "the same after combat",
        "no-connection": "no train goes there: first comes why it is no place for one",
    },
    "raclawice-1794": {
        "too-dear": "points are short: whatever else forbids the hex is told first",
        "no-points": "the same of manoeuvres",
        "no-target": "it sees nobody: first comes why it may not fire at all",
        "out-of-command": "too far from the leader: first comes why it could not act under him anyway",
        "leader-too-far": "",
    },
    "how-the-west-was-saved": {
        "too-far": "the points of the group: first whatever else forbids the hex",
        "headquarters-too-far": "the same of headquarters",
        "no-way-there": "the hex itself would do: first what forbids it",
        "nobody-can-march": "whoever has had his order, or must stand still, is told so",
        "nowhere-to-go": "the same of strategic movement and of headquarters",
        "too-dear": "points are short: first why there could be no depot at all",
        "marker-too-dear": "the same of markers",
    },
}
GENERAL["nest-of-eagles"] = GENERAL["rok-1920"]
"""Reasons that say little, by game; the more specific ones beside them come first."""
BEFORE: dict[str, set[tuple[str, str]]] = {
    "raclawice-1794": {
        # A hex that costs too much may also hold friends among whom the group cannot stay: the points decide first,
        # since who cannot get there is not told whom he would meet.
        ("too-dear", "full"),
        ("too-dear", "stack-limit"),
        ("too-dear", "mixed-arms"),
        ("too-dear", "double-friends"),
        ("too-dear", "too-many-guns"),
        # An ordinary step that is too dear is no charge either: the step is told.
        ("too-dear", "charge-run"),
        ("too-dear", "charge-steady"),
        ("too-dear", "charge-path"),
    },
}
"""(general, specific) pairs in which the general reason is rightly told first."""


def carried(game: str) -> bool:
    """Do the questions of the game carry their refusals?"""
    return not hasattr(opened(game), "why_not")


SCENARIOS = [("toy", "one")] + [
    (game, scenario) for game in games.CATALOGUE if game in EVERY for scenario in opened(game).scenarios()
]


def refused(game: str, scenario: str, seed: int) -> Iterator[tuple[Choice, Answer, list[Refusal]]]:
    """Single answers that are refused on the way of a random game, with all reasons against them."""
    for play in suite.moments(Play.begin(opened(game), scenario), seed, EVERY[game]):
        question = play.question
        if not isinstance(question, Choice):
            continue
        tried = [intent[0] for intent in intents(play) if len(intent) == 1]
        for answer in tried[:: max(1, len(tried) // TRIED)]:
            reasons = list(reasons_at(question, answer))
            if reasons:
                yield question, answer, reasons


def name(reason: Refusal) -> tuple[str, str]:
    return reason.rule, reason.key


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS, ids=[f"{g}-{s}" for g, s in SCENARIOS])
def test_without_the_rule_that_is_told_the_answer_changes(game: str, scenario: str) -> None:
    looked = set()
    for question, answer, reasons in refused(game, scenario, 21):
        told = reasons[0]
        looked.add(name(told))
        names = [name(reason) for reason in reasons]
        where = f"{question.prompt} {answer!r}: {names}"
        beside = [other for other in names if other != names[0]]
        with without(*names[0]):
            then = first(reasons_at(question, answer))
        assert (name(then) if then else None) == (beside[0] if beside else None), where
    assert looked, "nothing was refused"


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS[1:], ids=[f"{g}-{s}" for g, s in SCENARIOS[1:]])
def test_a_general_reason_hides_no_specific_one(game: str, scenario: str) -> None:
    general, before = GENERAL.get(game, {}), BEFORE.get(game, set())
    for question, answer, (told, *others) in refused(game, scenario, 22):
        hidden = [o for o in others if o.key not in general and o.key != "not-now" and (told.key, o.key) not in before]
        assert told.key != "not-now", f"{question.prompt} {answer!r} is refused without a rule of its own"
        if told.key in general:
            assert not hidden, f"{question.prompt} {answer!r}: {name(told)} hides {[name(o) for o in hidden]}"


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS, ids=[f"{g}-{s}" for g, s in SCENARIOS])
def test_the_told_reason_is_the_first(game: str, scenario: str) -> None:
    for play in suite.moments(Play.begin(opened(game), scenario), 23, EVERY[game] * 4):
        question = play.question
        if isinstance(question, Choice):
            for (answer,) in list(intents(play))[::7]:
                reasons = list(reasons_at(question, answer))
                assert why_not(play, [answer]) == reasons[:1]


def test_games_that_carry_their_refusals_are_walked() -> None:
    assert not [game for game in games.CATALOGUE if carried(game) and game not in EVERY]
