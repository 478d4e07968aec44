"""The command `sztab`."""

import sys
from typing import Annotated, NoReturn

import typer

import sztab
from sztab.cli import (
    admin,
    analyse,
    arena,
    atlas,
    backup,
    bench,
    box,
    catalogue,
    doctor,
    play,
    playout,
    records,
    rules,
    serve,
    situations,
    upgrade,
)
from sztab.cli import map as map_
from sztab.cli.output import asked_language, leave_the_pipe, never_fail_on_letters, out
from sztab.kernel.errors import BadNotation, SztabError
from sztab.words.errors import told_error

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    add_completion=False,
    help="Sztab plays wargames from their rulebooks.",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def say_version(wanted: bool) -> None:
    if wanted:
        out.say(f"sztab {sztab.__version__}")
        raise typer.Exit


@app.callback()
def sztab_command(
    version: Annotated[
        bool, typer.Option("--version", help="Say which version this is.", is_eager=True, callback=say_version)
    ] = False,
) -> None:
    """Sztab plays wargames from their rulebooks."""


app.command("games")(catalogue.games_command)
app.command("rules")(rules.rules_command)
app.add_typer(box.app, name="box")
app.command("map")(map_.map_command)
app.add_typer(atlas.app, name="atlas")
app.command("play")(play.play_command)
app.command("playout")(playout.playout_command)
app.command("arena")(arena.arena_command)
app.command("situation")(situations.situation_command)
app.command("odds")(situations.odds_command)
app.command("replay")(records.replay_command)
app.command("verify")(records.verify_command)
app.command("analyse")(analyse.analyse_command)
app.command("bench")(bench.bench_command)
app.command("serve")(serve.serve_command)
app.command("upgrade")(upgrade.upgrade_command)
app.add_typer(admin.app, name="admin")
app.command("backup")(backup.backup_command)
app.command("restore")(backup.restore_command)
app.command("doctor")(doctor.doctor_command)


def main() -> None:
    """Run a command: 0 good, 1 the answer is no, 2 bad usage or input, with one clear line."""
    never_fail_on_letters()
    try:
        code = typer.main.get_command(app).main(standalone_mode=False)
    except SztabError as error:
        complain(error)
    except typer.Abort:
        sys.exit(130)
    except BrokenPipeError:
        leave_the_pipe()
    except Exception as error:
        format_message = getattr(error, "format_message", None)
        if format_message is None:
            raise
        if type(error).__name__ == "NoArgsIsHelpError":  # no command was given: here are all of them
            sys.stderr.write(f"{format_message()}\n")
            sys.exit(2)
        complain(BadNotation(format_message() or "usage: sztab --help"))
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        leave_the_pipe()
    sys.exit(code if isinstance(code, int) else 0)


def complain(error: SztabError) -> NoReturn:
    """One clear line, in the chosen language; of several problems the first, and how many more there are."""
    say = asked_language(sys.argv)
    first, *more = str(error).splitlines() or [""]
    rest = f" {say('cli-more-problems', count=len(more))}" if more else ""
    sys.stderr.write(f"sztab: {told_error(first, say)}{rest}\n")
    sys.exit(2)


if __name__ == "__main__":
    main()
