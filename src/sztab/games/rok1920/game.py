"""The game as the kernel knows it.

How the parts fit: an `Edition` (edition.py; first.py is one) lists tables, limits, procedures and chapters; a `War`
(war.py) is one scenario of it: board, counters and all hooks of the chapters in force; a `State` (state.py) is all that
changes. Rules are functions of (war, state, …); `sequence.CORE_STEPS` is the player-turn.

How a special chapter joins (chapters.py tells it field by field): its module makes a `Chapter` with its rulebook number
and what it adds, and the edition lists it in `first.CHAPTERS`. A scenario's own rules (A.1-A.5) are a `Chapter` too,
listed in its `Setting.own`. The core calls, where it matters:

- movement: `profiles` (how a kind of unit marches), `grounds` (how a side sees rivers), `bars` and `side_bars` (closed
  hexes and sides; `forced` ones hold in retreats too), `frozen`, `duties`, `stack_limits`, `weightless`,
  `never_together`, `allowance`, `actions` (rail, arrivals), `entered` and `meets` (after a move), `phase_begins`;
- combat: `attack_bars`, `joint_bars`, `before_attack`, `modifiers`, `defence`, `standing_orders`, `attacked`;
- retreat: `bearings`, `retreat_free`, `retreat_dies`; losses: `lost`, `weakened`;
- places and morale: `taken`, `shifts` (coupled theatres);
- the turn: `steps` (by order number), `stage_ends`, `verdicts` (who has won).

Changes of position go through positions.py (put, lift, move_to, set_level), losses through losses.py, morale through
`morale.shift`, control of places through places.py. Numbers that only one chapter needs live in `state.marks`.
"""

PROMPTS: dict[str, dict[str, tuple[str, ...]]] = {
    "reserve-phase": {"take": (), "pass": ()},
    "move": {"": ("unit",), "done": ()},
    "move-to": {"": ("hex",)},
    "attack": {"": ("hex",), "done": ()},
    "attackers": {"": ("unit",), "go": (), "call-off": ()},
    "attack-order": {"none": (), "assault": (), "raid": ()},
    "defence-order": {"none": (), "stubborn": (), "counter": ()},
    "loss": {"": ("unit",)},
    "retreat-group": {"": ("unit",), "done": ()},
    "retreat-route": {"": ("path:hex*",), "exit": ("edge:text", "path:hex*")},
    "pursue": {"": ("unit",), "done": ()},
    "pursue-to": {"": ("hex",)},
}
FOLLOW_UPS = {"move": "move-to", "attack": "attackers", "pursue": "pursue-to"}
