"""23.1: hiding as a chapter: how hidden units are set up, come to light and fight; the option and its hooks."""

from collections.abc import Sequence

from msgspec import structs

from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Action, Chapter, ForbiddenHexes
from sztab.games.rok1920.command import acting, leader, led, next_player_acts
from sztab.games.rok1920.eagles.options import (
    hidden_arrivals,
    hidden_forced_march,
    hidden_moves,
    hidden_regrouping,
    hidden_trains,
    reconnaissance,
)
from sztab.games.rok1920.eagles.options import hidden_units as hidden
from sztab.games.rok1920.eagles.options.hidden_knowledge import conceals, known_as, shown
from sztab.games.rok1920.eagles.options.hidden_refusals import (
    against_covering,
    against_leaving,
    against_moving,
    against_pressing_on,
    against_revealing,
    against_riding,
    against_splitting,
    no_marker,
)
from sztab.games.rok1920.eagles.options.hidden_units import NAME, HiddenUnits, pieces, under
from sztab.games.rok1920.eagles.options.laying_markers import all_units, lay_marker, layings, lays, note_units
from sztab.games.rok1920.eagles.options.revealing import reveal
from sztab.games.rok1920.eagles.rules import (
    HIDDEN_ATTACKED,
    HIDDEN_ATTACKS,
    HIDDEN_CROWD,
    HIDDEN_HUNGRY,
    PATROL_LAID,
    REVEALED_FREELY,
)
from sztab.games.rok1920.eagles.supply import unsupplied
from sztab.games.rok1920.fighting.attacks import resolve
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.state import State
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import ENEMY, SIDES, Side
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.requests import Answer, Steps, choose

READY = "ready"


class Hiding(ChapterState, frozen=True):
    """23.1: hiding before the game, and attacks that bring to light."""

    set_up: int = mark("hiding-set-up")
    """23.1.1/b: 1 and 2 while the Pole and the Bolshevik hide units before the first player-turn."""
    target: int = mark("hidden-attack-target")
    """23.1.3/n, 23.1.3/o: an attack that has brought hidden units to light, and is to be carried out."""
    attackers: int = mark("hidden-attack-units")
    """23.1.3/n, 23.1.3/o: an attack that has brought hidden units to light, and is to be carried out."""
    repeat: int = mark("hidden-attack-repeat")
    """23.1.3/n, 23.1.3/o: an attack that has brought hidden units to light, and is to be carried out."""


def set_up(war: War, state: State) -> Steps[None]:
    """23.1.1/b: units may start hidden: first the Pole says which, then the Bolshevik; each player his own units
    (22.1/b)."""
    side = state.of[Hiding].set_up - 1
    options = [READY, *led(war, state, side, layings(war, state, side, all_units(war), near=True))]
    answer = yield from choose(acting(war, state, side), "start-hidden", options, rule=PATROL_LAID)
    if answer != READY:
        lay_marker(war, state, side, answer)
    elif not next_player_acts(war, state, side):
        state.change(Hiding, set_up=(side + 2) % (len(SIDES) + 1))


# Coming to light.


def offer_reveal(war: War, state: State, side: Side) -> Sequence[Answer]:
    """23.1.3/p: the owner, in a phase of his own; of two players of a side each his own units (22.1/b)."""
    seat = acting(war, state, side)
    return [("reveal", m) for m, units in pieces(state, side) if leader(war, state, hidden.first_of(units)) == seat]


