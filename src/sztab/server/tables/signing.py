"""The server's signature under records (Ed25519): it tells a record played here from one rewritten as a whole."""

from __future__ import annotations

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sztab.kernel.record import Line, Record, chain_hash, chained
from sztab.server.storage.schema import secrets
from sztab.server.storage.writer import Writer

NAME = "signing-key"


class Signer:
    """Signs the last chain hash of a record, which stands for every byte before it."""

    def __init__(self, private: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(private)
        self.public = self._key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw).hex()

    def sign(self, chain: str) -> str:
        return self._key.sign(_signed(chain)).hex()

    def signed_line(self, record_chain: str, lines: list[Line]) -> Line:
        """The line that ends an online record."""
        chain = lines[-1].chain if lines else record_chain
        state = lines[-1].state if lines else ""
        line = Line(n=len(lines) + 1, key=self.public, signature=self.sign(chain), state=state)
        return chained(chain, line)


def _signed(chain: str) -> bytes:
    return b"sztab-record:" + chain.encode()


def signature_of(record: Record) -> tuple[str, str]:
    """What is to be said of a record's signature (`none`, `good`, `bad`), and the key that made it."""
    last = record.lines[-1] if record.lines else None
    if last is None or last.signature is None or last.key is None:
        return "none", ""
    before = record.lines[-2].chain if len(record.lines) > 1 else chain_hash("", record.header)
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(last.key))
        key.verify(bytes.fromhex(last.signature), _signed(before))
    except (ValueError, InvalidSignature):
        return "bad", last.key
    return "good", last.key


async def open_signer(engine: AsyncEngine, writer: Writer) -> Signer:
    """The key of this server, made once and kept in its database."""
    query = select(secrets.c.value).where(secrets.c.name == NAME)
    async with engine.connect() as connection:
        found = (await connection.execute(query)).scalar()
    if found is None:
        made = Ed25519PrivateKey.generate().private_bytes(Encoding.Raw, PrivateFormat.Raw, NoEncryption())

        async def save(connection: AsyncConnection) -> None:
            await connection.execute(insert(secrets).values(name=NAME, value=made))

        try:
            await writer.run(save)
            found = made
        except IntegrityError:
            async with engine.connect() as connection:
                found = (await connection.execute(query)).scalar_one()
    return Signer(bytes(found))
