"""Tables of Hamlet."""

from typing import Annotated

from fastapi import APIRouter, Form, Request, Response, UploadFile

from dorfplatz.core.record import PERSON
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.options import DRAWN, NONE, Choices
from dorfplatz.server.http.quotas import size_of_table
from dorfplatz.server.routes.context import FormVisitor, ServerHere
from dorfplatz.server.routes.new_table import go_there, own_components, wishes_of

router = APIRouter(include_in_schema=False)


@router.post("/hamlet")
async def open_hamlet(
    request: Request,
    server: ServerHere,
    visitor: FormVisitor,
    name: Annotated[str, Form()] = "",
    kind: Annotated[str, Form()] = PERSON,
    modifier: Annotated[list[str] | None, Form()] = None,
    choices: Annotated[str, Form()] = Choices.ASKED.value,
    row: Annotated[list[str] | None, Form()] = None,
    listed: Annotated[bool, Form()] = False,
    dice: Annotated[str, Form()] = "",
    components: UploadFile | None = None,
) -> Response:
    wishes = wishes_of([kind], [name if kind == PERSON else ""], dice)
    options = {
        "modifiers": ",".join(modifier or ()) or NONE,
        "choices": choices,
        "row": ",".join(filter(None, row or ())) or DRAWN,
        **await own_components(components),
    }
    asker = server.check_new(request, visitor, size_of_table(options))
    live = await server.registry.open(visitor, HAMLET.name, wishes, options, asker, listed=listed)
    return go_there(request, live, visitor, wishes)
