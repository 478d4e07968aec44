"""How a campaign is told: only who fights is named as fighting, on the page and in the terminal alike."""

from collections.abc import Sequence

import pytest

from sztab.cli.telling import Teller as Terminal
from sztab.games.west.events import AttackDeclared, Withdrew
from sztab.kernel.events import Event
from sztab.server.wire.telling import Teller
from sztab.words import words
from tests.west.kit import GAME, Table, table


def declared(units: str, **changes: object) -> tuple[Table, AttackDeclared]:
    t = table(units, phase="attacks", **changes)
    t.say("alone", hex="0404")
    return t, t.told(AttackDeclared)[0]


def in_page(t: Table, event: Event) -> tuple[Sequence[str], Sequence[str], str]:
    """Who attacks, who is attacked, and both as they are named."""
    told = Teller(t.game).event(event, 1)
    return told.fields["units"], told.fields["target"], f"{told.labels['units'].en} / {told.labels['target'].en}"


@pytest.mark.rule(GAME, "9.2/a", "9.3")
def test_who_attacks_whom_names_no_headquarters_and_no_blanks() -> None:
    units = "pl: dp-12@0404>E hq-1@0404 blank@0404 / ru: ds-5@0504>W hq-15@0504 blank@0504"
    t, event = declared(units)
    assert len(event.units) == len(event.target) == 3, "both stacks are shown whole"
    attack, defence, named = in_page(t, event)
    assert (attack, defence) == (["pl-dp-12"], ["ru-ds-5"])
    said = Terminal(t.game, words("en")).event(event)
    for text in (named, said):
        assert "12th Infantry Division" in text
        assert "blank" not in text
        assert "eadquarters" not in text
        assert "Army" not in text


@pytest.mark.rule(GAME, "9.6/c")
def test_a_headquarters_that_stands_alone_is_named() -> None:
    t, event = declared("pl: dp-12@0404>E hq-1@0404 / ru: hq-15@0504 ds-5@1111>W")
    assert in_page(t, event)[:2] == (["pl-dp-12"], ["hq-ru-15"])


@pytest.mark.rule(GAME, "9.1/a")
def test_who_withdraws_names_the_cavalry() -> None:
    t = table("pl: bj-1@0404>E hq-1@0404 blank@0404 / ru: ds-5@0504>W", phase="withdrawal", turn=2, step=0)
    t.say(hex="0404")
    told = Teller(t.game).event(t.told(Withdrew)[0], 1)
    assert told.fields["units"] == ["pl-bj-1"]
