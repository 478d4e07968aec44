"""The command `sztab`."""

import sys

import typer

from sztab.cli import atlas, bench, box, catalogue, doctor, play, playout, records, rules, serve, situations, upgrade
from sztab.cli import map as map_
from sztab.cli.output import leave_the_pipe, never_fail_on_letters
from sztab.kernel.errors import SztabError

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    add_completion=False,
    help="Sztab plays wargames from their rulebooks.",
)
app.command("games")(catalogue.games_command)
app.command("rules")(rules.rules_command)
app.add_typer(box.app, name="box")
app.command("map")(map_.map_command)
app.add_typer(atlas.app, name="atlas")
app.command("play")(play.play_command)
app.command("playout")(playout.playout_command)
app.command("situation")(situations.situation_command)
app.command("odds")(situations.odds_command)
app.command("replay")(records.replay_command)
app.command("verify")(records.verify_command)
app.command("bench")(bench.bench_command)
app.command("serve")(serve.serve_command)
app.command("upgrade")(upgrade.upgrade_command)
app.command("doctor")(doctor.doctor_command)


def main() -> None:
    """Run a command: 0 good, 1 the answer is no, 2 bad usage or input, with one clear line."""
    never_fail_on_letters()
    try:
        code = typer.main.get_command(app).main(standalone_mode=False)
    except SztabError as error:
        sys.stderr.write(f"sztab: {error}\n")
        sys.exit(2)
    except typer.Abort:
        sys.exit(130)
    except BrokenPipeError:
        leave_the_pipe()
    except Exception as error:
        format_message = getattr(error, "format_message", None)
        if format_message is None:
            raise
        sys.stderr.write(f"sztab: {format_message() or 'usage: sztab --help'}\n")
        sys.exit(2)
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        leave_the_pipe()
    sys.exit(code if isinstance(code, int) else 0)


if __name__ == "__main__":
    main()
