"""Why not? What a player could try at each question, and the rule that forbids it."""

from collections.abc import Callable, Iterator, Sequence

from sztab.games.raclawice import consequences
from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.fire.reasons import refusal_firing, refusal_shot
from sztab.games.raclawice.fire.shots import targets
from sztab.games.raclawice.moving import guns, lines, manoeuvres, steps
from sztab.games.raclawice.reaction import alarm_square as alarm
from sztab.games.raclawice.reaction import reactions as reaction
from sztab.games.raclawice.rules import (
    ALLOWANCE_LEADER,
    CHIEF_MUST,
    FIRE_NEEDS_AIM,
    KOSCIUSZKO_SIX,
    MELEE_PHASE,
    MOVE_UNITS,
    ONE_AT_A_TIME,
    TORMASOW,
)
from sztab.games.raclawice.state import FORMATIONS, GONE, Group, State
from sztab.games.raclawice.turn import activation, sequence
from sztab.games.raclawice.units import formations
from sztab.games.raclawice.units.counters import SEATS
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Choice

Judge = Callable[[Edition, State, Choice, Answer], Refusal | None]


def refusal(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    """Why an answer is not allowed, from the rules and not from the list of options; None: it is."""
    judge = JUDGES.get(question.prompt, _listed)
    try:
        return judge(edition, state, question, answer)
    except (TypeError, IndexError, ValueError, KeyError):
        return Refusal(question.rule, "not-now")


def _listed(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    return None if answer in question.options else Refusal(question.rule, f"no-{question.prompt}")


def refusal_fire(edition: Edition, state: State, seat: str, unit: int) -> Refusal | None:
    """10.3, 10.4: why a unit may not be chosen to fire: it may not fire at all, or sees nobody to fire at."""
    if SEATS[edition.side[unit]] != seat:
        return Refusal(FIRE_NEEDS_AIM, "not-own-unit", {"unit": edition.counters[unit].id})
    if refused := refusal_firing(edition, state, unit):
        return refused
    if not targets(edition, state, unit):
        return Refusal(FIRE_NEEDS_AIM, "no-target", {"unit": edition.counters[unit].id})
    return None


def _shot(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    return None if answer == sequence.PASS else refusal_fire(edition, state, question.seat, answer)


def _act(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    if answer == sequence.PASS:
        return None
    what, unit = answer
    if what == "fire":
        return refusal_fire(edition, state, question.seat, unit)
    return lines.refusal_move(edition, state, unit)


def _group(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    if answer == lines.GO:
        return None
    how, unit = answer
    if how == "with":
        return lines.refusal_with(edition, state, unit)
    return lines.refusal_line(edition, state, unit)


def _arrive(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    return lines.refusal_entry(edition, state, edition.unit(question.about["unit"]), answer)


def _step(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    what, lead, *args = answer
    group = next((group for group in state.moving if group.units[0] == lead), None)
    if group is None:
        return Refusal(ONE_AT_A_TIME, "not-moving", {"unit": edition.counters[lead].id})
    return STEPS[what](edition, state, group, *args)


def _step_fire(edition: Edition, state: State, group: Group) -> Refusal | None:
    if guns.is_gun_group(edition, group):
        return Refusal(MOVE_UNITS, "guns-fire-apart", {})
    return _unless_over(group) or manoeuvres.refusal_fire_now(edition, state, group)


def _unless_over(group: Group) -> Refusal | None:
    return Refusal(ONE_AT_A_TIME, "move-over", {}) if group.is_over else None


def _on_foot(judge: Callable[..., Refusal | None]) -> Callable[..., Refusal | None]:
    """Actions of groups that march: guns in their battery have others (8.11)."""

    def judged(edition: Edition, state: State, group: Group, *args: int) -> Refusal | None:
        if guns.is_gun_group(edition, group) and state.formation[group.units[0]] == 0:
            return Refusal("8.11", "foot-guns", {})
        return _unless_over(group) or judge(edition, state, group, *args)

    return judged


def _stop(edition: Edition, state: State, group: Group) -> Refusal | None:
    return steps.refusal_stop(edition, state, group)


def _form(edition: Edition, state: State, group: Group, formation: int) -> Refusal | None:
    if formation == FORMATIONS.index("limbered"):
        return Refusal("8.12", "limbered-otherwise", {})
    return formations.refusal_form(edition, state, group, formation)


STEPS: dict[str, Callable[..., Refusal | None]] = {
    "enter": _on_foot(steps.refusal_step),
    "charge": _on_foot(steps.refusal_charge),
    "turn": _on_foot(manoeuvres.refusal_turn),
    "form": _on_foot(_form),
    "reorder": _on_foot(manoeuvres.refusal_reorder),
    "double": _on_foot(manoeuvres.refusal_double),
    "fire": _step_fire,
    "push": guns.refusal_push,
    "swing": guns.refusal_swing,
    "limber": guns.refusal_limber,
    "unlimber": guns.refusal_unlimber,
    "stop": _stop,
}


def _react(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    entry = state.entry
    assert entry is not None
    if answer == alarm.DONE:
        return None
    way, who = answer
    side = SEATS.index(question.seat)
    if way == alarm.FORM or side == state.active:
        if way != alarm.FORM or (who,) != state.stacks[side][entry.hex][:1]:
            return Refusal("7.3.1", "no-cavalry", {"hex": edition.number(entry.hex)})
        return alarm.refusal_alarm(edition, state, entry, side)
    if way == "leader":
        return reaction.refusal_step_aside(edition, state, entry, who)
    return reaction.refusal_reaction(edition, state, entry, who, way)


def _activate(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    if answer == activation.NOBODY or answer in activation.activatable(edition, state):
        return None
    leader = edition.leaders[answer]
    key = "leader-fallen" if state.leader_fate[answer] == GONE else "leader-not-to-activate"
    return Refusal(question.rule or TORMASOW, key, {"leader": leader.id})


def _orphans(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    if answer in question.options:
        return None
    return Refusal(CHIEF_MUST, "must-lead-orphans", {"leader": edition.leaders[answer].id})


def _leader_move(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    if answer in activation.leader_destinations(edition, state, edition.leader(question.about["leader"])):
        return None
    return Refusal(ALLOWANCE_LEADER, "leader-too-far", {"hex": edition.number(answer)})


def _melee_hex(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    if answer in question.options:
        return None
    if answer == sequence.PASS:
        return Refusal(KOSCIUSZKO_SIX if state.tasks[0].of < 0 else "11.2", "must-fight", {})
    return Refusal(MELEE_PHASE, "no-clash", {"hex": edition.number(answer)})


def _fire_target(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    return refusal_shot(edition, state, edition.unit(question.about["unit"]), answer)


JUDGES: dict[str, Judge] = {
    "shot": _shot,
    "act": _act,
    "group": _group,
    "arrive": _arrive,
    "step": _step,
    "react": _react,
    "activate": _activate,
    "orphans": _orphans,
    "leader-move": _leader_move,
    "melee-hex": _melee_hex,
    "fire-target": _fire_target,
    "fire-partner": consequences.judge_partner,
    "withdraw": consequences.judge_withdraw,
    "loss": consequences.judge_loss,
    "return-hex": consequences.judge_return,
    "leader-withdraw": consequences.judge_leader_withdraw,
    "leader-aside": consequences.judge_aside,
    "order": consequences.judge_order,
}


def intents(edition: Edition, state: State, question: Choice) -> Iterator[Sequence[Answer]]:
    """All that a player could try at a question, legal or not."""
    tries = TRIES.get(question.prompt)
    for answer in tries(edition, state, question) if tries else question.options:
        yield (answer,)


Tries = Callable[[Edition, State, Choice], Iterator[Answer]]


def _units(edition: Edition, question: Choice) -> tuple[int, ...]:
    side = SEATS.index(question.seat)
    return (*edition.troops[side], *edition.guns[side], edition.troops[1 - side][0])


def _try_shot(edition: Edition, state: State, question: Choice) -> Iterator[Answer]:
    yield from _units(edition, question)
    yield sequence.PASS


def _try_act(edition: Edition, state: State, question: Choice) -> Iterator[Answer]:
    for unit in _units(edition, question):
        yield "move", unit
        yield "fire", unit
    yield sequence.PASS


def _try_group(edition: Edition, state: State, question: Choice) -> Iterator[Answer]:
    for unit in _units(edition, question):
        yield "with", unit
        yield "line", unit
    yield lines.GO


def _try_step(edition: Edition, state: State, question: Choice) -> Iterator[Answer]:
    for group in state.moving:
        lead = group.units[0]
        near = [hex for hex in edition.board.around[group.hex] if hex >= 0]
        for what in STEPS:
            if what in ("enter", "charge", "push"):
                yield from ((what, lead, hex) for hex in near)
            elif what in ("turn", "swing"):
                yield from ((what, lead, facing) for facing in range(6))
            elif what == "form":
                yield from ((what, lead, formation) for formation in range(len(FORMATIONS)))
            else:
                yield what, lead


def _try_react(edition: Edition, state: State, question: Choice) -> Iterator[Answer]:
    entry = state.entry
    assert entry is not None
    near = edition.board.within[2][entry.hex]
    for unit in _units(edition, question):
        if state.hexes[unit] >= 0 and near >> state.hexes[unit] & 1:
            yield from ((way, unit) for way in (*reaction.WAYS, alarm.FORM))
    yield from (("leader", leader) for leader in range(len(edition.leaders)))
    yield alarm.DONE


def _try_leaders(edition: Edition, state: State, question: Choice) -> Iterator[Answer]:
    yield from range(len(edition.leaders))
    if question.prompt == "activate":
        yield activation.NOBODY


def _try_leader_move(edition: Edition, state: State, question: Choice) -> Iterator[Answer]:
    start = state.leader_hex[edition.leader(question.about["leader"])]
    yield from members(edition.board.within[10][start])


def _try_fire_target(edition: Edition, state: State, question: Choice) -> Iterator[Answer]:
    start = state.hexes[edition.unit(question.about["unit"])]
    yield from members(edition.board.within[10][start] & ~(1 << start))


def _try_arrive(edition: Edition, state: State, question: Choice) -> Iterator[Answer]:
    yield from edition.entries[state.scenario]
    yield edition.board.size // 2


def _try_melee_hex(edition: Edition, state: State, question: Choice) -> Iterator[Answer]:
    yield from members(state.occupied[0] | state.occupied[1])
    yield sequence.PASS


TRIES: dict[str, Tries] = {
    "shot": _try_shot,
    "act": _try_act,
    "group": _try_group,
    "step": _try_step,
    "react": _try_react,
    "activate": _try_leaders,
    "orphans": _try_leaders,
    "leader-move": _try_leader_move,
    "fire-target": _try_fire_target,
    "arrive": _try_arrive,
    "melee-hex": _try_melee_hex,
    "fire-partner": consequences.try_units,
    "withdraw": consequences.try_withdraw,
    "loss": consequences.try_units,
    "return-hex": consequences.try_return,
    "leader-withdraw": consequences.try_leader_withdraw,
    "leader-aside": consequences.try_leader_withdraw,
    "order": consequences.try_units,
}
