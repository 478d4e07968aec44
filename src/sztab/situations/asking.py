"""The questions that a situation may ask of a position: the common ones, and those of the game."""

from collections.abc import Mapping
from typing import Any

import msgspec

from sztab.kernel.errors import BadNotation
from sztab.kernel.events import Event, Refusal
from sztab.kernel.game import Game
from sztab.kernel.odds import odds
from sztab.kernel.play import Play
from sztab.kernel.refusing import why_not
from sztab.kernel.requests import Choice


def ask(play: Play[Any], question: Mapping[str, Any]) -> Any:
    """The answer to one question, as JSON-ready data; `at` picks a part of it."""
    what = question.get("what")
    if not isinstance(what, str):
        raise BadNotation(f"ask: {question!r} has no `what`")
    known = COMMON.get(what) or play.game.queries.get(what)
    if known is None:
        names = sorted([*COMMON, *play.game.queries])
        raise BadNotation(f"ask: no question {what!r} for {play.game.id} (there are: {', '.join(names)})")
    args = dict(question.get("of") or {}) if isinstance(question.get("of"), Mapping) else {"of": question.get("of")}
    if "seat" in question:
        args["seat"] = question["seat"]
    result = msgspec.json.decode(msgspec.json.encode(known(play, args)))
    return _part(result, question["at"]) if "at" in question else result


def _part(result: Any, path: str) -> Any:
    for step in str(path).split("."):
        if isinstance(result, list) and step.lstrip("-").isdigit() and -len(result) <= int(step) < len(result):
            result = result[int(step)]
        elif isinstance(result, Mapping) and step in result:
            result = result[step]
        else:
            raise BadNotation(f"ask: nothing at {path!r} (stopped at {step!r})")
    return result


def spoken(wire: Any) -> dict[str, Any]:
    """An answer as a mapping: a bare string is one too."""
    if isinstance(wire, str):
        return {"answer": wire}
    if not isinstance(wire, Mapping):
        raise BadNotation(f"{wire!r} is not an answer: a mapping or a word is needed")
    return dict(wire)


def _seat(play: Play[Any], args: Mapping[str, Any]) -> str | None:
    """The seat that a question names; None is an onlooker."""
    return known_seat(play.game, args["seat"]) if args.get("seat") is not None else None


def known_seat(game: Game[Any], name: Any) -> str:
    """A seat of the game: whoever asks for another one is told, and not shown what an onlooker sees."""
    seats = sorted({seat for scenario in game.scenarios().values() for seat in scenario.all_seats})
    if name not in seats:
        raise BadNotation(f"no seat {name!r} (the seats are {', '.join(seats)})")
    return str(name)


def _legal(play: Play[Any], args: Mapping[str, Any]) -> Any:
    question = play.question
    if not isinstance(question, Choice):
        return []
    return [play.game.codec.encode(question, option) for option in question.options]


def _question(play: Play[Any], args: Mapping[str, Any]) -> Any:
    question = play.question
    if question is None:
        return None
    return {"seat": question.seat, "prompt": question.prompt, "rule": play.game.number(question.rule)}


def _why_not(play: Play[Any], args: Mapping[str, Any]) -> Any:
    """Refusals of a list of answers given from here on; an answer to a further question names its `prompt`."""
    question = play.question
    if not isinstance(question, Choice):
        raise BadNotation("why_not: no player is asked now")
    said = args.get("of", [args]) if "of" in args else [args]
    intent: list[Any] = []
    prompt = question.prompt
    for given in said if isinstance(said, list) else [said]:
        wire = spoken(given)
        intent.append(play.game.codec.decode_at(str(wire.pop("prompt", prompt)), wire))
        prompt = play.game.follow_up(prompt, intent[-1])
    return [told_refusal(play.game, refusal) for refusal in why_not(play, intent)]


def told_refusal(game: Game[Any], refusal: Refusal) -> dict[str, Any]:
    return {"rule": game.number(refusal.rule), "key": refusal.key, "params": msgspec.to_builtins(refusal.params)}


def told_event(game: Game[Any], event: Event) -> dict[str, Any]:
    """An event as data, with the rulebook's number in place of the rule's name."""
    data: dict[str, Any] = msgspec.to_builtins(event)
    data["rule"] = game.number(event.rule) if event.rule else ""
    for part in data.get("modifiers", ()):
        if isinstance(part, dict) and part.get("rule"):
            part["rule"] = game.number(part["rule"])
    return data


def _events(play: Play[Any], args: Mapping[str, Any]) -> Any:
    return [told_event(play.game, event) for _, event in play.journal]


def _view(play: Play[Any], args: Mapping[str, Any]) -> Any:
    return play.game.view(play.state, _seat(play, args))


def _state(play: Play[Any], args: Mapping[str, Any]) -> Any:
    return play.game.dump(play.state)


def _outcome(play: Play[Any], args: Mapping[str, Any]) -> Any:
    outcome = play.outcome
    if outcome is None:
        return None
    return {**msgspec.to_builtins(outcome), "rule": play.game.number(outcome.rule)}


def _odds(play: Play[Any], args: Mapping[str, Any]) -> Any:
    return odds(play, _seat(play, args), everything="seat" not in args)


COMMON = {
    "legal": _legal,
    "question": _question,
    "why_not": _why_not,
    "events": _events,
    "view": _view,
    "state": _state,
    "outcome": _outcome,
    "odds": _odds,
}
