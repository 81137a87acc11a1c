"""Plays a game at Dorfplatz: the beginning of a bot of your own. Change `choose`."""

import argparse
import http.client
import json
import random
import time
import urllib.request

options = argparse.ArgumentParser(description=__doc__)
options.add_argument("server", help="such as http://127.0.0.1:8000")
options.add_argument("--table", default="", help="id or address of a table with an open seat")
options.add_argument("--token", help="as the page /programs gives it; else the bot asks for one")
chosen, name, news = options.parse_args(), "Reference bot", {"type": ""}


def choose(news):  # news["position"] tells how the table looks
    return random.choice(news["legal"])["text"]


def ask(path, **said):  # GET, or POST where there is something to say
    headers = {"Authorization": f"Bearer {chosen.token}", "Content-Type": "application/json"}
    where, body = f"{chosen.server.rstrip('/')}/api/{path}", json.dumps(said).encode()
    request = urllib.request.Request(where, body if said else None, headers)
    return urllib.request.urlopen(request, timeout=60)


chosen.token = chosen.token or json.load(ask("programs", name=name))["token"]
asked = {"seats": [{"kind": "open"}, {"kind": "greedy"}]}
table = chosen.table.rstrip("/").rpartition("/")[2] or json.load(ask("tables", **asked))["id"]
seats = [seat["kind"] for seat in json.load(ask(f"tables/{table}"))["seats"]]
ask(f"tables/{table}/seats/{seats.index('open')}", name=name)
while news["type"] != "over":
    try:
        for news in map(json.loads, ask(f"stream?table={table}")):
            if news["type"] == "choices":
                ask(f"tables/{table}/moves", version=news["version"], move=choose(news))
    except (OSError, http.client.HTTPException, ValueError):
        time.sleep(1)  # come back, and be told how the table stands
print(chosen.server, table, news["result"])
