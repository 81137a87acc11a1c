"""The JSON interface keeps what its description promises, whatever it is asked."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import httpx
import jsonschema_rs
import pytest
import schemathesis
from anyio.from_thread import BlockingPortal, start_blocking_portal
from hypothesis import HealthCheck
from hypothesis import settings as examples
from schemathesis.checks import CheckFunction
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.api.described import description
from tests.server.api.hearing import hearing, owner_of, plays
from tests.server.support import (
    ADDRESS,
    House,
    Json,
    Program,
    finished,
    running,
    settings,
    shortly_before_the_end,
)

SCHEMA = schemathesis.openapi.from_dict(description()).exclude(path_regex="/events$")
EXAMPLES = examples(
    deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
PROMISES: list[CheckFunction] = [
    schemathesis.checks.not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]


@dataclass(frozen=True)
class Asking:
    """A server in another thread, for examples are made one after the other in this one."""

    portal: BlockingPortal
    house: House
    program: Program
    tables: tuple[str, ...]
    """One where it is our turn, and one that waits."""
    over: str
    """One whose stream comes to an end."""

    def __call__(self, headers: dict[str, Any], **asked: Any) -> httpx.Response:
        client = self.program.client
        if isinstance(asked.get("data"), bytes):
            asked["content"] = asked.pop("data")
        named = {**headers, "Authorization": client.headers["Authorization"]}
        return self.portal.call(partial(client.request, headers=named, **asked))


@pytest.fixture(scope="module")
def ask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asking]:
    chosen = settings(tmp_path_factory.mktemp("schema") / "db", open_tables=10**6)
    with (
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(running(chosen)) as house,
    ):
        ada = portal.call(house.program)
        tables = [portal.call(ada.open, "person", other)["id"] for other in ("person", "open")]
        over = portal.call(partial(house.put, finished("no-figures-2-seats"), over=True))
        yield Asking(portal, house, ada, tuple(tables), over)


@SCHEMA.parametrize()
@examples(EXAMPLES, max_examples=6)
def test_answers_are_as_described(case: schemathesis.Case[Any], ask: Asking) -> None:
    check(case, ask)


@pytest.mark.outer
@SCHEMA.parametrize()
@examples(EXAMPLES, max_examples=100)
def test_many_answers_are_as_described(case: schemathesis.Case[Any], ask: Asking) -> None:
    check(case, ask)


def check(case: schemathesis.Case[Any], ask: Asking) -> None:
    there: dict[str, Any] = case.path_parameters or {}
    if "table_id" in there and len(str(there["table_id"])) % 4:
        there["table_id"] = ask.tables[len(str(there["table_id"])) % 2]
    if case.path.endswith("/stream"):
        case.query["table"] = case.query.get("table") or [ask.over]
    asked = case.as_transport_kwargs(base_url=ADDRESS)
    asked.pop("cookies", None)
    case.validate_response(ask(**asked), checks=PROMISES)


def test_the_lines_of_a_stream_are_as_described(ask: Asking) -> None:
    described = description()
    answer = described["paths"]["/api/stream"]["get"]["responses"]["200"]
    news = answer["content"]["application/x-ndjson"]["schema"]
    line = jsonschema_rs.validator_for({**news, "components": described["components"]})
    told = ask.portal.call(whole_game, ask.house, ask.program)
    assert {each["type"] for each in told} == {"table", "entry", "choices", "over"}
    for each in told:
        line.validate(each)
    for wrong in ({"type": "nonsense"}, {"type": "table"}, {}, told[0] | {"version": "1"}):
        assert not line.is_valid(wrong)


async def whole_game(house: House, program: Program) -> list[Json]:
    """Only its end, for it is what a stream tells that counts."""
    record = shortly_before_the_end(finished("no-figures-2-seats", "person", "person"), 12)
    owner = owner_of(house, program)
    table = await house.put(record, owner, owner)
    async with hearing(house, program, f"?table={table}") as heard:
        return await plays(heard, program)


def test_the_description_tells_of_everything_a_program_can_do() -> None:
    described = {*description()["paths"]}
    assert {path for path in described if not path.startswith("/api/")} == set()
    assert {
        "/api/programs",
        "/api/tables",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/moves",
        "/api/tables/{table_id}/undo",
        "/api/tables/{table_id}/record",
        "/api/tables/{table_id}/events",
        "/api/stream",
    } <= described
