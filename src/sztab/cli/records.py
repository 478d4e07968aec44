"""`sztab replay` and `sztab verify`: look into a record, and prove it."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from sztab.cli.boards import draw_board
from sztab.cli.other_versions import prove_elsewhere
from sztab.cli.output import BoxOption, JsonFlag, LangOption, language, open_game, out, print_json, say_no
from sztab.cli.telling import Teller
from sztab.games import rules_version, twin
from sztab.kernel.errors import BadNotation, SztabError
from sztab.kernel.game import Game
from sztab.kernel.record import Header, Record, read_record
from sztab.kernel.replay import replay
from sztab.kernel.verify import verify
from sztab.words.errors import told_error

RecordArgument = Annotated[Path, typer.Argument(help="A record (JSON Lines).")]


def replay_command(
    record: RecordArgument,
    to: Annotated[int | None, typer.Option("--to", help="Stop after this line.")] = None,
    seat: Annotated[str, typer.Option("--seat", help="Show what this seat sees; by default an onlooker.")] = "",
    box: BoxOption = None,
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Play a record again and show the position reached."""
    read = read_record(record)
    game = twin(open_game(read.header.game, box), read.header.base)
    seats = game.scenario(read.header.scenario).seats_for(read.header.options)
    if seat and seat not in seats:
        raise BadNotation(f"--seat {seat!r}: the seats are {', '.join(seats)}")
    if to is not None and not 0 <= to <= len(read.lines):
        raise BadNotation(f"--to {to}: the record has lines 0 (the header) to {len(read.lines)}")
    try:
        again = replay(game, read, to)
    except SztabError as error:
        raise BadNotation(f"{record}: {error}") from None
    play = again.play
    question = play.question
    data: dict[str, Any] = {
        "game": game.id,
        "answers": len(play.answers),
        "turn": game.turn(play.state),
        "question": {"seat": question.seat, "prompt": question.prompt} if question else None,
        "outcome": play.outcome,
        "view": game.view(play.state, seat or None),
    }
    if as_json:
        print_json(data)
        return
    tell = Teller(game, language(lang))
    out.print(draw_board(game, data["view"], tell, play))
    if play.outcome is not None:
        out.say(tell.outcome(play.outcome))
    elif question is not None:
        told = tell.say("cli-waiting", seat=tell.label("seat", question.seat))
        out.say(tell.say("cli-replayed", answers=len(play.answers)), told)


def verify_command(
    record: RecordArgument,
    box: BoxOption = None,
    others: Annotated[
        list[Path] | None,
        typer.Option("--with", help="An environment with another version of sztab, for what that version played."),
    ] = None,
    key: Annotated[str, typer.Option("--key", help="The host's public key: the signature must be by it.")] = "",
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Prove every answer, every hash and every die of a record."""
    read = read_record(record)

    def game_for(header: Header) -> Game[Any]:
        return twin(open_game(header.game, box), header.base)

    try:
        rules = rules_version(open_game(read.header.game, box))
    except SztabError:
        rules = read.header.rules
    result = verify(game_for, read, rules)
    if not result.ok and read.header.base is None and read.header.rules.box != rules.box:
        other = "it was made with another box than this one: name its folder with --box"
        result.problems.insert(0, other)
    elsewhere = prove_elsewhere(read, result, others or [])
    signature, signed_by = _signature(read)
    if signature == "bad":
        result.problems.append("the signature does not fit the record")
    if key and (signature, signed_by) != ("good", key.strip().lower()):
        result.problems.append(
            f"it is not signed by the key {key.strip()}" + (f", but by {signed_by}" if signed_by else "")
        )
    result.ok = not result.problems
    if as_json:
        told = {"signature": signature, "key": signed_by, "elsewhere": elsewhere}
        print_json({**msgspec.to_builtins(result), **told})
    else:
        say = language(lang)
        style = "green" if result.ok else "red"
        out.say(say("cli-verify-good" if result.ok else "cli-verify-bad"), style=style)
        out.say(say("cli-verify-counts", answers=result.answers, rolls=result.rolls))
        contributed = ", ".join(result.contributors) or say("cli-verify-nobody")
        same = say("cli-verify-same-rules") if result.rules == "same" else result.rules
        out.say(say(f"cli-verify-dice-{result.dice}"))
        if result.ok:
            out.say(say(f"cli-verify-states-{result.states}"))
        out.say(say("cli-verify-rest", contributed=contributed, rules=same))
        for stretch in result.stretches if len(result.stretches) > 1 else ():
            told_stretch = "cli-verify-stretch" if stretch.proven else "cli-verify-stretch-unproven"
            out.say(say(told_stretch, first=stretch.first, last=stretch.last, rules=stretch.rules))
        for proved in elsewhere:
            out.say(say("cli-verify-elsewhere", proved=proved))
        out.say(f"{say(f'cli-verify-signature-{signature}')} {signed_by}".rstrip())
        for problem in result.problems:
            out.say(told_error(problem, say))
    if not result.ok:
        say_no()


def _signature(record: Record) -> tuple[str, str]:
    """What is to be said of a server's signature: none, good, bad; unchecked without the server's packages."""
    try:
        from sztab.server.tables.signing import signature_of
    except ImportError:
        signed = bool(record.lines) and record.lines[-1].signature is not None
        return ("unchecked" if signed else "none"), ""
    return signature_of(record)
