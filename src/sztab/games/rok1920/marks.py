"""Names of the numbers that special chapters keep in the state's `marks`: flags, counts, and sets of units or hexes."""

from sztab.games.rok1920.state import State

FIRST_PHASE = "first-phase"
"""28: 1 while the movement phase that is on is the phasing player's first of his player-turn."""
HAS_MOVED = "has-moved"
"""28: 1 once the phasing player has begun a movement phase in his player-turn."""
PLACED = "placed"
"""Units that were placed or came by rail in this phase, so that they do not march in it (a set; A.3, 27, 28.1)."""
CARRIED = "carried"
"""27: units that went by rail in this phase (a set)."""
ENTRY_ONE, ENTRY_TWO = "entry-1", "entry-2"
"""28: units that marched onto the board in this phase, by the points that the first hex took (sets)."""
RESTORED = "restored"
"""14.1.1, 14.2.2: units restored in their owner's last player-turn (a set)."""
STRENGTHENING = "strengthening"
"""14.2: units on which a replacement lies (a set)."""
FALLEN = "fallen"
"""14.1.2: units eliminated in their owner's own attack phases of this player-turn (a set)."""
ABSORBED = "absorbed"
"""14.2.1, 33.3.2: units strengthened at once in this player-turn: by volunteers, or free of charge (23.3; a set)."""

SUPPLIED, UNSUPPLIED = "supplied", "unsupplied"
"""25: units that are, or are not, supplied as a fact: only in positions that are posed (sets)."""

KIJOW_TAKEN = "kijow-taken"
UKRAINIANS_GONE = "ukrainians-gone"
SICH_WAITING = "sich-waiting"
SICH_APPROACHED = "sich-approached"
SICH_TESTED = "sich-tested"
SICH_DESERTED = "sich-deserted"
"""21.2.2: strength points of the brigades that deserted."""
KONARMIA = "konarmia"
WAITING, IN_PLAY, GONE = 0, 1, 2
KONARMIA_STAGE = "konarmia-stage"
"""23.1.1: the stage in which it entered."""
BUDYONNY = "budyonny"
"""44: 1 while the rolls of the first Bolshevik movement phase are due."""
KONARMIA_FRONT = "konarmia-front"
"""26.3: 1 once the Cavalry Army belongs to the Western Front."""
KONARMIA_HANDED = "konarmia-handed"
"""26.3: 1 in the player-turn in which it was handed over."""
KONARMIA_FOUGHT = "konarmia-fought"
GUESTS_DUE = "guests-due"
"""26.1.3: fronts (a set) whose player has to say in this movement phase which unit stays in the other's theatre."""
GUEST_STAYS = ("guest-stays-west", "guest-stays-southwest")
"""26.1.3: by front, the number of that unit and 1."""
NO_MANS_LAND_ENTERED = "strip-entered"
"""32: 1 once Bolshevik units have entered no-man's land."""
NO_MANS_LAND_OPEN = "strip-open"
"""32.1: 1 if the Poles made a pause in the UA theatre in their last player-turn."""
VOLUNTEERS = "volunteers"
"""33.1: 0 not called; 1 called, formation begins with the next Polish player-turn; 2, 3, 4 the player-turns of
formation;
5 formed."""
NOT_CALLED, CALLED, FORMING, FORMED = 0, 1, 2, 5
FLED = "fled"
"""33.7: 1 while the Volunteer Army was called up by a flight alone: no Bolshevik has been in the Polish theatre."""
BARE_THEATRES = "bare-theatres"
"""33.7: the UA and LB theatres without Polish units before the last move (a set): empty ones that nobody fled from."""
SUPPORT_CAME = "support-came"
"""33.8, 37.3: support units that the Pole may still bring on in this player-turn."""
POLISH_OFFENSIVE = "polish-offensive"
"""39.1: 1 once the Poles have led an offensive in the LB or PL theatre."""
CHEKA_GAINED = "cheka-gained"
"""34.1: 1 once revolutionary mobilisation has given a replacement."""
VISTULA_CROSSED = "vistula-crossed"
LITHUANIA = "lithuania"
BORDER, NEUTRAL, CROSSED, OUT = 0, 1, 2, 3
LITHUANIA_PASSABLE = "lithuania-passable"
"""38.2.2: 1 if the Lithuanians had crossed the line before they left the game: the Poles still pass their country."""
LITHUANIAN_PLACES = "lithuanian-places"
"""Places last held by Lithuanians (a set of hexes)."""
LITHUANIA_SINCE = "lithuania-since"
"""38.5: Bolshevik player-turns ended since the Lithuanians crossed the line."""
EXPANSION = ("expansion-west", "expansion-southwest")
"""35.1: 1 if the Poles have come too near in the area of the front."""
IN_LWOW = "in-lwow"
"""33.4: units that come in Lwów instead of Warsaw (a set)."""
DEPLOYING = "deploying"
"""24, 19.2.4: 1 while the Bolshevik sets his armies up, 2 while the Pole may divide divisions."""
WILNO_ALARM = "wilno-alarm"
"""A.2.3: 1 once a Bolshevik unit has been near Wilno."""
LITHUANIANS_ATTACKED = "lithuanians-attacked"
"""H.3: 1 once Lithuanians have attacked Poles."""
IV_ARMY_FREE = "iv-army-free"
"""G.1: units of the IV Army that were attacked in the first stage (a set)."""
LWOW_LOST = "lwow-lost"
"""D.4.1, G.2: 1 once Lwów has been in Bolshevik hands."""
COUPLED = "coupled"
"""33.6: the theatres whose markers lie under the Polish theatre's (a set)."""
ATTACKS_BY_THEATRE = ("attacks-pl", "attacks-ua", "attacks-lb")
"""29.1: attacks of the Poles in this player-turn by theatre of the attackers."""
ATTACKS_BY_FRONT = ("attacks-west", "attacks-southwest")
"""29.1: attacks of the Bolsheviks in this player-turn by front."""

