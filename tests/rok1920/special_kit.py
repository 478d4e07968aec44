"""Scenes for the special chapters: a drawn position or a scenario, with notes, dates and a setting of their own."""

from collections.abc import Mapping
from typing import Any, Self

from msgspec import structs
from tests.rok1920 import marks
from tests.rok1920.kit import Table, game
from tests.rok1920.marks import note

from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.posing.notation import find_unit
from sztab.games.rok1920.scenarios.setup import hex_of
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.positions import lift, put
from sztab.games.rok1920.war import War
from sztab.kernel.events import Outcome
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice

ALL = 99


class Scene(Table):
    """A table whose state was changed before the play began."""

    def __init__(self, game_: Rok1920, state: State) -> None:
        self.game = game_
        self.play = Play(game_, state)
        assert self.play.question is not None or self.play.outcome is not None

    def hex(self, number: str) -> int:
        return hex_of(self.war.board, number)

    def act(self, tag: str, *names: str) -> "Scene":
        """An answer that begins with a word: ("restore", unit)."""
        self.play.answer((tag, *(self.unit(name) for name in names)))
        return self

    def roll(self, *faces: int) -> "Scene":
        self.play.answer(faces)
        return self

    def fight(self, target: str, *units: str, dice: tuple[int, ...] = ()) -> "Scene":
        """An attack without orders, up to its roll and all that follows (no dice: up to the roll)."""
        self.give(target, *units, "go")
        while self.prompt in ("attack-order", "defence-order", "operation-theatre"):
            self.play.answer_index(0)
        if dice:
            self.play.answer(dice)
            self.finish()
        return self

    def skip_to(self, prompt: str, seat: str | None = None) -> Self:
        """Pass on everything until something is asked; dice show sixes."""
        for _ in range(300):
            question = self.play.question
            assert question is not None, f"{prompt} is never asked"
            if question.prompt == prompt and seat in (None, question.seat):
                return self
            if not isinstance(question, Choice):
                self.play.answer((6,) * getattr(question, "count", 1))
                continue
            words = [word for word in ("pass", "done", "none", "no", "ready", "go") if word in question.options]
            self.play.answer(words[0] if words else question.options[0])
        raise AssertionError(f"{prompt} is never asked")

    def finish(self) -> "Scene":
        """Losses, retreats and pursuits as they come: the first answer to each."""
        while self.prompt in ("loss", "retreat-group", "retreat-route", "pursue", "pursue-to"):
            self.play.answer_index(0)
        return self

    def offered(self, tag: str) -> set[str]:
        """The units that answers with this word name."""
        question = self.play.question
        options = getattr(question, "options", ())
        ids = self.war.roster.ids
        return {
            "+".join(ids[u] for u in o[1:] if isinstance(u, int))
            for o in options
            if isinstance(o, tuple) and o[0] == tag
        }

    @property
    def marks(self) -> dict[str, int]:
        return marks.of(self.state)

    def pool(self, name: str) -> int:
        return self.state.pools.get(name, 0)

    def outcome_of(self, when: str = "end") -> Outcome:
        """What the scenario's victory rules say now."""
        found = [result for verdict in self.war.verdicts if (result := verdict(self.war, self.state, when)) is not None]
        assert found
        return found[0]


def scene(
    units: str = "",
    *,
    size: str = "9x9",
    marks: Mapping[str, int] | None = None,
    due: Mapping[str, int] | None = None,
    fallen: tuple[str, ...] = (),
    setting: Mapping[str, Any] | None = None,
    entered: Mapping[str, int] | None = None,
    **position: Any,
) -> Scene:
    """A drawn position with all chapters up to `chapters` in force; `fallen` units are eliminated."""
    drawn: dict[str, Any] = {"size": size}
    for key in ("terrain", "sides", "regions", "places", "networks", "default"):
        if key in position:
            drawn[key] = position.pop(key)
    whole = {"map": drawn, "units": units, "chapters": ALL, **position}
    twin = game().drawn(whole)
    assert isinstance(twin, Rok1920)
    assert twin._drawn is not None
    twin._drawn = (structs.replace(twin._drawn[0], **(setting or {})), twin._drawn[1])
    state = twin.place(whole)
    state.markers = state.markers if "morale" in position else 0
    _note(twin, state, marks, due, fallen, entered)
    return Scene(twin, state)


def real(
    scenario: str,
    *,
    marks: Mapping[str, int] | None = None,
    due: Mapping[str, int] | None = None,
    fallen: tuple[str, ...] = (),
    clear: bool = False,
    **position: Any,
) -> Scene:
    """A scenario on the real map; `clear` takes all its units off first."""
    state = game().start(scenario, game().scenario(scenario).settle(position.pop("options", {})))
    if clear:
        position["away"] = [game().roster.ids[u] for u, h in enumerate(state.at) if h >= 0]
    whole = {"scenario": scenario, **position}
    if "options" in whole:
        whole.pop("options")
    state = _placed(scenario, whole, state.options)
    _note(game(), state, marks, due, fallen, None)
    return Scene(game(), state)


def _placed(scenario: str, whole: dict[str, Any], options: Mapping[str, str]) -> State:
    units = str(whole.pop("units", ""))
    state = game().place({**whole, "options": dict(options)})
    war = game().war(state)
    for word in units.split():
        name, _, where = word.partition("@")
        _put(war, state, name, where)
    return state


def _put(war: War, state: State, name: str, where: str) -> None:
    bare = name.rstrip("-")
    unit = find_unit(war, bare)
    lift(war, state, unit)
    state.level[unit] = len(name) - len(bare)
    state.entered[unit] = max(state.entered[unit], 0)
    put(war, state, unit, hex_of(war.board, where.replace("_", " ")))


def _note(
    game_: Rok1920,
    state: State,
    marks: Mapping[str, int] | None,
    due: Mapping[str, int] | None,
    fallen: tuple[str, ...],
    entered: Mapping[str, int] | None,
) -> None:
    number = game_.roster.number
    note(state, marks or {})
    for unit, stage in (due or {}).items():
        state.due[number[unit]] = stage
    for unit in fallen:
        state.at[number[unit]] = -2
        state.entered[number[unit]] = max(state.entered[number[unit]], 0)
    for unit, level in (entered or {}).items():
        state.entered[number[unit]] = level
