"""The results of chance in words: `sztab odds` tells every event that a game knows, in both languages."""

from typing import Any

import msgspec
import pytest

from sztab import games
from sztab.cli.chances import told_result
from sztab.cli.telling import Teller
from sztab.kernel.events import Event
from sztab.kernel.play import Play
from sztab.words import LANGUAGES, words
from tests.conformance import suite
from tests.conformance.test_conformance import opened


def as_result(event: Event) -> dict[str, Any]:
    """An event as the results of `odds` hold it: as data, without the fields that only tell how."""
    data = {field: getattr(event, field) for field in event.__struct_fields__ if field not in event.noise}
    return {"event": event.__struct_config__.tag, **msgspec.to_builtins(data)}


@pytest.mark.parametrize("game", games.CATALOGUE)
def test_results_are_sentences(game: str) -> None:
    tellers = [Teller(opened(game), words(language)) for language in LANGUAGES]
    seen = set()
    for play in suite.moments(Play.begin(opened(game), next(iter(opened(game).scenarios()))), 5, 1):
        for event in map(as_result, play.events):
            if event["event"] not in seen:
                seen.add(event["event"])
                for tell in tellers:
                    told = told_result(tell, event)
                    assert "-event-" not in told, told
                    assert not set("{}[") & set(told.rpartition(" [")[0]), told
    assert len(seen) > 5
