"""Sending to an address that a user gave: only to the open internet, never into the network that the server stands in.

The name is looked up once, every address it has must be public, and the connection goes to the address that was
checked, so that a second look-up cannot lead elsewhere. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from typing import Any
from urllib.parse import urlsplit

import msgspec

PORTS = (80, 443, 8080, 8443)
SECONDS = 10
REPLY = 4096


class Unsafe(Exception):
    """The address is not one that the server may send to."""


def is_public(address: str) -> bool:
    """Is this an address of the open internet, whatever it is wrapped in?"""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is not None:
            return is_public(str(inner))
        if ip in ipaddress.ip_network("64:ff9b::/96"):
            return is_public(str(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)))
        if ip.is_site_local:
            return False
    return ip.is_global and not (ip.is_multicast or ip.is_unspecified or ip.is_reserved)


async def checked_address(host: str, port: int, *, private: bool) -> str:
    """The address to connect to; refuses names that lead (also) to a private one."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Unsafe(f"{host} is not known") from error
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (private or all(is_public(address) for address in addresses)):
        raise Unsafe(f"{host} leads to a private address")
    return addresses[0]


def parse(url: str, *, private: bool) -> tuple[str, str, int, str]:
    """Scheme, host, port and path of a webhook."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError as error:
        raise Unsafe("not an address") from error
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.password:
        raise Unsafe("a webhook is http(s)://host/path")
    if not private and port not in PORTS:
        raise Unsafe(f"a webhook's port is one of {PORTS}")
    path = parts.path or "/"
    return parts.scheme, parts.hostname, port, path + (f"?{parts.query}" if parts.query else "")


async def send(url: str, body: Any, *, private: bool = False) -> int:
    """POST JSON to a webhook; the status of the reply."""
    async with asyncio.timeout(SECONDS):
        scheme, host, port, path = parse(url, private=private)
        address = await checked_address(host, port, private=private)
        context = ssl.create_default_context() if scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            address, port, ssl=context, server_hostname=host if context else None
        )
        try:
            data = msgspec.json.encode(body)
            name = f"[{host}]" if ":" in host else host
            head = (
                f"POST {path} HTTP/1.1\r\nHost: {name}:{port}\r\nContent-Type: application/json\r\n"
                f"Content-Length: {len(data)}\r\nUser-Agent: sztab\r\nConnection: close\r\n\r\n"
            )
            writer.write(head.encode("ascii", "replace") + data)
            await writer.drain()
            return _status(await reader.read(REPLY))
        finally:
            writer.close()


def _status(reply: bytes) -> int:
    parts = reply.split(b" ", 2)
    return int(parts[1]) if len(parts) > 1 and parts[1].isdigit() else 0
