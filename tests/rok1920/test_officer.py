"""The officer of Rok 1920: he expects of attacks what the rules make of them, and sees no more than his seat."""

from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec import structs

from sztab import games
from sztab.bots import make, offered
from sztab.bots.bot import Glimpse, Minds, ask
from sztab.bots.trial import Trial
from sztab.games.rok1920.bot.blows import SUCCESS, Blows
from sztab.games.rok1920.bot.candidate_moves import candidate_answers
from sztab.games.rok1920.bot.doctrine import MARSHAL, OFFICER, Thorough
from sztab.games.rok1920.bot.evaluation import HUNGRY
from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.bot.opinions import opinions
from sztab.games.rok1920.bot.phase_plan import PhasePlan, make_plan
from sztab.games.rok1920.bot.supply_cuts import SupplyCuts
from sztab.games.rok1920.fighting.retreat_routes import Group, routes
from sztab.games.rok1920.first.game import make as make_game
from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, PL, SU, Side
from sztab.games.rok1920.units.positions import lift, move_to, put
from sztab.hexmap.bits import members
from sztab.kernel.box import Box
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.kernel.secrecy import redealt

ANSWERS = 40


@cache
def game() -> Rok1920:
    return make_game(Box(games.entry("rok-1920").box_folder))


def officer(state: State) -> Officer:
    return game().officer(game().war(state), OFFICER)


def step_at_random(play: Play[State], dice: RandomDice) -> None:
    question = play.question
    assert question is not None
    if isinstance(question, Choice):
        play.answer_index(dice.below(len(question.options)))
    else:
        play.answer(dice.settle(question))


def test_rok_1920_has_an_officer_and_a_marshal() -> None:
    assert offered("rok-1920")[-2:] == ("officer", "marshal")


@pytest.mark.parametrize("scenario", sorted(game().scenarios()))
def test_officer_and_marshal_give_answers_that_are_offered(scenario: str) -> None:
    """`Play.answer` refuses any other."""
    play, dice = Play.begin(game(), scenario), RandomDice(scenario)
    minds = Minds(
        {seat: make(level, 5) for seat, level in zip(game().scenario(scenario).seats, ("officer", "marshal"))}
    )
    for _ in range(ANSWERS):
        question = play.question
        assert question is not None
        play.answer(minds.answer(play) if isinstance(question, Choice) else dice.settle(question))


@pytest.mark.parametrize("scenario", ["A", "D", "H"])
def test_what_is_kept_of_retreats_is_what_the_rules_say(scenario: str) -> None:
    """The key under which a retreat is kept holds all that it hangs on."""
    play, dice = Play.begin(game(), scenario), RandomDice(7)
    war, checked = game().war(play.state), 0
    blows = officer(play.state).blows
    while play.question is not None and checked < 400:
        step_at_random(play, dice)
        state = play.state
        if len(play.answers) % 7 or state.outcome is not None:
            continue
        for h in members((state.occupied[PL] | state.occupied[SU]) & ~state.neutral):
            stack = state.stacks[h]
            side = war.roster.side[stack[0]]
            if not war.board.around(1 << h) & state.occupied[ENEMY[side]]:
                continue
            levels = sum(war.levels[unit] - state.level[unit] for unit in stack)
            for repeat in (False, True):
                friends = state.occupied[side] & ~(1 << h)
                found = routes(Group(war, state, side, h, stack, 1 if repeat else 2, friends))
                assert blows.toll(state, h, repeat) == min(levels, min(route.toll for route in found))
                checked += 1
    assert checked >= 400


def test_prices_are_what_a_stack_is_worth() -> None:
    state = Play.begin(game(), "B").state
    judge = officer(state)
    for h, stack in state.stacks.items():
        prices = judge.blows.prices(state, h)
        assert list(prices) == sorted(prices), "the cheapest is given up first"
        worth = sum(judge.unit_values[u][state.level[u]] for u in stack)
        assert sum(prices) == pytest.approx(worth)


def test_success_leaves_bloody_rolls_out() -> None:
    assert SUCCESS[1] == SUCCESS[2] == 0
    assert SUCCESS[7] == pytest.approx(20 / 36)
    assert SUCCESS[11] == SUCCESS[12] == SUCCESS[13] == pytest.approx(34 / 36)


