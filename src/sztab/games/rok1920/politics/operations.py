"""29 / Eagles 17.1: the character of operations, counted by attacks, and the replacements that follow from it."""

from collections.abc import Sequence

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import DieRolled, ReplacementsReceived
from sztab.games.rok1920.chapter_rules import (
    CALL_UP,
    NO_MANS_LAND_REPLACEMENTS,
    OPERATIONS_BORDER,
    OPTION_GLAVKOM,
    POLISH_REPLACEMENTS,
    RED_EXTRA,
    RED_REPLACEMENTS,
    SCENARIO_REPLACEMENTS_H,
)
from sztab.games.rok1920.chapter_state import ChapterState, mark, mark_row, with_number
from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.command import leader_of, player
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.forces.front_reserves import RESERVE_TRIES, waiting
from sztab.games.rok1920.forces.status import FORMING, NoMansLand, VolunteerArmy
from sztab.games.rok1920.politics.fronts import front_of
from sztab.games.rok1920.state import State
from sztab.games.rok1920.tries import refusing
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import FRONTS, PL, SU, THEATRES, Side
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import D6, Answer, Rule, Steps, choose, roll

PAUSE, LIMITED, OFFENSIVE = 0, 1, 2
MANY = 3
"""29.1: attacks that make an offensive."""
POLISH_PAUSE = 4
RED_NUMBERS = (2, 1, 0)
"""29.2: by the character of the front's operations."""
NO_MANS_LAND_EXTRA = 2
CALL_UP_PRICE = 2
"""35.2: replacements of a pause, which a division costs."""
GLAVKOM_DIVISION = 5
GLAVKOM = (0, 0, 1, 1, 2, 2)
"""43: by the face of the die."""


class Operations(ChapterState, frozen=True):
    """29, 39.1: attacks that make the character of operations."""

    by_theatre: tuple[int, ...] = mark_row("attacks-pl", "attacks-ua", "attacks-lb")
    """29.1: attacks of the Poles in this player-turn by theatre of the attackers."""
    by_front: tuple[int, ...] = mark_row("attacks-west", "attacks-southwest")
    """29.1: attacks of the Bolsheviks in this player-turn by front."""
    polish_offensive: int = mark("polish-offensive")
    """39.1: 1 once the Poles have led an offensive in the LB or PL theatre."""


def character(attacks: int) -> int:
    """29.1: no attack is a pause, one or two are limited operations, more are an offensive.
    Eagles 17.1.1, 17.1.1/a, 17.1.1/b, 17.1.1/c."""
    return OFFENSIVE if attacks >= MANY else min(attacks, LIMITED)


def polish_character(state: State, theatre: int) -> int:
    return character(state.of[Operations].by_theatre[theatre])


def red_character(state: State, front: str) -> int:
    return character(state.of[Operations].by_front[FRONTS.index(front)])


def polish_number(characters: Sequence[int]) -> int:
    """29.3-29.3.4: four, one less for each theatre of limited operations, two less for each offensive; never below
    0 (29.3.1-4)."""
    return max(0, POLISH_PAUSE - characters.count(LIMITED) - 2 * characters.count(OFFENSIVE))


def common_theatres(war: War, h: int) -> set[int]:
    """29.1.1: the theatre of a hex, and those that it touches."""
    theatre = war.board.theatre
    return {theatre[h], *(theatre[other] for other in war.board.neighbours[h] if other >= 0)} - {-1}


def _theatres(*_: object) -> Sequence[int]:
    return range(len(THEATRES))


def _against_theatre(theatre: int, *_: object) -> Reasons:
    """29.1.1: a theatre that all attackers stand in or touch."""
    yield Refusal(OPERATIONS_BORDER, "attackers-elsewhere")


THEATRE_TRIES = refusing(_theatres, _against_theatre)
"""Case: war, state, the theatres that are offered."""


def count_attack(attack: Attack) -> Steps[None]:
    """29.1: a Polish attack counts for the theatre of the attackers, the Pole's choice on a boundary (29.1.1); a
    Bolshevik one for each front that takes part (Lithuanians for none, 38.1.2). Eagles 17.1.1/d, 21.1/d."""
    war, state = attack.war, attack.state
    if attack.side == PL:
        shared = set.intersection(*(common_theatres(war, state.at[unit]) for unit in attack.units))
        theatre = min(shared)
        if len(shared) > 1:
            seat, theatres = player(war, state, PL), sorted(shared)
            theatre = yield from choose(
                seat,
                "operation-theatre",
                theatres,
                rule=OPERATIONS_BORDER,
                tries=THEATRE_TRIES,
                case=(war, state, theatres),
            )
        count_one(state, PL, theatre)
        if THEATRES[theatre] in ("lb", "pl") and state.of[Operations].by_theatre[theatre] >= MANY:
            state.change(Operations, polish_offensive=1)
        return
    for number, front in enumerate(FRONTS):
        if any(front_of(war, state, unit) == front for unit in attack.units):
            count_one(state, SU, number)