RAIL_HELD = "rail-held"
"""27.2: the places that the mover held when the phase began (a set of hexes)."""
RAIL_USED, RAIL_BASE, RAIL_CLOSED = "rail-used-", "rail-base-", "rail-closed-"
"""27.3: by account (pl, west, southwest): transports used in the last phase, its usual limit, 1 if there are none
now."""
CONCENTRATING = "concentrating-"
"""27.4: by seat: units on the way to a secret place (a set)."""
CONCENTRATING_FROM = ("concentrating-from-pl", "concentrating-from-ua", "concentrating-from-lb")
"""15.7, 27.4: units on the way to a secret place, by the theatre that they left (sets)."""
CONCENTRATION_CHOICES = "concentration-choices-"
"""27.4: by seat: the places that the owner could choose from (a set of hexes), which the enemy can work out too."""
CONCENTRATION_ROLL = "concentration-roll"
"""27.4.4: 1 while the intelligence roll is due."""
CONCENTRATION_DUE = "concentration-due"
"""27.4: 1 when the units have to appear."""
CONCENTRATION_KNOWN = "concentration-known-"
"""27.4.4: by seat: 1 once the enemy knows the place."""


def get(state: State, name: str) -> int:
    return state.marks.get(name, 0)


def put(state: State, name: str, value: int) -> None:
    """Set a mark; a mark of 0 is not kept, so that equal positions have equal marks."""
    if value:
        state.marks[name] = value
    else:
        state.marks.pop(name, None)


def add(state: State, name: str, unit: int) -> None:
    """Put a unit (or hex) into a set."""
    state.marks[name] = state.marks.get(name, 0) | 1 << unit


def has(state: State, name: str, unit: int) -> bool:
    return bool(state.marks.get(name, 0) >> unit & 1)


def drop(state: State, name: str, unit: int) -> None:
    put(state, name, get(state, name) & ~(1 << unit))


def clear(state: State, *names: str) -> None:
    for name in names:
        state.marks.pop(name, None)