def reveal_freely(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    units = under(state, side, answer[1])
    state.change(HiddenUnits, shown=state.of[HiddenUnits].shown | units)
    reveal(war, state, side, units, REVEALED_FREELY)
    return
    yield


def defers(attack: Attack) -> bool:
    """23.1.3/n, 23.1.3/o: whoever attacks or is attacked is revealed; the attack follows."""
    war, state, side = attack.war, attack.state, attack.side
    attackers = bit_set(u for u in attack.units if hidden.is_hidden(war, state, u))
    defenders = bit_set(u for u in attack.defenders if hidden.is_hidden(war, state, u))
    if not attackers and not defenders:
        return False
    state.change(Hiding, target=attack.target + 1, attackers=bit_set(attack.units), repeat=int(attack.repeat))
    reveal(war, state, side, attackers, HIDDEN_ATTACKS)
    reveal(war, state, ENEMY[side], defenders, HIDDEN_ATTACKED)
    return True


def carry_out(war: War, state: State) -> Steps[None]:
    """23.1.1/f: without defenders the attackers may pursue at once."""
    target, units, repeat = state.of[Hiding].target - 1, state.of[Hiding].attackers, state.of[Hiding].repeat
    state.change(Hiding, target=0, attackers=0, repeat=0)
    attack = Attack(
        war=war, state=state, side=state.phasing, target=target, units=tuple(members(units)), repeat=bool(repeat)
    )
    yield from resolve(attack)


def show_hungry(war: War, state: State) -> None:
    """15.3: a die for supply is thrown for a unit by its name, so whoever has to throw it is revealed; A123: whom his
    owner has revealed before may be hidden again in the replacement phase."""
    state.change(HiddenUnits, shown=0)
    units = bit_set(u for u in unsupplied(war, state, state.phasing) if hidden.is_hidden(war, state, u))
    if units:
        reveal(war, state, state.phasing, units, HIDDEN_HUNGRY)


def pending(war: War, state: State) -> Steps[None] | None:
    if state.of[Hiding].set_up:
        return set_up(war, state)
    if state.of[Hiding].target:
        return carry_out(war, state)
    return reconnaissance.pending(war, state)


def count_scouting(war: War, state: State) -> Steps[None]:
    """23.1.3/k: what was revealed in the enemy's player-turn counts in this one."""
    reconnaissance.count_earlier(state)
    note_units(war, state)
    advance(state)
    return
    yield


REVEAL = Action("reveal", offer_reveal, reveal_freely, refusal=against_revealing)
CHAPTER = Chapter(
    name=NAME,
    allowance=(hidden.allowance,),
    lays_lines=(hidden.lays_lines,),
    looks=(hidden.looks,),
    reserve_values=(hidden.reserve_value,),
    forbidden_hexes=(ForbiddenHexes(HIDDEN_CROWD, "no-room-for-all", hidden_moves.no_room),),
    actions=(
        Action("hidden", hidden_moves.offer_moves, hidden_moves.move_piece, refusal=against_moving),
        Action("split", hidden_moves.splits, hidden_moves.split, refusal=against_splitting),
        Action(hidden_trains.RAIL_TAG, hidden_trains.offer_rail, hidden_trains.ride, refusal=against_riding),
        Action(hidden_trains.SECRET_TAG, hidden_trains.offer_secret, hidden_trains.leave, refusal=against_leaving),
        structs.replace(hidden_forced_march.ACTION, refusal=against_pressing_on),
        Action(
            "dummy", hidden_arrivals.offer_dummies, hidden_arrivals.bring_dummy, refusal=hidden_arrivals.against_dummy
        ),
        Action(
            "arrive-hidden",
            hidden_arrivals.offer_hidden_arrivals,
            hidden_arrivals.arrive_hidden,
            refusal=hidden_arrivals.against_arriving_hidden,
        ),
        lays("patrol", "arrivals", no_marker("patrol", "arrivals")),
        lays("group", "arrivals", no_marker("group", "arrivals")),
        REVEAL,
        reconnaissance.ACTION,
    ),
    attack_actions=(REVEAL,),
    replacement_deeds=(
        lays("patrol", "replacements", no_marker("patrol", "replacements")),
        lays("group", "replacements", no_marker("group", "replacements")),
        lays("cover", "replacements", against_covering),
        REVEAL,
    ),
    no_regrouping=(hidden_regrouping.apart,),
    exchanged=(hidden_regrouping.take_their_place,),
    entered=(hidden_moves.follow,),
    rolls_after_move=(reconnaissance.after_move,),
    defers=(defers,),
    pending=(pending,),
    phase_begins=(hidden.begin_phase,),
    conceals=(conceals,),
    known_as=(known_as,),
    markers=(shown,),
)
