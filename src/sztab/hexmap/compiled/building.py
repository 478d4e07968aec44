"""How the compiled core is built: one file, by the compiler that Python was built with, or the one in `CC`."""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from sztab.hexmap.compiled import HERE, MODULE, PLAIN, SOURCE, source_digest

FLAGS = ("-std=c11", "-O3", "-fPIC", "-shared")
SECONDS = 120
"""How long a compiler may take."""


class CannotBuild(Exception):
    """Why the core cannot be built here, in a few words."""


def target() -> Path:
    return HERE / f"{MODULE}{sysconfig.get_config_var('EXT_SUFFIX')}"


def compiler() -> list[str]:
    """The compiler to call, with its own arguments."""
    if sys.platform == "win32" or sys.implementation.name != "cpython":
        raise CannotBuild("it is for CPython on Linux and macOS")
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    for names in (words, ["cc"], ["gcc"], ["clang"]):
        if shutil.which(names[0]):
            break
    else:
        raise CannotBuild(f"there is no C compiler ({words[0]})")
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        raise CannotBuild("Python's headers are missing (python3-dev)")
    return names


def can_build() -> bool:
    try:
        compiler()
    except CannotBuild:
        return False
    return True


def build(flags: tuple[str, ...] = (), to: Path | None = None) -> Path:
    """Compiles the core into place. It is written beside its name first, so that nobody loads half of one."""
    file = to or target()
    call, include = compiler(), sysconfig.get_path("include")
    extra = ("-undefined", "dynamic_lookup") if sys.platform == "darwin" else ()
    try:
        with tempfile.TemporaryDirectory(dir=file.parent, prefix=".core-") as folder:
            made = Path(folder) / file.name
            options = [*FLAGS, *extra, *flags, f"-I{include}", f'-DSZTAB_SOURCE="{source_digest()}"']
            done = subprocess.run(
                [*call, *options, str(SOURCE), "-o", str(made)],
                capture_output=True, text=True, timeout=SECONDS, check=False,
            )  # fmt: skip
            if done.returncode:
                raise CannotBuild(f"{call[0]} failed:\n{done.stderr.strip()}")
            made.replace(file)
    except OSError as error:
        raise CannotBuild(f"{file.parent} cannot be written to ({error.strerror})") from None
    except subprocess.TimeoutExpired:
        raise CannotBuild(f"{call[0]} took more than {SECONDS} seconds") from None
    return file


def is_built() -> bool:
    """Is the core that lies here there, of this source, and does it load? Asked of another process, since this one may
    have begun without it."""
    if not target().is_file():
        return False
    ask = "from sztab.hexmap.compiled import CORE; raise SystemExit(CORE is None)"
    env = {name: value for name, value in os.environ.items() if name != PLAIN}
    return subprocess.run([sys.executable, "-c", ask], env=env, check=False, timeout=SECONDS).returncode == 0
