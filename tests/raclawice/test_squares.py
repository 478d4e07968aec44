"""7.3: a square is one body: it moves and is given up whole, and scythemen are no part of one."""

import pytest

from sztab.games.raclawice.events import LossTaken, MeleeFought
from tests.raclawice.table import Table, alone

GAME = "raclawice-1794"

COMPANIES = [f"pl-{n}-i-2-pp" for n in range(1, 5)]
FIRST, SECOND = COMPANIES[:2]
SQUARE = " ".join(f"{id}@0505/NNE/square" for id in COMPANIES)
ALL = tuple(f"with {id}" for id in COMPANIES[1:])


def formations(table: Table, ids: list[str] = COMPANIES) -> set[str]:
    return {table.formation(id) for id in ids}


@pytest.mark.rule(GAME, "7.3.2/c", "7.3")
def test_no_part_of_a_square_moves_out_of_it() -> None:
    """Two of four companies would make two squares of one."""
    table = alone(SQUARE).say(f"move {FIRST}", f"with {SECOND}", "go")
    assert table.asked == "pl act", "there is nothing that two companies of it could do"
    assert (formations(table), table.hex(FIRST)) == ({"square"}, "0505")
    whole = alone(SQUARE).say(f"move {FIRST}", *ALL)
    assert whole.why("enter 0506") == ""
    whole.say("enter 0506")
    assert (formations(whole), whole.hex(FIRST), whole.hex(COMPANIES[3])) == ({"square"}, "0506", "0506")


@pytest.mark.rule(GAME, "7.3/b")
def test_a_square_is_given_up_by_all_its_companies_and_each_pays() -> None:
    """The company on top may not dissolve it for the others, who would pay nothing."""
    table = alone(SQUARE).say(f"move {FIRST}", *ALL[:2])
    assert table.asked == "pl group", "the fourth company may still come along"
    table.say("go")
    assert formations(table) == {"square"}
    whole = alone(SQUARE).say(f"move {FIRST}", *ALL, "form ordinary", "SSW")
    assert formations(whole) == {"ordinary"}
    assert {whole.left(id) for id in COMPANIES} == {3}
    assert {whole.facing(id) for id in COMPANIES} == {"SSW"}


@pytest.mark.rule(GAME, "7.3/b", "4.2")
def test_companies_that_cannot_move_do_not_hold_the_others_in_the_square() -> None:
    """A121: two of the four obey another leader; those of the active one give the square up for all."""
    mixed = ["pl-1-i-2-pp", "pl-2-i-2-pp", "pl-1-i-3-pp", "pl-2-i-3-pp"]
    units = " ".join(f"{id}@0505/NNE/square" for id in mixed)
    table = alone(units).say(f"move {FIRST}", f"with {SECOND}")
    assert table.why("enter 0506") == "7.3.2/c", "it moves only as a whole"
    table.say("form ordinary", "NNE")
    assert formations(table, mixed) == {"ordinary"}
    assert [table.left(id) for id in mixed[:2]] == [3, 3]


@pytest.mark.rule(GAME, "7.3.3")
def test_scythemen_who_join_a_square_break_it_up() -> None:
    """A122: they can be no part of it."""
    table = alone(f"{SQUARE} pl-1-kos@0504/NNE", turn=5).say("move pl-1-kos", "enter 0505", "stop")
    assert table.stack("pl", "0505") == [*COMPANIES, "pl-1-kos"]
    assert formations(table, [*COMPANIES, "pl-1-kos"]) == {"ordinary"}
    other = alone(f"{SQUARE} pl-1s-2-pp@0504/NNE").say("move pl-1s-2-pp", "enter 0505", "stop")
    assert formations(other, [*COMPANIES, "pl-1s-2-pp"]) == {"square"}


