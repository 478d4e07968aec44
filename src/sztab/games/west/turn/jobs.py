"""What has to be done before a phase goes on: small jobs on a stack, the last one first.

A job is a list of numbers, its kind first; `sequence.JOBS` says who does it.
"""

from sztab.games.west.state import State

FACE = 0
"""[FACE, side, hex]: a stack gets its facing."""
HORSES = 1
"""[HORSES, piece]: cavalry after five hexes (7.4)."""
PRUSSIA = 2
"""[PRUSSIA, piece, hex]: a Russian counter in East Prussia (13.5)."""
RETREAT = 3
"""[RETREAT, side, hex, chooser, pieces]: counters retreat two hexes (9.5.b)."""
CROWD = 4
"""[CROWD, side, hex]: too many units in a hex (9.5.b)."""
FOLLOW = 5
"""[FOLLOW, side, start, hex]: who faced a stack that withdrew may enter its hex (9.1)."""
PURSUE = 6
"""[PURSUE, side, start, hex]: winners may enter the vacated hex (9.5.b)."""
RIDE_ON = 7
"""[RIDE_ON, side, hex, pieces]: cavalry may go a hex further (9.5.b)."""
CARD = 8
"""[CARD, side, card, left]: an instruction that is being carried out."""
COME_BACK = 9
"""[COME_BACK, piece]: an eliminated Russian unit that card 37 brings is placed."""
SEND = 10
"""[SEND, piece, card]: a Polish unit is sent away (cards 24, 36, 40)."""


def push(st: State, *job: int) -> None:
    st.tasks.append(list(job))


def done(st: State) -> None:
    st.tasks.pop()
