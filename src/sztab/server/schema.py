"""`python -m sztab.server.schema`: the JSON schema of every message and body, from which the client makes its types."""

import sys
from typing import Any

import msgspec

from sztab.server.wire import (
    account_bodies,
    admin_bodies,
    analysis_told,
    board_bodies,
    fields,
    game_bodies,
    lesson_bodies,
    messages_in,
    messages_out,
    models,
    table_bodies,
)

MODULES = (
    *(models, messages_in, messages_out, game_bodies, table_bodies),
    *(account_bodies, admin_bodies, board_bodies, lesson_bodies, analysis_told),
)
NOT_SENT = (messages_in.FromClient, messages_out.FromServer, fields.Body)


def wire_schema() -> dict[str, Any]:
    """One JSON schema whose `$defs` hold every struct; `ClientMessage` and `ServerMessage` are the unions."""
    structs = [
        found
        for module in MODULES
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__ == module.__name__
        and found not in NOT_SENT
    ]  # fmt: skip
    unions = [messages_in.ClientMessage, messages_out.ServerMessage]
    found, defs = msgspec.json.schema_components([*unions, *structs], ref_template="#/$defs/{name}")
    named = dict(zip(("ClientMessage", "ServerMessage"), found))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Sztab",
        "$defs": {**defs, **named},
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in sorted([*defs, *named])},
    }


def main() -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(wire_schema()), indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