def surrounded() -> tuple[State, int, list[int]]:
    """A: a Polish division by itself in the open, a Bolshevik one beside it; and the hexes behind the Pole."""
    state = Play.begin(game(), "A").state
    war = game().war(state)
    board, pole = war.board, war.roster.number["pl-17dp"]
    for unit, h in enumerate(state.at):
        if h >= 0 and unit != pole:
            lift(war, state, unit)
    here = state.at[pole]
    east = [h for h in members(board.masks[here] & board.open) if board.column[h] > board.column[here]]
    west = [h for h in members(board.masks[here] & board.open) if board.column[h] < board.column[here]]
    put(war, state, war.roster.number["su-17ds"], east[0])
    return state, here, west


def test_troops_in_the_rear_make_an_attack_worth_more() -> None:
    state, here, west = surrounded()
    war, judge = game().war(state), officer(state)
    state.phasing, state.step = SU, 0
    assert judge.blows.toll(state, here, False) == 0, "the way west is free"
    before = judge.blow(state, SU)
    for number, h in enumerate(west):
        put(war, state, war.roster.number[("su-8ds", "su-10ds", "su-2ds")[number]], h)
    assert judge.blows.toll(state, here, False) > 0
    assert judge.blow(state, SU) > before + 1


def test_an_attack_and_none_are_judged_at_the_same_moment() -> None:
    """Whoever answers "none" ends the phase: that alone changes nothing of what he thinks."""
    play, dice = Play.begin(game(), "A"), RandomDice(3)
    minds = Minds({seat: make("officer", 1) for seat in ("pl", "su")})
    phases = set[str]()
    while len(phases) < 2:
        question, state = play.question, play.state
        assert question is not None
        if isinstance(question, Choice) and question.prompt == "attack" and not play.tape:
            none = Trial.at(play).fork(question.options[-1])
            assert none.state.step == state.step + 1
            assert officer(state).value(none.state, "pl") == pytest.approx(officer(state).value(state, "pl"))
            phases.add(game().war(state).steps[state.step].name)
        play.answer(minds.answer(play) if isinstance(question, Choice) else dice.settle(question))


def test_troops_strike_once() -> None:
    """One division beside two enemies promises what its better attack does, not both."""
    state, here, _west = surrounded()
    war, board = game().war(state), game().war(state).board
    state.phasing, state.step = SU, 0
    judge = officer(state)
    alone = judge.blow(state, SU)
    red = state.at[war.roster.number["su-17ds"]]
    free = members(board.masks[red] & board.open & ~board.masks[here] & ~(1 << here))
    put(war, state, war.roster.number["pl-2dlb"], free[0])
    assert 0 < judge.blow(state, SU) < 1.9 * alone
    assert judge.blow(state, SU) >= 0.9 * alone


def test_other_weights_give_another_judgement() -> None:
    state = Play.begin(game(), "A").state
    other = msgspec.structs.replace(OFFICER, breach=3.0)
    assert game().weigh(state, "pl", other) != game().weigh(state, "pl")
    assert game().weigh(state, "pl") == -game().weigh(state, "su")
    assert isinstance(officer(state).blows, Blows)


@pytest.mark.parametrize("level", ["officer", "marshal"])
def test_the_officer_cannot_see_where_the_enemy_concentrates(level: str) -> None:
    """27.4: with another secret place in the enemy's papers he gives the same answer, and so does the marshal."""
    play, dice, swapped = Play.begin(game(), "C"), RandomDice(1), 0
    while play.question is not None and swapped < 6:
        question: Any = play.question
        if isinstance(question, Choice) and max(play.state.secret) >= 0 and len(question.options) > 1:
            twin = redealt(play, question.seat, dice)
            if twin.state.secret != play.state.secret:
                swapped += 1
                assert game().weigh(twin.state, question.seat) == game().weigh(play.state, question.seat)
                answers = [make(level, 9).answer(Glimpse(p, question.seat)) for p in (play, twin)]
                assert answers[0] == answers[1]
        step_at_random(play, dice)
    assert swapped == 6


