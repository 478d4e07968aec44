"""What chance may bring, as a table for people."""

from collections.abc import Mapping
from typing import Any

from sztab.cli.output import columns, out
from sztab.cli.telling import Teller
from sztab.kernel.odds import Odds
from sztab.words import Words


def show_odds(found: Odds, tell: Teller, say: Words) -> None:
    """Every result with its probability, exactly where it is exact."""
    out.say(say("cli-odds-exact" if found.exact else "cli-odds-sampled", cases=found.cases))
    shown = columns(*(say(f"cli-odds-{head}") for head in ("share", "exactly", "result")))
    for chance in found.chances:
        share = chance.exact or f"±{chance.error:.2%}"
        told = " ".join(told_result(tell, event) for event in chance.result) or say("cli-odds-nothing")
        shown.add_row(f"{chance.probability:7.2%}", share, told)
    out.table(shown)


def told_result(tell: Teller, event: Mapping[str, Any]) -> str:
    """What came of it, as the terminal tells an event; the sums behind it are in --json. What differs from one roll to
    the next, and is left out of a result, is three dots."""
    tag = str(event["event"])
    kind = next(kind for kind in tell.game.event_types if kind.__struct_config__.tag == tag)
    fields = {key: value for key, value in event.items() if key not in ("event", "rule", "only")}
    return tell.event_named(tag, {**dict.fromkeys(kind.noise, "…"), **fields}, str(event.get("rule", "")))
