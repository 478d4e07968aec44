"""What is remembered of forces that many chapters ask about: the Cavalry Army (23), no-man's land (32) and the
Volunteer Army (33), whose rules stand in modules of their own."""

from sztab.games.rok1920.chapter_state import ChapterState, mark

WAITING, IN_PLAY, GONE = 0, 1, 2
"""23: the status of the Cavalry Army."""
NOT_CALLED, CALLED, FORMING, FORMED = 0, 1, 2, 5
"""33.1: the status of the Volunteer Army; from FORMING on the player-turns of formation."""


class CavalryArmy(ChapterState, frozen=True):
    """23, 26.3: the Cavalry Army."""

    wakes_hooks = True
    status: int = mark("konarmia")
    entered_in: int = mark("konarmia-stage")
    """23.1.1: the stage in which it entered."""
    rolls_due: int = mark("budyonny")
    """44: 1 while the rolls of the first Bolshevik movement phase are due."""
    front: int = mark("konarmia-front")
    """26.3: 1 once the Cavalry Army belongs to the Western Front."""
    handed: int = mark("konarmia-handed")
    """26.3: 1 in the player-turn in which it was handed over."""
    fought: int = mark("konarmia-fought")


class NoMansLand(ChapterState, frozen=True):
    """32"""

    entered: int = mark("strip-entered")
    """32: 1 once Bolshevik units have entered no-man's land."""
    open: int = mark("strip-open")
    """32.1: 1 if the Poles made a pause in the UA theatre in their last player-turn."""


class VolunteerArmy(ChapterState, frozen=True):
    """33: how far the Volunteer Army is."""

    wakes_hooks = True
    status: int = mark("volunteers")
    """33.1: 0 not called; 1 called, formation begins with the next Polish player-turn; 2, 3, 4 the player-turns of
    formation; 5 formed."""
    fled: int = mark("fled")
    """33.7: 1 while the Volunteer Army was called up by a flight alone: no Bolshevik has been in the Polish theatre."""
    bare_theatres: int = mark("bare-theatres")
    """33.7: the UA and LB theatres without Polish units before the last move (a set): nobody fled from these."""
    in_lwow: int = mark("in-lwow")
    """33.4: units that come in Lwów instead of Warsaw (a set)."""
