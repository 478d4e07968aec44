"""21 / Eagles 20.4: the Galician Sich riflemen, who may desert when the Polish offensive begins."""

from collections.abc import Sequence
from functools import lru_cache

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import Deserted, DieRolled, Removed
from sztab.games.rok1920.chapter_rules import SICH_DESERT, SICH_DISARM, SICH_GAIN, SICH_MOBILISE, SICH_ROLL, SICH_STILL
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Chapter, For, anyone, poles
from sztab.games.rok1920.command import player
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.forces.ukrainians import DISTANCE, give_recruits, not_far_from_enemies
from sztab.games.rok1920.logistics.restoring import form
from sztab.games.rok1920.moving.forbidden_hexes import reasons_against_entering
from sztab.games.rok1920.moving.reach import closed_to
from sztab.games.rok1920.named import GALICIA, GALICIAN_TOWNS, UKRAINIAN_CAPITAL
from sztab.games.rok1920.state import AWAY, ELIMINATED, State
from sztab.games.rok1920.tries import any_hex, refusing
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import PL, SU, THEATRES, WEAK, Side, Unit
from sztab.games.rok1920.units.positions import enemies, lift
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import D6, Rule, Steps, choose, roll

FORMATION = "sich"
UA = THEATRES.index("ua")


class Sich(ChapterState, frozen=True):
    """21: the Sich brigades."""

    wakes_hooks = True
    waiting: int = mark("sich-waiting")
    approached: int = mark("sich-approached")
    tested: int = mark("sich-tested")
    deserted: int = mark("sich-deserted")
    """21.2.2: strength points of the brigades that deserted."""


@lru_cache(maxsize=64)
def brigades(war: War) -> tuple[Unit, ...]:
    """The brigades in the order of their numbers."""
    return tuple(sorted(war.roster.where(formation=FORMATION), key=lambda u: war.roster.counters[u].name))


def is_sich(war: War, unit: Unit) -> bool:
    return war.roster.counters[unit].formation == FORMATION


def is_polish_turn_of_26_april(state: State) -> bool:
    """21.2: the Polish player-turn of 26.IV."""
    return bool(state.of[Sich].waiting) and state.phasing == PL


def is_awaited(state: State) -> bool:
    """21.2: that player-turn has not ended yet, or somebody who was approached in it has not rolled."""
    return bool(state.of[Sich].waiting or state.of[Sich].approached)


def no_reserve_movement(war: War, state: State, unit: Unit) -> Refusal | None:
    """21.1.1: no part in a reserve phase of that player-turn; a brigade that has stayed loyal moves after combat like
    any other (16.5, 21.2)."""
    if is_polish_turn_of_26_april(state) and is_sich(war, unit) and state.pursuit is None:
        return Refusal(SICH_STILL, "sich-still")
    return None


