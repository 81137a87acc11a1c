"""Forms are UTF-8, whatever character set a request names."""

import pytest

from tests.server.support import House, Person

pytestmark = pytest.mark.anyio

HALF = b"Ada+2AA-"
"""Half of a character, in UTF-7."""
TEXT = "Jiří 🏡".encode()


def form(**fields: bytes) -> bytes:
    parts = (
        b'--b\r\nContent-Disposition: form-data; name="%s"\r\n\r\n%s\r\n' % (name.encode(), value)
        for name, value in fields.items()
    )
    return b"".join(parts) + b"--b--\r\n"


async def sent(person: Person, name: bytes, kind: str) -> int:
    body = form(form_key=person.form_key.encode(), name=name)
    headers = {"Content-Type": kind}
    return (await person.client.post("/me", content=body, headers=headers)).status_code


@pytest.mark.parametrize(
    "said",
    [
        *("; charset=utf-7", '; charset="UTF-7"', "; Charset = punycode", "; charset=undefined"),
        *("; charset=utf-8; charset=utf-7", "; charset=utf-8x", "; charset*=utf-8''utf-7"),
        *("; charset*0=utf; charset*1=-7", "; charset=unicode_escape", "; charset="),
    ],
)
async def test_a_form_in_another_character_set_is_refused(house: House, said: str) -> None:
    ada = await house.person()
    for parameters in (f"; boundary=b{said}", f"{said}; boundary=b"):
        assert await sent(ada, HALF, f"multipart/form-data{parameters}") == 400


@pytest.mark.parametrize("said", ["", "; charset=utf-8", '; charset="UTF-8"', ";charset=utf-8;x=y"])
async def test_a_form_in_utf_8_is_read(house: House, said: str) -> None:
    ada = await house.person()
    assert await sent(ada, TEXT, f"multipart/form-data; boundary=b{said}") == 303
    assert TEXT.decode() in await ada.page("/")


async def test_what_is_no_utf_8_is_still_an_answer(house: House) -> None:
    ada = await house.person()
    assert await sent(ada, b"\xff\xfe\xed\xa0\x80", "multipart/form-data; boundary=b") < 500
