"""What bots think of first."""

from sztab.kernel.requests import Choice
from tests.raclawice.table import Table, alone

FOOT, NEXT, GUN = "pl-1-i-2-pp", "pl-2-i-2-pp", "pl-2-art-polska"
ENEMY, WEAK = "ru-1-ii-uglicki", "ru-i-smolenski"


def thought(table: Table) -> list[str]:
    question = table.question
    assert isinstance(question, Choice)
    found = table.game.candidates(table.state, question)
    assert found is not None
    return [
        " ".join(str(part) for part in table.game.codec.encode(question, question.options[i]).values()) for i in found
    ]


def test_whole_stacks_move() -> None:
    table = alone(f"{FOOT}@0505/NNE {NEXT}@0505/NNE {ENEMY}@0909/SSW")
    assert thought(table) == [f"move {FOOT}", "pass"]
    table.say(f"move {FOOT}")
    assert thought(table) == [f"with {NEXT}"]
    assert thought(table.say(f"with {NEXT}"))[0].startswith("stop")


def test_guns_fire_at_those_who_can_bear_least() -> None:
    table = Table(
        f"{GUN}@0505/NNE {ENEMY}@0508/SSW {WEAK}@0608/SSW/lost=1", leaders="szyrer@0503", active="szyrer", first="pl"
    )
    table.say(f"fire {GUN}")
    assert thought(table) == ["0608"]
