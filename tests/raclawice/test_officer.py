"""What an officer does that a corporal does not: he counts his melees, stands side by side, splits columns, rides."""

from typing import Any

import msgspec
import pytest

from sztab.bots import make
from sztab.bots.bot import play_out
from sztab.games.raclawice.bot.officer.chart import Chart
from sztab.games.raclawice.bot.officer.hurrying import hurried, is_behind, may_hurry
from sztab.games.raclawice.bot.officer.odds import Gunnery, melee
from sztab.games.raclawice.bot.officer.plans import Memory, Planner
from sztab.games.raclawice.bot.officer.shooting import harm
from sztab.games.raclawice.bot.officer.ways import Ways
from sztab.games.raclawice.melee.modifiers import Fight, melee_modifiers
from sztab.games.raclawice.table import chances
from sztab.kernel.dice import RandomDice
from sztab.kernel.modifiers import Modifier, total
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from tests.raclawice.table import Table, opened

FOOT, NEXT, SCYTHES, GUN = "pl-1-i-2-pp", "pl-2-i-2-pp", "pl-1-kos", "pl-2-art-polska"
ENEMY, OTHER, HORSE, GUNS = "ru-1-ii-uglicki", "ru-2-ii-uglicki", "ru-i-smolenski", "ru-1-art-rosyjska"


def thought(table: Table) -> str:
    question = table.question
    assert isinstance(question, Choice)
    found = table.game.considered(table.state, question)
    assert found
    return " ".join(str(part) for part in table.game.codec.encode(question, question.options[found[0]]).values())


def led(units: str, **position: Any) -> Table:
    position = {"leaders": "zajaczek@0404 tomatis@1111", "active": "zajaczek", "first": "pl", "turn": 6, **position}
    return Table(units, **position)


@pytest.mark.parametrize(
    ("units", "ground"),
    [
        (f"{FOOT}@0506/NNE {ENEMY}@0507/SSW", {}),
        (f"{FOOT}@0506/NNE {NEXT}@0506/NNE {ENEMY}@0507/NNE", {}),
        (f"{SCYTHES}@0506/NNE {ENEMY}@0507/SSE", {}),
        (f"{SCYTHES}@0506/NNE {GUNS}@0507/SSW", {}),
        (f"{FOOT}@0506/NNE/lost=2 {ENEMY}@0507/SSW {OTHER}@0507/SSW", {"forest": ["0507"]}),
        (f"{FOOT}@0506/NNE {ENEMY}@0507/SSW", {"streams": ["0506/0507"], "hill": ["0507"]}),
        (f"{FOOT}@0506/NNE {HORSE}@0507/SSW", {"buildings": ["0507"]}),
    ],
)
def test_the_edge_that_he_counts_is_that_of_the_rules(units: str, ground: dict[str, Any]) -> None:
    """Before the attack, on his chart; and in the clash hex, by the modifiers of the rules."""
    table = led(units, ground=ground)
    edition, at = table.ed, table.ed.hex("0507")
    chart = Chart(edition, table.state, 0, table.game.weights, Gunnery(edition))
    stack = table.state.stacks[0][edition.hex("0506")]
    planner = Planner(chart, -1)
    body = planner.body(stack, edition.hex("0506"))
    (attack,) = [a for a in Ways(chart, planner.start(stack, 4), body).attacks[at] if len(a.path()) == 1]
    told = chart.edge(body, chart.foe_at[at], attack.zone, start=attack.way.hex, hex=at)
    table.say(f"move {edition.counters[stack[0]].id}")
    while table.asked == "pl group":
        table.say(thought(table) if thought(table).startswith("with") else "go")
    table.say("enter 0507")
    fight = Fight(edition, table.state, at, 0)
    assert told == total(melee_modifiers(fight.side(0))) - total(melee_modifiers(fight.side(1)))


@pytest.mark.parametrize("edge", range(-8, 9))
def test_the_chance_of_a_melee_is_that_of_the_dice(edge: int) -> None:
    table = led(f"{FOOT}@0506/NNE {ENEMY}@0507/SSW")
    outcomes = chances.melee(table.ed, table.state, 0, [Modifier("11.7/b", "edge", edge)], [])
    won, clear, _ = melee(edge, 10)
    assert won == pytest.approx(sum(o["chance"] for o in outcomes if o["winner"] == "pl"))
    assert clear == pytest.approx(sum(o["chance"] for o in outcomes if o["winner"] == "pl" and not o["loss"]))


