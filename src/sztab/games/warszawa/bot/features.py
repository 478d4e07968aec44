"""A view and the answers to a question as lists of numbers: what a learned bot sees. Hot: called for every answer.

All features are yes or no; a list holds the numbers of those that hold. They come from the seat's view alone. A network
knows them by their numbers: whoever changes them trains it anew.
"""

from __future__ import annotations

from collections.abc import Sequence

from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.fighting.strength import Fight, bonus
from sztab.games.warszawa.table.view import View
from sztab.games.warszawa.units.armies import NONE, SIDES, SU
from sztab.kernel.networks import offsets
from sztab.kernel.requests import Answer

PROMPTS = (
    *("action", "order", "march", "extra-order", "card-order", "raid"),
    *("fight", "front", "protect", "retreat"),
)
KINDS = (
    *("action rest", "action move", "action attack", "action plunder", "action card"),
    *("order move", "order attack", "order done", "march move", "march done"),
    *("extra-order", "card-order", "raid", "fight", "front", "protect", "retreat"),
)
_KIND = {kind: number for number, kind in enumerate(KINDS)}
ARMIES, FIELDS, CARDS = 12, 37, 60
"""The box that the network was trained on; on another map or with other decks it has nothing to say."""
MOST_CARDS, MOST_STEPS, MOST_SUM = 15, 9, 12

_VIEW = (
    ("side", 2), ("round", 5), ("phase", 4), ("prompt", len(PROMPTS)), ("passed", 2), ("acting", 1),
    ("at", ARMIES * (FIELDS + 1)), ("markers", ARMIES * 4), ("dispersed", ARMIES), ("destroyed", ARMIES),
    ("attacked", ARMIES), ("ordering", ARMIES), ("attacker", ARMIES), ("defender", ARMIES),
    ("attacks", ARMIES * ARMIES),
    ("hand", CARDS), ("front", CARDS), ("known", CARDS), ("exposed", CARDS), ("boxes", CARDS), ("open", CARDS),
    ("protected", CARDS), ("card", CARDS), ("own-cards", 16), ("other-cards", 16), ("other-front", 6),
    ("own-deck", 16), ("other-deck", 16), ("due", 2), ("aside", 2), ("step", 10), ("matching", ARMIES * 7),
    ("promise", ARMIES * (MOST_SUM + 1)), ("fight", 3), ("own-sum", 17), ("radzymin", 15), ("lost", 4), ("whole", 7),
)  # fmt: skip
_ANSWER = (
    ("kind", len(KINDS)), ("army", ARMIES), ("field", FIELDS), ("card", CARDS), ("target", ARMIES),
    ("kind-army", len(KINDS) * ARMIES), ("goal", 3), ("decisive", 3), ("there", 2), ("target-state", 4),
    ("promise", MOST_SUM + 1), ("strength", 11), ("army-field", ARMIES * FIELDS),
)  # fmt: skip


V, VIEW_SIZE = offsets(_VIEW)
A, ANSWER_SIZE = offsets(_ANSWER)
MOST_OF_VIEW, MOST_OF_ANSWER = 160, 12
"""No list is longer."""


def fits(ed: Edition) -> bool:
    """Is it the box whose features these are?"""
    return (len(ed.armies), len(ed.board.fields), len(ed.cards)) == (ARMIES, FIELDS, CARDS)


def features(ed: Edition, view: View, prompt: str, options: Sequence[Answer]) -> tuple[list[int], list[list[int]]]:
    """What is seen, and what each answer is about."""
    mine = SIDES.index(view.seat or "")
    sums = _promises(ed, view, mine)
    fight = _fight(ed, view, view.attacker, view.defender) if view.attacker != NONE else None
    return _of_view(ed, view, prompt, mine, sums, fight), [
        _of_answer(ed, view, prompt, option, mine, sums, fight) for option in options
    ]


def _promises(ed: Edition, view: View, mine: int) -> dict[int, tuple[int, int]]:
    """For each own army: how many cards of the hand match it, and what the best of them add up to."""
    found = {}
    for army in ed.armies_of[mine]:
        if view.at[army] != NONE:
            own = sorted(
                (ed.cards[c].strength for c in view.hand if ed.cards[c].matches(ed.armies[army])), reverse=True
            )
            found[army] = (len(own), sum(own[: ed.numbers.front]))
    return found


