"""What docs/programs.md shows is what the server does."""

import json
import re
import shlex
from typing import Final

import jsonschema_rs
import pytest

from tests.server.api.described import description
from tests.server.api.foreign import ROOT
from tests.server.api.hearing import Hearing
from tests.server.support import House, Json

PAGE: Final = (ROOT / "docs/programs.md").read_text("utf-8")


def test_all_requests_are_there_and_no_others() -> None:
    found = re.findall(r"^\| `(GET|POST) (/api/\S+)` \|", PAGE, re.MULTILINE)
    described = {
        (method.upper(), path) for path, item in description()["paths"].items() for method in item
    }
    assert len(found) == len(set(found))
    assert set(found) == described


def test_the_lines_of_a_stream_are_as_described() -> None:
    components = description()["components"]
    schema = {"$ref": "#/components/schemas/News", "components": components}
    line = jsonschema_rs.validator_for(schema)
    shown = re.findall(r'^\{"type": .*$', PAGE, re.MULTILINE)
    for each in shown:
        line.validate(json.loads(each))
    named = set(re.findall(r"^\| `(\w+)` \| ", PAGE, re.MULTILINE))
    assert named == {*components["schemas"]["News"]["discriminator"]["mapping"]}


@pytest.mark.anyio
async def test_the_session_by_hand_works(house: House) -> None:
    block = PAGE.split("## By hand\n\n```sh\n")[1].split("```")[0].replace("\\\n", " ")
    commands = [line for line in block.splitlines() if line.startswith("curl")]
    known = {"SERVER": "", "TOKEN": "", "TABLE": ""}
    shown: Json = {}
    for command in commands:
        path, headers, body = asked(command, known)
        if "stream" in path:
            stream = Hearing(house.app, path, headers)
            kinds = [each["type"] for each in await stream.standing()]
            await stream.close()
            assert kinds == re.findall(r'^# \{"type":"(\w+)"', block, re.MULTILINE)[:-1]
            continue
        if "move" in body:
            body |= {"version": shown["version"], "move": shown["legal"][0]["text"]}
        answer = await house.client(**headers).post(path, json=body)
        assert answer.status_code < 300, answer.text
        shown = answer.json()
        known |= {"TOKEN": shown.get("token", known["TOKEN"]), "TABLE": shown.get("id", "")}


def asked(command: str, known: dict[str, str]) -> tuple[str, dict[str, str], Json]:
    """The path, the headers and the body of a command as a shell would read it."""
    filled = re.sub(r"\$(\w+)", lambda found: known[found[1]], command)
    words = shlex.split(filled)
    headers = [words[at + 1] for at, word in enumerate(words) if word == "-H"]
    bodies = [words[at + 1] for at, word in enumerate(words) if word == "-d"]
    path = next(word for word in words if word.startswith("/api/"))
    return (
        path,
        dict(each.split(": ") for each in headers),
        json.loads(bodies[0] if bodies else "{}"),
    )