def test_reserves_that_can_march_up_make_an_attack_worth_more() -> None:
    """4: two divisions behind the front count for the Bolshevik's next attack as long as he may call his reserves."""
    state, here, _west = surrounded()
    war, judge = game().war(state), officer(state)
    state.phasing, state.step = PL, judge.prospects.repeats + 1
    red = state.at[war.roster.number["su-17ds"]]
    behind = [h for h in members(war.board.masks[red] & war.board.open) if war.board.column[h] > war.board.column[red]]
    for name in ("su-8ds", "su-10ds"):
        put(war, state, war.roster.number[name], behind[0])
    called = judge.blow(state, SU)
    state.reserve_used[SU] = True
    assert called > judge.blow(state, SU) > 0
    assert here in state.stacks


def test_who_is_to_march_first_is_named_where_reserves_are_called() -> None:
    """The answer calls all of them: without a name the aim would say only where somebody goes."""
    play, dice = Play.begin(game(), "A"), RandomDice("reserves")
    while not (isinstance(play.question, Choice) and play.question.prompt == "reserve-phase"):
        step_at_random(play, dice)
    found = opinions(officer(play.state), play.state, play.question, b"")
    assert found is not None
    (aim,) = (one.aim for one in found.of.values() if one.aim is not None)
    war = game().war(play.state)
    assert aim.field == "hex"
    assert aim.about != war.board.map.numbers[play.state.at[war.roster.number[aim.who]]], "not where it stands"


def test_what_a_place_is_worth_to_its_holder_draws_the_enemy() -> None:
    """B.7.1: Kiev counts for the Pole alone, so the Bolshevik takes ten points from him with it."""
    state = Play.begin(game(), "B").state
    kiev = game().war(state).board.place("Kijów")
    judge = officer(state)
    assert judge.prizes[SU][kiev] >= 10 > judge.worths[SU][kiev]
    assert judge.prizes[PL][kiev] == judge.prizes[SU][kiev]
    corporal = game().judge(game().war(state))
    assert corporal.prizes == corporal.worths


def planning(scenario: str) -> tuple[Play[State], PhasePlan]:
    """The first movement phase in which the officer has marches in mind."""
    play, plan = _planning(scenario)
    return play.copy(), plan


@cache
def _planning(scenario: str) -> tuple[Play[State], PhasePlan]:
    play, dice, bot = Play.begin(game(), scenario), RandomDice(3), make("officer", 3)
    while True:
        question = play.question
        assert question is not None
        if not isinstance(question, Choice):
            play.answer(dice.settle(question))
            continue
        reply = ask(bot, Glimpse(play, question.seat))
        if question.prompt == "move" and reply.plan:
            plan = msgspec.json.decode(reply.plan, type=PhasePlan)
            if len(plan.goals) > 2:
                return play, plan
        play.answer(reply.answer)


def test_a_plan_is_followed_to_its_end() -> None:
    play, plan = planning("A")
    minds, phase = Minds({seat: make("officer", 3) for seat in ("pl", "su")}), plan.phase
    while isinstance(play.question, Choice) and play.question.prompt in ("move", "move-to", "move-by"):
        play.answer(minds.answer(play))
    assert (play.state.stage, play.state.phasing) == phase[:2]
    assert {unit: play.state.at[unit] for unit in plan.goals} == plan.goals
    assert all(plan.starts[unit] != goal for unit, goal in plan.goals.items())
    assert plan.gain > 0


@pytest.mark.parametrize("side", [PL, SU])
def test_who_thinks_longer_finds_more(side: Side) -> None:
    """By the same weights."""
    state = Play.begin(game(), "B").state
    war = game().war(state)
    state.mover, state.began = side, state.occupied[side]
    units = [unit for unit in war.roster.of_side[side] if state.at[unit] >= 0]
    both = OFFICER, Thorough(**structs.asdict(OFFICER))
    usual, longer = (make_plan(game().officer(war, weights), state, side, units) for weights in both)
    assert longer.gain > usual.gain > 0


def test_the_marshal_thinks_longer() -> None:
    play, _ = planning("A")
    question = play.question
    assert isinstance(question, Choice)
    reply = ask(make("marshal", 3), Glimpse(play, question.seat))
    assert reply.plan == game().planned(play.state, question, b"", MARSHAL)[1]


