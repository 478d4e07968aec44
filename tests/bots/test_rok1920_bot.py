"""The greedy bot in Rok 1920: it judges only what lies open, thinks only of legal answers, and comes to an end."""

import pytest

from sztab.bots import make
from sztab.bots.bot import Glimpse, play_out
from sztab.games import load
from sztab.games.rok1920.bot.candidate_moves import ENOUGH, party
from sztab.games.rok1920.bot.evaluation import Judge
from sztab.games.rok1920.bot.guards import FAR, shortfall
from sztab.games.rok1920.fighting.attackers import candidates
from sztab.games.rok1920.fighting.chance import Attack, chance
from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.state import State
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice


@pytest.fixture(scope="module")
def game() -> Rok1920:
    found = load("rok-1920")
    assert isinstance(found, Rok1920)
    return found


def judge_of(game: Rok1920, scenario: str) -> Judge:
    return game.judge(game.war(Play.begin(game, scenario).state))


def test_what_is_good_for_one_is_bad_for_the_other(game: Rok1920) -> None:
    state = Play.begin(game, "A").state
    assert game.appraise(state, "pl") == -game.appraise(state, "su")


def test_what_victory_rules_count_is_worth_its_points(game: Rok1920) -> None:
    judge = judge_of(game, "A")
    place = judge.war.board.place
    red = judge.prizes[1]
    assert red[place("Wilno")] - red[place("Mińsk")] == pytest.approx(5, abs=1.5)
    assert red[place("Mińsk")] > red[place("Borysów")] > 2
    assert judge_of(game, "D").prizes[1][place("Warszawa")] > 60


def test_a_lost_level_a_lost_town_and_an_open_road_are_worse(game: Rok1920) -> None:
    state = Play.begin(game, "A").state
    war, before = game.war(state), game.appraise(state, "pl")
    unit = next(u for u in war.roster.of_side[0] if state.at[u] >= 0 and war.roster.is_division[u])
    weaker = state.copy()
    weaker.level[unit] += 1
    assert game.appraise(weaker, "pl") < before
    poorer, wilno = state.copy(), 1 << war.board.place("Wilno")
    poorer.held = [state.held[0] & ~wilno, state.held[1] | wilno]
    assert game.appraise(poorer, "pl") < before - 2, "fear for a place is less than the place"


@pytest.mark.parametrize("scenario", ["A", "B", "H"])
def test_the_greedy_bot_comes_to_an_end(game: Rok1920, scenario: str) -> None:
    """Dividing and joining divisions for ever is legal, and so is calling attacks off; the bot does not do it."""
    play = Play.begin(game, scenario, forced=True)
    play_out(play, {"pl": make("greedy", 1), "su": make("uniform", 2)}, RandomDice(3))
    assert play.outcome is not None


def test_it_does_not_ask_twice_what_nothing_can_change(game: Rok1920, monkeypatch: pytest.MonkeyPatch) -> None:
    play, calls = Play.begin(game, "A", forced=True), list[str]()
    while not (isinstance(play.question, Choice) and play.question.prompt == "move-to"):
        play.answer_index(0)
    appraise = game.appraise

    def counted(state: State, seat: str) -> float:
        calls.append(seat)
        return appraise(state, seat)

    monkeypatch.setattr(game, "appraise", counted)
    question = play.question
    assert isinstance(question, Choice)
    make("greedy", 1).answer(Glimpse(play, question.seat))
    assert 0 < len(calls) <= 4


def test_who_puts_an_attack_off_gains_nothing(game: Rok1920) -> None:
    """The same attack counts less in the repeat attacks, and least after the enemy's next ones."""
    state = Play.begin(game, "A").state
    prospects = judge_of(game, "A").prospects
    weights = []
    for step in (prospects.attacks, prospects.attacks + 1, prospects.repeats + 1):
        state.step = step
        weights.append(prospects.weight(state, state.phasing))
    assert weights == sorted(weights, reverse=True)
    assert weights[0] > weights[1] > weights[2]
    assert prospects.weight(state, 1 - state.phasing) > weights[2], "the enemy's attacks come first now"


def by_distance(*troops: tuple[int, int]) -> list[int]:
    """Strengths by how far off they stand."""
    found = [0] * (FAR + 1)
    for distance, strength in troops:
        found[distance] += strength
    return found


def test_troops_that_come_too_late_guard_nothing() -> None:
    garrison, raiders, army = (0, 2), by_distance((5, 4)), (13, 40)
    alone = shortfall(by_distance(garrison), raiders)
    late = shortfall(by_distance(garrison, army), raiders)
    assert alone > late > alone / 2, "an army behind the enemy is not there when he comes"
    assert shortfall(by_distance(garrison, (9, 40)), raiders) < late, "but it is worth while to set out"
    assert shortfall(by_distance(garrison, (4, 8)), raiders) == 0


def test_nobody_attacks_without_whom_the_chance_is_as_good(game: Rok1920) -> None:
    play = Play.begin(game, "B", forced=True)
    bots = {"pl": make("greedy", 1), "su": make("greedy", 2)}
    dice, saved = RandomDice(3), 0
    while (question := play.question) is not None and game.turn(play.state) < 3:
        if isinstance(question, Choice) and question.prompt == "attack":
            state, side = play.state, play.state.phasing
            war = game.war(state)
            repeat = war.steps[state.step].name == "repeat-attacks"
            for target in question.options[:-1]:
                able = candidates(war, state, side, target)
                units = party(game.judge(war), state, side, target, repeat)
                saved += len(able) - len(units)
                if units and len(units) < len(able) and state.stacks.get(target):
                    fewer = Attack(war=war, state=state, side=side, target=target, units=units, repeat=repeat)
                    everybody = Attack(war=war, state=state, side=side, target=target, units=tuple(able), repeat=repeat)
                    assert min(chance(fewer), ENOUGH) >= min(chance(everybody), ENOUGH)
        if isinstance(question, Choice):
            play.answer(bots[question.seat].answer(Glimpse(play, question.seat)))
        else:
            play.answer(dice.settle(question))
    assert saved > 0


def test_kowno_draws_no_pole(game: Rok1920) -> None:
    judge = judge_of(game, "H")
    kowno = judge.war.board.place("Kowno")
    assert kowno not in judge.prizes[0], "38.2.2: he may not take it"
    assert kowno in judge.prizes[1]


def test_attacks_that_will_not_come_count_for_nothing(game: Rok1920) -> None:
    """In the last stage of A the Pole moves last: then the Bolshevik has attacked for the last time."""
    state = Play.begin(game, "A").state
    judge = judge_of(game, "A")
    prospects, last = judge.prospects, judge.war.setting.last_stage
    state.phasing, state.step = 0, prospects.attacks
    assert prospects.weight(state, 1) > 0
    state.stage = last
    assert prospects.weight(state, 1) == 0
    assert prospects.weight(state, 0) > 0
    state.step = prospects.repeats + 1
    assert prospects.weight(state, 0) == 0
    state.phasing = 1
    assert prospects.weight(state, 0) > 0, "the Pole's last attacks are still to come"


def test_in_h_the_pole_spares_his_troops_before_he_hunts_the_enemys(game: Rok1920) -> None:
    """H.6.2: what the Pole lacks is counted, what the Bolshevik lacks is not."""
    judge = judge_of(game, "H")
    number = judge.war.roster.number
    polish, red = (judge.unit_values[number[name]] for name in ("pl-14dp", "su-27ds"))
    assert polish[0] - polish[1] > 2 * (red[0] - red[1])