def count_one(state: State, side: Side, number: int) -> None:
    """29.1: an attack more in a theatre (Poles) or of a front (Bolsheviks)."""
    counted = state.of[Operations]
    if side == PL:
        by_theatre = with_number(counted.by_theatre, number, counted.by_theatre[number] + 1)
        state.change(Operations, by_theatre=by_theatre)
    else:
        state.change(Operations, by_front=with_number(counted.by_front, number, counted.by_front[number] + 1))


def attacks_of(state: State, side: Side) -> tuple[int, ...]:
    """29.1: the attacks of this player-turn, by theatre or by front."""
    return state.of[Operations].by_theatre if side == PL else state.of[Operations].by_front


def begin_counting(war: War, state: State) -> None:
    none = (0,) * len(attacks_of(state, state.phasing))
    if state.phasing == PL:
        state.change(Operations, by_theatre=none)
    else:
        state.change(Operations, by_front=none)


def receive(war: War, state: State) -> Steps[None]:
    """29.2, 29.3: the phasing player's replacements of this player-turn."""
    if war.setting.replacement_cap:
        _receive_capped(war, state)
    elif state.phasing == PL:
        characters = [polish_character(state, theatre) for theatre in range(len(THEATRES))]
        give(war, state, "pl", war.edition.polish_number(characters), POLISH_REPLACEMENTS)
    else:
        yield from _receive_red(war, state)
    advance(state)


def _receive_capped(war: War, state: State) -> None:
    """H.4: each player has two for a pause, one for limited operations, none for an offensive."""
    attacks = max(attacks_of(state, state.phasing))
    pool = "pl" if state.phasing == PL else "west"
    give(war, state, pool, RED_NUMBERS[character(attacks)], SCENARIO_REPLACEMENTS_H)


def _receive_red(war: War, state: State) -> Steps[None]:
    called = False
    for front in FRONTS:
        number = RED_NUMBERS[red_character(state, front)]
        if number == CALL_UP_PRICE and not called:
            called = yield from _call_up(war, state, front)
            number = 0 if called else number
        give(war, state, front, number, RED_REPLACEMENTS)
    if red_character(state, "west") == PAUSE and not state.of[NoMansLand].entered:
        give(war, state, "west", NO_MANS_LAND_EXTRA, NO_MANS_LAND_REPLACEMENTS)
    for _ in range((yield from _extra(war, state, called=called))):
        front = yield from choose(player(war, state, SU), "extra-replacement", FRONTS, rule=RED_EXTRA)
        give(war, state, front, 1, RED_EXTRA)


def may_call_up(war: War, state: State) -> bool:
    """35.2: once formation of the Volunteer Army has begun."""
    return war.has(in_force.FRONT_RESERVES) and state.of[VolunteerArmy].status >= FORMING


def _call_up(war: War, state: State, front: str) -> Steps[bool]:
    """35.2: a front that made a pause may take one of its reserve divisions instead of its two replacements."""
    units = waiting(war, state, front) if may_call_up(war, state) else []
    if not units:
        return False
    about = {"front": front}
    options: list[Answer] = ["replacements", *units]
    seat, case = leader_of(war, state, SU, units), (war, state, options, front, CALL_UP)
    answer = yield from choose(seat, "call-up", options, rule=CALL_UP, about=about, tries=RESERVE_TRIES, case=case)
    if answer == "replacements":
        return False
    state.due[answer] = state.stage + 1
    return True


def _extra(war: War, state: State, *, called: bool) -> Steps[int]:
    """29.2.1: one replacement more for the front of the player's choice; with option 43 a roll says none, one or two,
    or on 5 and 6 brings a reserve division instead, if none was called up in this player-turn (35.2.1).
    """
    if not war.has_option("glavkom"):
        return 1
    may_call = may_call_up(war, state) and not called
    units = [u for front in FRONTS for u in waiting(war, state, front)] if may_call else []
    wanted: Answer = "replacements"
    if units:
        options: list[Answer] = ["replacements", *units]
        seat, case = player(war, state, SU), (war, state, options, "", OPTION_GLAVKOM)
        wanted = yield from choose(seat, "glavkom", options, rule=OPTION_GLAVKOM, tries=RESERVE_TRIES, case=case)
    if wanted != "replacements":
        (face,) = yield from roll(1, D6, rule=OPTION_GLAVKOM, prompt="glavkom-division")
        comes = face >= GLAVKOM_DIVISION
        state.events.append(DieRolled(what="glavkom-division", face=face, good=int(comes), rule=OPTION_GLAVKOM))
        if comes:
            state.due[wanted] = state.stage + 1
        return 0
    (face,) = yield from roll(1, D6, rule=OPTION_GLAVKOM, prompt="glavkom")
    count = GLAVKOM[face - 1]
    state.events.append(DieRolled(what="glavkom", face=face, good=count, rule=OPTION_GLAVKOM))
    return count


def give(war: War, state: State, pool: str, count: int, rule: Rule) -> None:
    """14.3: replacements come into a pool."""
    if count:
        state.pools[pool] = state.pools.get(pool, 0) + count
        state.events.append(ReplacementsReceived(pool=pool, count=count, rule=rule))


CHAPTER = Chapter(
    name=in_force.OPERATIONS,
    before_attack=(count_attack,),
)