def test_a_volley_hurts_as_much_as_the_query_says() -> None:
    table = led(f"{FOOT}@0506/NNE {NEXT}@0506/NNE {ENEMY}@0507/SSW")
    gunnery = Gunnery(table.ed)
    told = table.game.queries["fire"](table.play, {"unit": FOOT, "at": "0507"})
    (row,) = told["tests"]
    hard = row["total"] - row["morale"]
    back, losses = gunnery.test(hard)
    assert losses == pytest.approx(sum(odds["losses"] * odds["chance"] for odds in row["odds"]))
    assert back == pytest.approx(sum(odds["chance"] for odds in row["odds"] if odds["withdraw"]))
    strength, shots = 4, 0
    assert gunnery.volley(strength, 1, shots) == hard + row["morale"]


def test_two_companies_stand_side_by_side() -> None:
    table = led(f"{FOOT}@0506/NNE {NEXT}@0506/NNE {ENEMY}@0511/SSW")
    while not table.asked.endswith("step"):
        assert table.asked in ("pl act", "pl group")
        table.say(thought(table))
    assert thought(table) == f"form {FOOT} abreast"


def test_a_column_that_guns_may_see_goes_in_parts() -> None:
    column = " ".join(f"pl-{n}-kos@0505/NNE" for n in range(1, 5))
    table = led(f"{column} {GUNS}@0511/SSW {ENEMY}@0611/SSW")
    while not table.asked.endswith("step"):
        table.say(thought(table))
    assert len(table.state.moving[0].units) == 2
    safe = led(f"{column} {ENEMY}@0611/SSW")
    while not safe.asked.endswith("step"):
        safe.say(thought(safe))
    assert len(safe.state.moving[0].units) == 4


def played(table: Table) -> Table:
    """Until his move is over."""
    while table.asked in ("pl act", "pl group", "pl step") and thought(table) != "pass":
        table.say(thought(table))
    return table


def test_he_goes_into_a_melee_that_pays_and_into_no_other() -> None:
    strong = " ".join(f"pl-{n}-kos@0506/NNE" for n in range(1, 5))
    assert played(led(f"{strong} {ENEMY}@0508/NNE/lost=3")).hex(SCYTHES) == "0508"
    weak = f"{FOOT}@0506/NNE/lost=3 {ENEMY}@0508/SSW {OTHER}@0508/SSW"
    assert played(led(weak)).hex(FOOT) != "0508"


def test_the_leader_rides_to_the_melee() -> None:
    strong = " ".join(f"pl-{n}-kos@0506/NNE" for n in range(1, 5))
    table = played(led(f"{strong} {ENEMY}@0508/NNE/lost=3"))
    while table.asked != "pl leader-move":
        table.say(thought(table) if table.asked.startswith("pl") else "pass")
    assert thought(table) == "0508"


def test_he_goes_by_his_weights() -> None:
    """So they can be tuned: one for whom nothing is worth a move stays, and passes."""
    table = led(f"{FOOT}@0506/NNE {ENEMY}@0511/SSW")
    question = table.question
    assert isinstance(question, Choice)
    assert thought(table) == f"move {FOOT}"
    lazy = msgspec.structs.replace(table.game.weights, move=99.0, shot=99.0)
    assert table.game.considered(table.state, question, lazy) == (len(question.options) - 1,)


def test_an_answer_hangs_on_what_is_seen_and_not_on_what_was_asked_before() -> None:
    """What he has in mind comes with his answers: asked about the same moments in another order, he says the same."""
    game, dice, moments = opened(), RandomDice(4), list[tuple[Any, Choice, Any]]()
    play = Play.begin(game, "battery")
    while len(moments) < 70:
        question = play.question
        assert question is not None
        if not isinstance(question, Choice):
            play.answer(dice.settle(question))
            continue
        found = game.considered(play.state, question)
        if question.prompt in ("act", "step") and len(question.options) > 1:
            moments.append((play.state.copy(), question, found))
        play.answer_index(dice.below(len(question.options)) if found is None else found[0])
    for state, question, said in reversed(moments):
        assert game.considered(state, question) == said


def test_a_plan_of_the_running_activation_spares_thinking() -> None:
    """One of another activation, or one that cannot be read, is made anew and leads to the same answer."""
    table = led(f"{FOOT}@0506/NNE {ENEMY}@0511/SSW")
    question = table.question
    assert isinstance(question, Choice)
    found, plan = table.game.planned(table.state, question, b"")
    read = Memory.read(plan, b"")
    assert not read.plans
    assert msgspec.json.decode(plan)["steps"]
    for handed in (plan, b"?", msgspec.json.encode({"moment": 1}), Memory("other").told()):
        assert table.game.planned(table.state, question, handed) == (found, plan)


