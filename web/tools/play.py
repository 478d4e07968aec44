"""Starts the server and opens the browser at the start page: what `make play` ends with."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import webbrowser

PORT = 1920


def free_port() -> int:
    """The usual port, or any other when it is taken."""
    for port in (PORT, 0):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise SystemExit("no free port")


def main() -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}/"
    command = [sys.executable, "-m", "sztab.cli", "serve", "--port", str(port), "--log-level", "warning"]
    server = subprocess.Popen([*command, *sys.argv[1:]])
    try:
        for _ in range(200):
            if server.poll() is not None:
                raise SystemExit(server.returncode)
            try:
                urllib.request.urlopen(f"{address}health", timeout=1).close()
                break
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        print(f"Sztab: {address}  (Ctrl-C: stop)", flush=True)
        webbrowser.open(address)
        server.wait()
    except KeyboardInterrupt:
        server.terminate()
        server.wait(15)


if __name__ == "__main__":
    main()
