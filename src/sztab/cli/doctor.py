"""`sztab doctor`: what is installed, what is missing, and how to get it."""

import platform
import shutil
import sys
from importlib.util import find_spec

from rich.text import Text

import sztab
from sztab.cli.output import JsonFlag, LangOption, language, out, print_json
from sztab.hexmap import compiled

PACKAGES = {
    "core": ("msgspec", "yaml", "fluent.runtime", "rich", "typer"),
    "server": (
        "litestar",
        "sqlalchemy",
        "alembic",
        "aiosqlite",
        "asyncpg",
        "argon2",
        "cryptography",
        "uvicorn",
        "websockets",
    ),
    "learned": ("onnxruntime",),
    "tests": ("pytest", "xdist", "hypothesis", "mypy", "importlinter"),
}
PROGRAMS = {"node": "for the board in the browser", "chromium": "for browser tests", "psql": "for PostgreSQL tests"}
HOW = {
    "core": "make install",
    "server": "pip install 'sztab[server]'",
    "learned": "pip install 'sztab[learned]': without it the marshal of Bitwa Warszawska searches instead",
    "tests": "make install",
}


def doctor_command(as_json: JsonFlag = False, lang: LangOption = "") -> None:
    """Say what is installed and which optional parts are missing."""
    parts = [
        {"part": part, "name": name, "found": find_spec(name.split(".")[0]) is not None, "how": HOW[part]}
        for part, names in PACKAGES.items()
        for name in names
    ]
    parts += [
        {"part": "programs", "name": name, "found": shutil.which(name) is not None, "how": f"system package, {use}"}
        for name, use in PROGRAMS.items()
    ]
    core = {"form": compiled.form(), "why": compiled.WHY_PLAIN, "how": _other_form()}
    python = platform.python_version()
    data = {"sztab": sztab.__version__, "python": python, "executable": sys.executable, "core": core, "parts": parts}
    if as_json:
        print_json(data)
        return
    missing = sum(not part["found"] for part in parts)
    out.say(f"sztab {data['sztab']}, Python {data['python']} ({data['executable']})")
    say = language(lang)
    out.say(say("cli-doctor-missing", count=missing))
    out.say(say("cli-core", form=core["form"]))
    out.say(say("cli-core-other", how=core["how"]))
    for part in parts:
        mark = (" ✓ ", "green") if part["found"] else (" – ", "yellow")
        out.say(Text.assemble(mark, str(part["name"]), "" if part["found"] else f"   ({part['how']})"))


def _other_form() -> str:
    """How to get the form of the searches that does not run."""
    if compiled.CORE is not None:
        return f"{compiled.PLAIN}=1"
    return f"unset {compiled.PLAIN}" if compiled.is_plain_asked() else compiled.HOW
