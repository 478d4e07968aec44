"""A PostgreSQL of our own for tests: made in a new folder, reached on a free port, gone afterwards."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

FOLDERS = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")


def find_programs() -> Path | None:
    """Where `initdb` and `postgres` are."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    for pattern in FOLDERS:
        folders = sorted(Path("/").glob(pattern.lstrip("/")))
        if folders and (folders[-1] / "initdb").exists():
            return folders[-1]
    return None


def _other_user() -> str | None:
    """`initdb` refuses root: then another user runs it."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    return None


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Cluster:
    """One PostgreSQL server. Databases are made by `database()`."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.user = _other_user()
        self.folder = Path(tempfile.mkdtemp(prefix="sztab-pg-"))
        if self.user:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "sztab", "-A", "trust", "--no-sync", "-E", "UTF8")
        self.port = free_port()
        self.start()
        self._made = 0

    def start(self) -> None:
        """Begin to serve, or go on after a `halt`."""
        options = ["-c", "fsync=off", "-c", "max_connections=200", "-c", f"unix_socket_directories={self.folder}"]
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), *options]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/", **self._as_user())
        try:
            self._wait()
        except BaseException:
            self.stop()
            raise

    def halt(self) -> None:
        """Stop at once, whatever is being written, as if the machine had gone: connections break off."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(60)

    def _as_user(self) -> dict[str, Any]:
        return {"user": self.user, "group": pwd.getpwnam(self.user).pw_gid, "extra_groups": []} if self.user else {}

    def _run(self, program: str, *args: str) -> None:
        command = [str(self.programs / program), *args]
        subprocess.run(command, check=True, capture_output=True, cwd="/", **self._as_user())

    def _wait(self) -> None:
        for _ in range(300):
            try:
                socket.create_connection(("127.0.0.1", self.port), 0.2).close()
                self._run("psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "sztab", "-c", "SELECT 1", "postgres")
            except (OSError, subprocess.CalledProcessError):
                time.sleep(0.1)
            else:
                return
        raise RuntimeError(f"PostgreSQL did not start: {(self.folder / 'log').read_text()[-2000:]}")

    def database(self) -> str:
        """The URL of a new, empty database."""
        self._made += 1
        return self.make(f"t{self._made}")

    def copy(self) -> str:
        """The URL of a new database that is like the one named `ready`."""
        self._made += 1
        return self.make(f"t{self._made}", "--template", "ready")

    def make(self, name: str, *options: str) -> str:
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "sztab", *options, name)
        return f"postgresql://sztab@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