def _fight(ed: Edition, view: View, attacker: int, defender: int) -> Fight:
    here, there, side = view.at[attacker], view.at[defender], ed.side_of[attacker]
    in_rear = ed.board.has_red_pattern[here] == ed.numbers.rear_pattern[side]
    encircles = in_rear and ed.board.directions[here].get(there, "") in ed.numbers.rear_directions[side]
    return Fight(attacker, defender, there, ed.board.is_fortified[there], encircles)


def _of_view(
    ed: Edition,
    view: View,
    prompt: str,
    mine: int,
    sums: dict[int, tuple[int, int]],
    fight: Fight | None,
) -> list[int]:
    other = 1 - mine
    found = [V["side"] + mine, V["round"] + min(view.round, 5) - 1, V["phase"] + view.phase]
    if prompt in PROMPTS:
        found.append(V["prompt"] + PROMPTS.index(prompt))
    found += [V["passed"] + n for n, side in enumerate((mine, other)) if view.passed[side]]
    if view.acting == mine:
        found.append(V["acting"])
    at, markers = V["at"], V["markers"]
    for army, field in enumerate(view.at):
        found.append(at + army * (FIELDS + 1) + (FIELDS if field == NONE else field))
        if count := view.markers[army]:
            found.append(markers + army * 4 + min(count, 4) - 1)
    for name, bits in (("dispersed", view.dispersed), ("destroyed", view.destroyed), ("attacked", view.attacked)):
        found += [V[name] + army for army in range(ARMIES) if bits >> army & 1]
    for name, army in (("ordering", view.ordering), ("attacker", view.attacker), ("defender", view.defender)):
        if army != NONE:
            found.append(V[name] + army)
    found += [V["attacks"] + attacker * ARMIES + defender for attacker, defender in view.attacks]
    cards = (
        ("hand", view.hand), ("front", view.front), ("known", view.known[other]), ("exposed", view.exposed),
        ("boxes", view.boxes[0]), ("boxes", view.boxes[1]), ("open", view.open_fronts[other]),
    )  # fmt: skip
    for name, listed in cards:
        offset = V[name]
        found += [offset + card for card in listed]
    for name, card in (("protected", view.protected), ("card", view.card)):
        if card != NONE:
            found.append(V[name] + card)
    found += [
        V["own-cards"] + min(view.hands[mine], MOST_CARDS), V["other-cards"] + min(view.hands[other], MOST_CARDS),
        V["other-front"] + min(view.fronts[other], 5), V["own-deck"] + min(view.decks[mine] // 2, MOST_CARDS),
        V["other-deck"] + min(view.decks[other] // 2, MOST_CARDS), V["step"] + min(view.step, MOST_STEPS),
    ]  # fmt: skip
    for n, side in enumerate((mine, other)):
        if view.due[side]:
            found.append(V["due"] + n)
        if view.aside[side]:
            found.append(V["aside"] + n)
    for army, (count, total) in sums.items():
        found.append(V["matching"] + army * 7 + min(count, 6))
        found.append(V["promise"] + army * (MOST_SUM + 1) + min(total, MOST_SUM))
    if fight is not None:
        attacks = ed.side_of[fight.attacker] == mine
        flags = (fight.is_fortified, fight.is_encircling, attacks)
        found += [V["fight"] + n for n, flag in enumerate(flags) if flag]
        fights = ed.armies[fight.attacker if attacks else fight.defender]
        own = sum(_strength(ed, card, fight, attacks=attacks) for card in view.front if ed.cards[card].matches(fights))
        found.append(V["own-sum"] + min(own, 16))
    holders = [ed.side_of[army] for army, field in enumerate(view.at) if field == ed.numbers.decisive]
    holder = holders[0] + 1 if holders else 0
    found.append(V["radzymin"] + (min(view.round, 5) - 1) * 3 + holder)
    reds = [army for army in ed.armies_of[SU] if view.at[army] != NONE]
    found.append(V["lost"] + min((view.destroyed & ed.bits_of[SU]).bit_count(), 3))
    found.append(V["whole"] + min(sum(not view.dispersed >> army & 1 for army in reds), 6))
    return found


def _strength(ed: Edition, card: int, fight: Fight, *, attacks: bool) -> int:
    return ed.cards[card].strength + bonus(ed.cards[card].effect, fight, attacks=attacks)


def _parts(ed: Edition, view: View, prompt: str, option: Answer, mine: int) -> tuple[str, int, int, int, int]:
    """The kind of an answer, and the army, field, card and target that it names."""
    match prompt:
        case "action" | "order" | "march":
            kind = option if isinstance(option, str) else option[0]
            rest: tuple[int, ...] = () if isinstance(option, str) else tuple(option[1:])
            name = f"{prompt} {kind}"
            if kind == "card":
                return name, NONE, NONE, rest[0], NONE
            army = rest[0] if prompt == "action" and rest else view.ordering
            last = rest[-1] if len(rest) > (prompt == "action") else NONE
            return (name, army, last, NONE, NONE) if kind == "move" else (name, army, NONE, NONE, last)
        case "fight":
            return prompt, option[0], NONE, NONE, option[1]
        case "front" | "protect":
            return prompt, NONE, NONE, option, NONE
        case "retreat":
            in_fight = [army for army in (view.attacker, view.defender) if army != NONE and ed.side_of[army] == mine]
            return prompt, in_fight[0] if in_fight else NONE, option, NONE, NONE
    return prompt, option, NONE, NONE, NONE


def _of_answer(
    ed: Edition,
    view: View,
    prompt: str,
    option: Answer,
    mine: int,
    sums: dict[int, tuple[int, int]],
    fight: Fight | None,
) -> list[int]:
    name, army, field, card, target = _parts(ed, view, prompt, option, mine)
    kind = _KIND[name]
    found = [A["kind"] + kind]
    if army != NONE:
        found += [A["army"] + army, A["kind-army"] + kind * ARMIES + army]
    if field != NONE:
        found += _of_goal(ed, view, army, field)
    if target != NONE:
        found.append(A["target"] + target)
        found += _of_target(ed, view, army, target, mine)
    if card != NONE:
        found.append(A["card"] + card)
    if prompt in ("front", "protect") and fight is not None:
        attacks = ed.side_of[fight.attacker] == mine
        own = ed.armies[fight.attacker if attacks else fight.defender]
        matches = ed.cards[card].matches(own)
        found.append(A["strength"] + (min(_strength(ed, card, fight, attacks=attacks), 9) if matches else 10))
    if army in sums and prompt not in ("front", "protect"):
        found.append(A["promise"] + min(sums[army][1], MOST_SUM))
    return found


def _of_goal(ed: Edition, view: View, army: int, field: int) -> list[int]:
    """Where a move leads: the field, and whether it is nearer to Warsaw and to Radzymin."""
    found = [A["field"] + field]
    goal, decisive, distances = ed.numbers.goal, ed.numbers.decisive, ed.board.distances
    found += [A["there"] + n for n, place in enumerate((goal, decisive)) if field == place]
    if army != NONE:
        found.append(A["army-field"] + army * FIELDS + field)
        if (here := view.at[army]) != NONE:
            for part, place in (("goal", goal), ("decisive", decisive)):
                change = distances[field][place] - distances[here][place]
                found.append(A[part] + (0 if change < 0 else 1 if change == 0 else 2))
    return found


def _of_target(ed: Edition, view: View, army: int, target: int, mine: int) -> list[int]:
    """What an attack meets."""
    place = view.at[target]
    flags = [bool(view.dispersed >> target & 1), place != NONE and ed.board.is_fortified[place], False, False]
    if army != NONE and NONE not in (view.at[army], place):
        flags[2] = _fight(ed, view, army, target).is_encircling
        flags[3] = bool(view.dispersed >> army & 1)
    return [A["target-state"] + n for n, flag in enumerate(flags) if flag]
