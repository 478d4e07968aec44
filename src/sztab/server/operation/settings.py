"""The settings of a server; those that are secret come from the environment (`SZTAB_…`)."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct


class Mailing(Struct, frozen=True):
    """How e-mail is sent: `SZTAB_SMTP_HOST`, `_PORT`, `_USER`, `_PASSWORD`, `_FROM`."""

    host: str
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = "sztab@localhost"


class Settings(Struct, frozen=True, kw_only=True):
    """All that can be set."""

    database: str = "sqlite:///sztab.db"
    durable: bool = False
    """SQLite waits for the disk itself at every commit."""
    boxes: tuple[Path, ...] = ()
    client: Path | None = None
    """The folder of the built client."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server; its own always may."""
    address: str = ""
    """The server's public address, for links in notices (`https://sztab.example`)."""
    bot_processes: int = 1
    """Processes for bots and odds; 0: a thread."""
    mailing: Mailing | None = None
    private_webhooks: bool = False
    """Webhooks may go to private addresses: only for tests and closed networks."""
    rates: bool = True
    """Limits on how often one address may ask."""
    secure: bool = False
    """The server is reached by https: cookies say so, and browsers are told to stay with it."""
    deflate: bool = False
    """Messages on WebSockets are compressed (permessage-deflate): less traffic, more work."""
    keep_days: int = 0
    """After so many days finished tables, imported records and analysis boards go; 0: never."""
    proxied: bool = False
    """A proxy in front tells the client's address (`X-Forwarded-For`)."""
    away: float = 60.0
    """Seconds that a player has been away before he gets a notice."""
    idle: int = 600
    """Seconds after which a table that nobody looks at leaves memory."""


def from_environment(settings: Settings) -> Settings:
    """Settings with the secret ones added."""
    env = os.environ
    mailing = None
    if host := env.get("SZTAB_SMTP_HOST"):
        mailing = Mailing(
            host=host,
            port=int(env.get("SZTAB_SMTP_PORT", "587")),
            user=env.get("SZTAB_SMTP_USER", ""),
            password=env.get("SZTAB_SMTP_PASSWORD", ""),
            sender=env.get("SZTAB_SMTP_FROM", "sztab@localhost"),
        )
    return Settings(**{**{f: getattr(settings, f) for f in settings.__struct_fields__}, "mailing": mailing})


def find_client() -> Path | None:
    """The built client: in the package, or in a checkout's `web/dist`."""
    here = Path(__file__).resolve()
    for folder in (here.parents[1] / "client", here.parents[4] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None
