"""How routes name what they are given: the server's parts, who calls, and parts of the path."""

from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from sztab.server.accounts.callers import Caller
from sztab.server.operation.services import Services

Server: TypeAlias = NamedDependency[Services]
Who: TypeAlias = NamedDependency[Caller]
Asking: TypeAlias = Request[Any, Any, Any]
InPath: TypeAlias = FromPath[str]
NumberInPath: TypeAlias = FromPath[int]
SeatInQuery: TypeAlias = Annotated[str | None, QueryParameter(max_length=32)]
SinceInQuery: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
PageInQuery: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1000)]