def entered(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """21.2: note the brigades that a unit of the Polish player has come beside, in passing too."""
    if is_polish_turn_of_26_april(state) and war.roster.side[unit] == PL:
        near = war.board.around(bit_set(path))
        for brigade in brigades(war):
            if state.at[brigade] >= 0 and near >> state.at[brigade] & 1:
                state.change(Sich, approached=state.of[Sich].approached | 1 << brigade)


def hexes_that_bring_roll(war: War, state: State, unit: Unit) -> list[int]:
    """21.2: beside each brigade that has not been tested: to come there brings the roll about."""
    if not is_polish_turn_of_26_april(state):
        return []
    untested = (u for u in brigades(war) if state.at[u] >= 0 and not state.of[Sich].tested >> u & 1)
    return [war.board.masks[state.at[brigade]] for brigade in untested]


def roll_for_approached(war: War, state: State, unit: Unit) -> Steps[None] | None:
    """21.2: brigades that somebody came beside, and that have not been tested yet, roll at once."""
    approached = state.of[Sich].approached
    return _roll_for(war, state, approached) if approached else None


def _roll_for(war: War, state: State, approached: int) -> Steps[None]:
    for brigade in members(approached):
        if state.at[brigade] >= 0 and not state.of[Sich].tested >> brigade & 1:
            yield from prove_loyalty(war, state, brigade)
    state.change(Sich, approached=0)


def attacked(attack: Attack) -> Steps[None]:
    """21.2, amb-078: an attack on a brigade that has not been tested brings the roll about before it is resolved."""
    state = attack.state
    if is_polish_turn_of_26_april(state) and attack.side == PL:
        for unit in attack.defenders:
            if is_sich(attack.war, unit) and not state.of[Sich].tested >> unit & 1:
                yield from prove_loyalty(attack.war, state, unit)


def prove_loyalty(war: War, state: State, unit: Unit) -> Steps[None]:
    """21.2: an even number and the brigade deserts; an odd one and it stays for good."""
    about = {"unit": war.roster.ids[unit]}
    (face,) = yield from roll(1, D6, rule=SICH_ROLL, prompt="desertion", about=about)
    state.change(Sich, tested=state.of[Sich].tested | 1 << unit)
    state.events.append(DieRolled(what="desertion", face=face, good=int(face % 2 == 0), rule=SICH_ROLL))
    if face % 2 == 0:
        desert(war, state, unit, SICH_ROLL)


def desert(war: War, state: State, unit: Unit, rule: Rule) -> None:
    gone = state.of[Sich].deserted + war.strength(state, unit)
    state.change(Sich, deserted=gone)
    state.events.append(Deserted(unit=war.roster.ids[unit], rule=rule))
    lift(war, state, unit, ELIMINATED)


def end_of_turn(war: War, state: State) -> Steps[None]:
    """21.2.1, 21.2.2: brigades that nobody came near desert; for every 2 strength points deserted the Pole gets a
    Ukrainian replacement."""
    if is_polish_turn_of_26_april(state):
        for unit in brigades(war):
            if state.at[unit] >= 0 and not state.of[Sich].tested >> unit & 1:
                desert(war, state, unit, SICH_DESERT)
        count = state.of[Sich].deserted // 2
        state.change(Sich, waiting=0, tested=0, deserted=0)
        yield from give_recruits(war, state, count, SICH_GAIN)
    advance(state)


def controls_galicia(war: War, state: State) -> bool:
    """21.3: Lwów, or both Stanisławów and Borysław."""
    has = [h >= 0 and bool(state.held[SU] >> h & 1) for h in war.named_hexes(GALICIAN_TOWNS)]
    return all(has) or any(h >= 0 and state.held[SU] >> h & 1 for h in war.named_hexes(GALICIA))


def mobilise(war: War, state: State) -> Steps[None]:
    """21.3: on a 6 the first brigade that is gone comes back, in a place of the UA theatre three hexes from enemies."""
    gone = [unit for unit in brigades(war) if is_gone(state, unit)]
    if state.phasing == SU and gone and controls_galicia(war, state):
        places = members(mobilising_places(war, state, gone[0]))
        answer = "no"
        if places:
            answer = yield from choose(player(war, state, SU), "mobilise-galicia", ("roll", "no"), rule=SICH_MOBILISE)
        if answer == "roll":
            (face,) = yield from roll(1, D6, rule=SICH_MOBILISE, prompt="galicia")
            state.events.append(DieRolled(what="galicia", face=face, good=int(face == 6), rule=SICH_MOBILISE))
            if face == 6:
                seat, about = player(war, state, SU), {"unit": war.roster.ids[gone[0]]}
                case = (war, state, places, gone[0])
                h = yield from choose(
                    seat, "restore-at", places, rule=SICH_MOBILISE, about=about, tries=MOBILISE_TRIES, case=case
                )
                form(war, state, gone[0], h, WEAK, SICH_MOBILISE)
    advance(state)


def is_gone(state: State, unit: Unit) -> bool:
    """21.3: it deserted, fell, or was gone before the scenario began."""
    return state.at[unit] == ELIMINATED or (state.at[unit] == AWAY and state.entered[unit] < 0)


def mobilising_places(war: War, state: State, unit: Unit) -> int:
    near = enemies(state, SU)
    for _ in range(DISTANCE - 1):
        near |= war.board.around(near)
    places = war.board.localities & war.board.theatres[UA] & state.held[SU]
    return places & ~near & ~closed_to(war, state, unit)


def _against_mobilising_at(h: int, war: War, state: State, offered: Sequence[int], unit: Unit) -> Reasons:
    """21.3: why a brigade does not come back on a hex."""
    yield from not_far_from_enemies(war, state, h, SICH_MOBILISE, SU)
    yield from reasons_against_entering(war, state, unit, h)


MOBILISE_TRIES = refusing(any_hex, _against_mobilising_at, SICH_MOBILISE)
"""Case: war, state, the hexes that are offered, the brigade."""


def disarm(war: War, state: State, side: Side, h: int) -> None:
    """21.4: when the Poles take Kijów all brigades on the board are eliminated; nobody gains by it."""
    if side == PL and h == war.named_hex(UKRAINIAN_CAPITAL):
        for unit in brigades(war):
            if state.at[unit] >= 0:
                state.events.append(Removed(unit=war.roster.ids[unit], rule=SICH_DISARM))
                lift(war, state, unit, ELIMINATED)


def only_by_mobilisation(war: War, state: State, unit: Unit) -> Refusal | None:
    """21.2: not restored in the usual way."""
    if is_sich(war, unit):
        return Refusal(SICH_MOBILISE, "sich-only-galicia")
    return None


CHAPTER = Chapter(
    name=in_force.SICH,
    frozen=(For(is_sich, no_reserve_movement),),
    before_attack=(attacked,),
    consequences_of_entering=(For(poles, hexes_that_bring_roll, now=is_awaited),),
    entered=(For(poles, entered, now=is_awaited),),
    rolls_after_move=(For(anyone, roll_for_approached, now=is_awaited),),
    locality_taken=(disarm,),
    no_restore=(only_by_mobilisation,),
)