def test_an_officer_beats_corporals() -> None:
    """One game of each side: what he wins by is in docs/bots.md."""
    won = 0
    for seat, other in (("pl", "ru"), ("ru", "pl")):
        play = Play.begin(opened(), "battery")
        play_out(play, {seat: make("officer", 1), other: make("corporal", 2)}, RandomDice(5))
        opened().check(play.state)
        assert play.outcome is not None
        won += play.outcome.winner == seat
    assert won >= 1


def test_a_strong_company_takes_the_place_of_a_weak_one_under_fire() -> None:
    table = led(f"{NEXT}@0506/NNE/lost=2 {FOOT}@0506/NNE {ENEMY}@0509/SSW")
    while not table.asked.endswith("step"):
        assert table.asked in ("pl act", "pl group")
        table.say(thought(table))
    assert thought(table).startswith("reorder")
    assert thought(table.say(thought(table))) == FOOT


def test_a_leader_leaves_a_squad_that_may_be_shot_away() -> None:
    """4.6/b: who is left alone by the last unit is lost, for three points."""
    units = f"{FOOT}@0506/NNE/lost=3 {NEXT}@0505/NNE {ENEMY}@0509/SSW"
    table = led(units, leaders="zajaczek@0506 tomatis@1111")
    while table.asked != "pl leader-move":
        table.say("pass")
    assert thought(table) != "0506"


def test_a_shot_at_those_who_have_no_way_back_is_worth_a_point() -> None:
    """10.11.7: who is driven back and has nowhere to go is lost."""
    horse = "ru-1-a-denisow"
    free = f"{GUN}@0505/NNE {ENEMY}@0508/SSW"
    behind = " ".join(f"ru-{n}-kozacy@{hex}/SSW" for n, hex in ((2, "0409"), (3, "0509"), (4, "0609"), (5, "0408")))
    worths = []
    for units in (free, f"{free} {behind} {horse}@0608/SSW"):
        table = led(units, leaders="szyrer@0503 tomatis@1111", active="szyrer")
        chart = Chart(table.ed, table.state, 0, table.game.thorough("pl"), Gunnery(table.ed))
        worths.append(harm(chart, table.unit(GUN), table.ed.hex("0508")))
    assert worths[1] > 3 * worths[0] > 0


def test_at_double_pace_he_goes_where_the_rules_let_him() -> None:
    """Every way that spends all points is offered step by step, and nothing but to stop at its end."""
    ground = {"forest": ["0507", "0608"]}
    units = f"{FOOT}@0405/NNE {NEXT}@0506/NNE {ENEMY}@1111/SSW"
    begin = led(units, ground=ground)
    edition, unit = begin.ed, begin.ed.unit(FOOT)
    chart = Chart(edition, begin.state, 0, begin.game.weights, Gunnery(edition))
    planner = Planner(chart, -1)
    start = planner.start((unit,), 4)
    assert may_hurry(chart, start)
    ways = hurried(chart, start, planner.ways(start))
    assert len(ways) > 1
    for way in ways:
        table = led(units, ground=ground)
        table.play.answer(("move", unit))
        for hex, _, _, action in way.path():
            assert table.state.moving[0].hex == hex
            table.play.answer((action[0], unit, *action[1:]))
        assert table.state.hexes[unit] == way.hex


def test_who_has_doubled_his_pace_goes_on_without_a_plan() -> None:
    """The plan is lost at every answer: each is offered none the less."""
    table = led(f"{FOOT}@0405/NNE {ENEMY}@1111/SSW")
    unit = table.ed.unit(FOOT)
    table.play.answer(("move", unit))
    table.play.answer(("double", unit))
    while isinstance(table.play.question, Choice) and table.play.question.prompt == "step":
        said = thought(table)
        assert said.startswith(("enter", "stop"))
        found = table.game.considered(table.state, table.play.question)
        assert found
        table.play.answer(table.play.question.options[found[0]])
    assert table.ed.board.distance[table.ed.hex("0405")][table.state.hexes[unit]] > 4


@pytest.mark.parametrize(
    ("ahead", "goal", "hurries"), [("0111", "0404", True), ("0101", "0404", False), ("0111", "0108", False)]
)
def test_he_doubles_his_pace_behind_others_only(ahead: str, goal: str, hurries: bool) -> None:
    """Not to be the first at the enemy, nor to where he could strike."""
    table = led(f"{FOOT}@0102/NNE {NEXT}@{ahead}/NNE {ENEMY}@0112/SSW", leaders="zajaczek@0102 tomatis@0112")
    chart = Chart(table.ed, table.state, 0, table.game.weights, Gunnery(table.ed))
    assert is_behind(chart, table.ed.hex("0102"), table.ed.hex(goal)) is hurries