@pytest.mark.rule(GAME, "7.3.3", "7.3.1")
def test_scythemen_keep_a_stack_from_forming_square_in_alarm() -> None:
    stack = " ".join(f"{id}@0505/NNE" for id in (*COMPANIES, "pl-1-kos"))
    table = alone(f"{stack} ru-i-smolenski@0508/SSW", "muromcow", "0510")
    table.say("move ru-i-smolenski", "enter 0507", "enter 0506")
    table.say("done", "charge 0505")
    assert table.question.prompt == "melee", "no square is offered"
    assert not table.told(LossTaken)


def countered(horse: str = "ru-i-smolenski", ids: list[str] = COMPANIES) -> Table:
    """Infantry marches in front of Russian cavalry, which counter-attacks without a test."""
    stack = " ".join(f"{id}@0504/NNE" for id in ids)
    table = alone(f"{stack} {horse}@0506/SSW").say(f"move {ids[0]}", *(f"with {id}" for id in ids[1:]))
    return table.say("enter 0505", f"counter {horse}")


@pytest.mark.rule(GAME, "7.3.1", "8.15.1", "7.1")
def test_infantry_on_the_march_may_form_square_when_cavalry_counter_attacks() -> None:
    """A21: whenever enemy cavalry comes into the hex. The square counts in the melee at once."""
    table = countered()
    assert table.asked == "pl react"
    assert [table.why(f"square {FIRST}"), table.why("done")] == ["", ""]
    assert table.why(f"fire {FIRST}") == "7.3.1", "it may do nothing else"
    table.say(f"square {FIRST}", 6)
    assert (formations(table), table.question.prompt) == ({"square"}, "melee")
    table.say((9, 9))
    assert sum(m.value for m in table.told(MeleeFought)[-1].defence if m.rule == "7.3.2/e") == 3


@pytest.mark.rule(GAME, "7.3.1")
def test_a_failed_alarm_costs_a_loss_and_it_is_asked_only_once() -> None:
    table = countered().say(f"square {FIRST}", 7)
    assert table.asked == "pl loss"
    table.say(SECOND)
    assert (formations(table), table.strength(SECOND), table.question.prompt) == ({"ordinary"}, 2, "melee")


@pytest.mark.rule(GAME, "7.3.1", "7.3")
def test_three_companies_or_an_attack_on_foot_give_no_alarm() -> None:
    assert countered(ids=COMPANIES[:3]).question.prompt == "melee"
    table = alone(f"{SQUARE.replace('0505/NNE/square', '0504/NNE')} ru-1-ii-uglicki@0506/SSW")
    table.say(f"move {FIRST}", *ALL, "enter 0505", "counter ru-1-ii-uglicki", 0)
    assert table.question.prompt == "melee"


@pytest.mark.rule(GAME, "7.1", "6.12")
def test_nobody_joins_a_square_that_is_fighting() -> None:
    """A127: scythemen would break it up, companies would form square among enemies."""
    for comes in ("pl-1-kos", "pl-1s-2-pp"):
        table = alone(f"{SQUARE} ru-i-smolenski@0505/SSW {comes}@0504/NNE", turn=5).say(f"move {comes}")
        assert table.why("enter 0505") == "7.1"
    line = SQUARE.replace("/square", "")
    other = alone(f"{line} ru-i-smolenski@0505/SSW pl-1s-2-pp@0504/NNE").say("move pl-1s-2-pp")
    assert other.why("enter 0505") == "", "a stack that is not in square can be helped"


@pytest.mark.rule(GAME, "7.1", "8.15.1")
def test_nor_by_a_counter_attack() -> None:
    """The Russians enter the square; a company behind it could come to the help of a line, not of a square."""
    for stack, rule in ((SQUARE, "7.1"), (SQUARE.replace("/square", ""), "")):
        units = f"{stack} pl-1s-2-pp@0504/NNE ru-1-ii-uglicki@0506/SSW"
        table = Table(units, leaders="tomatis@0609 zajaczek@0404", active="tomatis", first="ru")
        table.say("move ru-1-ii-uglicki", "enter 0505")
        assert (table.asked, table.why("counter pl-1s-2-pp")) == ("pl react", rule)