def test_the_marshal_tries_attacks_as_often_as_two_dice_can_fall(monkeypatch: pytest.MonkeyPatch) -> None:
    play, dice = Play.begin(game(), "A"), RandomDice(1)
    while not (
        isinstance(question := play.question, Choice)
        and question.prompt == "attack"
        and len(game().considered(play.state, question) or ()) > 1
    ):
        step_at_random(play, dice)
    looks = list[None]()
    look = Glimpse.look

    def counted(glimpse: Glimpse[State], dice: RandomDice) -> Play[State]:
        looks.append(None)
        return look(glimpse, dice)

    monkeypatch.setattr(Glimpse, "look", counted)
    counts = []
    for level in ("officer", "marshal"):
        looks.clear()
        ask(make(level, 3), Glimpse(play, question.seat))
        counts.append(len(looks))
    assert counts == [4, 36]


@pytest.mark.parametrize("spoilt", [b"", b"{", b'{"phase": [9, 0, 0, 0], "starts": {}, "goals": {}}', b"\xff\x00"])
def test_a_plan_that_does_not_fit_is_made_anew(spoilt: bytes) -> None:
    play, plan = planning("A")
    assert play.question is not None
    reply = ask(make("officer", 3), Glimpse(play, play.question.seat), spoilt)
    assert msgspec.json.decode(reply.plan, type=PhasePlan) == plan
    assert reply.answer in plan.goals


def test_a_plan_leaves_the_position_as_it_is() -> None:
    state = Play.begin(game(), "A").state
    war, twin = game().war(state), state.copy()
    state.mover, state.began = SU, state.occupied[SU]
    units = [unit for unit in war.roster.of_side[SU] if state.at[unit] >= 0]
    plan = make_plan(officer(state), state, SU, units)
    assert plan.goals
    assert state.at == twin.at
    assert (state.stacks, state.held, state.occupied) == (twin.stacks, twin.held, twin.occupied)
    stacked = list({**plan.starts, **plan.goals}.values())
    assert max(stacked.count(h) for h in stacked) <= war.edition.stack_limit


@pytest.mark.parametrize(("scenario", "has_supply"), [("A", False), ("H", True)])
def test_he_thinks_of_railways_where_the_enemy_would_go_hungry(scenario: str, has_supply: bool) -> None:
    """What is found once for units of a kind is what the judgement says of the position."""
    state = Play.begin(game(), scenario).state
    judge, war, found = officer(state), game().war(state), 0
    cuts, before = SupplyCuts(judge, state, PL), judge.hungry(state, SU)
    for unit in (unit for unit in war.roster.of_side[PL] if state.at[unit] >= 0):
        best = cuts.best(unit, war.board.open & ~state.occupied[SU])
        worths = [cuts.worth(unit, h) for h in best]
        assert worths == sorted(worths, reverse=True)
        for h in best[:1]:
            then = state.copy()
            move_to(war, then, unit, h)
            found += judge.hungry(then, SU) > before
            assert worths[0] == pytest.approx(HUNGRY * (judge.hungry(then, SU) - before))
        if found > 1:
            break
    assert bool(found) is has_supply


def test_after_a_fight_he_thinks_of_all_victors_of_the_won_hex_and_of_every_way_back() -> None:
    """What a corporal would do comes first, so that both play games out in thought alike."""
    play, dice, left = Play.begin(game(), "A"), RandomDice(2), {"pursue", "pursue-to", "retreat-route"}
    while left:
        question, state = play.question, play.state
        assert question is not None
        if not isinstance(question, Choice):
            play.answer(dice.settle(question))
            continue
        options = question.options
        if question.prompt in left and len(options) > 3:
            left.remove(question.prompt)
            found, usual = game().considered(state, question), candidate_answers(officer(state), state, question)
            assert found is not None
            assert usual is not None
            assert found[0] == usual[0]
            assert set(usual) <= set(found)
            if question.prompt == "pursue":
                assert set(found) == set(range(len(options)))
            elif question.prompt == "pursue-to":
                assert state.pursuit is not None
                assert state.pursuit.target in {options[i] for i in found}
            else:
                assert len(found) == len({path[-1:] for path in options}) > 1
        play.answer(options[game().quick_answer(state, question, dice)])
