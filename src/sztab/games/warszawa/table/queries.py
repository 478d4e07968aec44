"""Further questions to a position, for situations and clients: each answer carries its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.fighting.aftermath import retreat_fields
from sztab.games.warszawa.fighting.fight import right_to_protect, winner_of
from sztab.games.warszawa.fighting.strength import fight_of, is_encircling, matching, tallies
from sztab.games.warszawa.operations.orders import reasons_against_attacking, reasons_against_order
from sztab.games.warszawa.posing.notation import army_number, card_number, field_number, format_armies, parse_fight
from sztab.games.warszawa.rules import DISPERSED_TWICE, ENCIRCLEMENT, LAST_ROUND, MOVE, RETREAT
from sztab.games.warszawa.scenarios.victory import decided, score, ways
from sztab.games.warszawa.state import State
from sztab.games.warszawa.table.printed import printed
from sztab.games.warszawa.tournament.match import read_match_rules
from sztab.games.warszawa.tournament.posed import posed_match
from sztab.games.warszawa.units.armies import NONE, SIDES
from sztab.kernel.errors import BadNotation
from sztab.kernel.events import Refusal
from sztab.kernel.modifiers import total
from sztab.kernel.play import Play
from sztab.kernel.refusing import first

if TYPE_CHECKING:
    from sztab.games.warszawa.game import Warszawa

Args = Mapping[str, Any]
Query = Callable[[Edition, State, Args], Any]


def strength(ed: Edition, st: State, args: Args) -> Any:
    """`fight: su-16a x pl-1a`, `attack` and `defence` lists of cards left at the front: both sums, part by part."""
    attacker, defender = _contact(ed, st, _need(args, "fight"))
    fight = fight_of(ed, st, attacker, defender)
    fronts = [[card_number(ed, name) for name in _listed(args, key)] for key in ("attack", "defence")]
    counted = [matching(ed, army, front) for army, front in zip((attacker, defender), fronts)]
    sums = tallies(ed, fight, *counted)
    posed = st.copy()
    posed.attacker, posed.defender = attacker, defender
    winner = winner_of(ed, posed, *sums)
    rights = {"attack": right_to_protect(ed, posed, attacker), "defence": right_to_protect(ed, posed, defender)}
    return {
        "attack": sums[0].sum,
        "defence": sums[1].sum,
        "attack_modifiers": sums[0].modifiers,
        "defence_modifiers": sums[1].modifiers,
        "returned": [ed.cards[c].id for kept, front in zip(counted, fronts) for c in front if c not in kept],
        "protected": {role: rule for role, rule in rights.items() if rule},
        "winner": "" if winner == NONE else ed.armies[winner].id,
    }


def moves(ed: Edition, st: State, args: Args) -> Any:
    """`army`: the fields it can move to with its markers, and what each costs; or why it may not move."""
    army = army_number(ed, _need(args, "army"))
    refusal = first(reasons_against_order(ed, st, army, ed.side_of[army]))
    if refusal is not None:
        return {"refusal": refusal}
    costs = {st.at[army]: 0}
    rim = [st.at[army]]
    for field in rim:
        for to in ed.board.neighbours[field]:
            if to not in costs and st.on[to] == NONE and costs[field] < st.markers[army]:
                costs[to] = costs[field] + 1
                rim.append(to)
    reached = [(field, cost) for field, cost in sorted(costs.items()) if cost]
    return {"fields": {ed.board.fields[field].id: cost for field, cost in reached}, "rule": MOVE}


def retreat(ed: Edition, st: State, args: Args) -> Any:
    """`fight: su-16a x pl-1a`: where the defender may retreat to when it is beaten."""
    attacker, defender = _contact(ed, st, _need(args, "fight"))
    fields = retreat_fields(ed, st, defender, attacker)
    return {"fields": [ed.board.fields[field].id for field in fields], "rule": RETREAT}


def encirclement(ed: Edition, st: State, args: Args) -> Any:
    """`fight: su-16a x pl-1a`: is the attack an encircling manoeuvre?"""
    attacker, defender = _contact(ed, st, _need(args, "fight"))
    direction = ed.board.directions[st.at[attacker]][st.at[defender]]
    return {"encircling": is_encircling(ed, st, attacker, defender), "direction": direction, "rule": ENCIRCLEMENT}


def points(ed: Edition, st: State, args: Args) -> Any:
    """What the Bolsheviks would score now."""
    parts = score(ed, st)
    return {"points": total(parts), "parts": parts}


def standing(ed: Edition, st: State, args: Args) -> Any:
    """Who would win if the last round ended today, why, what the Bolsheviks would score, and how near the Poles are
    to the other ways to win."""
    (winner, reason), parts = decided(ed, st), score(ed, st)
    return {
        "winner": SIDES[winner],
        "reason": reason,
        "rule": LAST_ROUND,
        "points": total(parts),
        "parts": parts,
        "ways": ways(ed, st),
    }


def distance(ed: Edition, st: State, args: Args) -> Any:
    """`from` and `to`: fields, by the shortest way."""
    start, end = field_number(ed, _need(args, "from")), field_number(ed, _need(args, "to"))
    return ed.board.distances[start][end]


def armies(ed: Edition, st: State, args: Args) -> Any:
    """Where all armies stand, in one line."""
    return format_armies(ed, st)


def board(ed: Edition, st: State, args: Args) -> Any:
    """What is printed on board, armies and cards, for drawing."""
    return printed(ed)


def match(play: Play[State], args: Args) -> Any:
    """`players`, `polish` (who has the Poles first), `games` (winner and points of the Reds), `offences` (player and
    offence, in order), `tests`: olympiad points of both, by which rules, and what the referee has shown."""
    return posed_match(read_match_rules(play.game.box), args)


def _need(args: Args, key: str) -> str:
    if key not in args:
        raise BadNotation(f"ask: `of` needs {key}")
    return str(args[key])


def _listed(args: Args, key: str) -> list[Any]:
    if not isinstance(found := args.get(key, []), list):
        raise BadNotation(f"ask: {key} is {found!r}, not a list of cards")
    return found


class NoFight(Exception):
    """The two armies that a question names cannot fight each other: why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


def _contact(ed: Edition, st: State, text: str) -> tuple[int, int]:
    attacker, defender = parse_fight(ed, text)
    if st.at[attacker] == NONE:
        raise NoFight(Refusal(DISPERSED_TWICE, "army-destroyed", {"army": ed.armies[attacker].id}))
    refusal = first(reasons_against_attacking(ed, st, attacker, defender))
    if refusal is not None:
        raise NoFight(refusal)
    return attacker, defender


def _told(result: Any) -> Any:
    """Refusals as mappings with their rule, so that expectations can name it."""
    if isinstance(result, dict) and isinstance(refusal := result.get("refusal"), Refusal):
        return {**result, "refusal": {"rule": refusal.rule, "key": refusal.key, "params": refusal.params}}
    return result


def query(ask: Query) -> Callable[[Play[State], Args], Any]:
    """A question to a position as one to a play."""

    def answer(play: Play[State], args: Args) -> Any:
        game: Warszawa = play.game  # type: ignore[assignment]
        try:
            return _told(ask(game.ed, play.state, args))
        except NoFight as none:
            return _told({"refusal": none.refusal})

    return answer


ASKED: tuple[Query, ...] = (strength, moves, retreat, encirclement, points, standing, distance, armies, board)
QUERIES: Mapping[str, Callable[[Play[State], Args], Any]] = {
    **{ask.__name__: query(ask) for ask in ASKED},
    "match": match,
}
