"""Sending an e-mail."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage

from msgspec import Struct

from sztab.server.operation.settings import Mailing


class Letter(Struct, frozen=True):
    to: str
    subject: str
    text: str


def send_letter(mailing: Mailing, letter: Letter) -> None:
    """Send one e-mail; encrypted where the other side can."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mailing.sender, letter.to, letter.subject
    message.set_content(letter.text)
    with smtplib.SMTP(mailing.host, mailing.port, timeout=20) as server:
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
            server.ehlo()
        if mailing.user:
            server.login(mailing.user, mailing.password)
        server.send_message(message)
