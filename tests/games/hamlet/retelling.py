"""The position as somebody follows it who hears the events and knows no rule.

It begins as a program is shown the first position, goes on by the events as programs are told them,
and must look like what a program is shown of the next position.
"""

from collections.abc import Container
from typing import Any, Final

from dorfplatz.core.contract import Json
from dorfplatz.games.hamlet.botrik.markers import IN_THE_BOWL
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.state import State

QUIET: Final = (
    "failed",
    "weighed",
    "all_failed",
    "traded",
    "turn_ended",
    "game_ended",
    "scored",
)
"""What changes nothing on the table by itself."""
UNTOLD: Final = ("phase", "question", "over")
"""What is to be done next is shown, but has not happened yet."""


def shown(state: State) -> Json:
    """The position without what is not told."""
    view = HAMLET.view(state)
    return {key: view[key] for key in view if key not in UNTOLD}


def follow(view: Json, event: Json, sites: Container[str]) -> None:
    """Go on by an event; which tiles are special sites is printed on them."""
    player: Any = view["players"][event["seat"]] if "seat" in event else None
    match event["event"]:
        case "row_arranged" | "action_moved" | "action_removed":
            view["botrik"]["row"] = event["row"]
        case "tile_drawn":
            view["row"].append({"tile": event["tile"], "gold": 0})
            view["bag"] -= 1
        case "stack_opened":
            view["bag"] += len(event["tiles"])
        case "sale_shown":
            view["sales"].append(event["sale"])
        case "marker_drawn":
            view["botrik"]["bowl"][event["colour"]] -= 1
        case "bowl_filled":
            view["botrik"]["bowl"] = {colour.value: count for colour, count in IN_THE_BOWL.items()}
        case "support_turned":
            view["botrik"]["support_open"] = event["is_open"]
        case "milestone_taken":
            view["milestones"][event["milestone"]] = event["seat"]
        case "order_filled":
            view["orders"][event["order"]] = event["seat"]
        case "turn_began":
            view["turn"], view["round"] = event["seat"], event["round"]
            for piece in (*player["villagers"], *player["donkeys"]):
                piece["is_done"] = False
        case "road_built":
            ends = [event["site"], event["end"]]
            where = {"edge": event["edge"], "ends": ends}
            view["roads"].append({"work": event["work"], **where, "owner": event["seat"]})
        case "gold_changed":
            player["gold"] += event["gold"]
        case "points_changed":
            player["points"] += event["points"]
        case "used" | "produced" | "made":
            _follow_tokens(view, event)
        case "place_built":
            _follow_place(view, event, player, sites)
        case _:
            _follow_pieces(view, event, player)


def _follow_tokens(view: Json, event: Json) -> None:
    lying = view["tokens"].setdefault(event["place"], [])
    match event["event"]:
        case "used":
            token = event["token"]
            lying.remove(token)
            owner = token["owner"]
            pool = view["supply"] if owner is None else view["players"][owner]["goods"]
            pool[token["kind"]] += 1
        case "produced":
            for raw in event["raws"]:
                lying.append({"kind": raw, "owner": None, "fine": False})
                view["supply"][raw] -= 1
        case _:
            token = {"kind": event["good"], "owner": event["seat"], "fine": event["fine"]}
            lying.extend([token] * event["count"])
            view["players"][event["seat"]]["goods"][event["good"]] -= event["count"]
    if not lying:
        del view["tokens"][event["place"]]


def _follow_place(view: Json, event: Json, player: Any, sites: Container[str]) -> None:
    tile = event["tile"]
    view["village"][tile] = event["spot"]
    player["blueprints"].remove(tile)
    if tile in sites:
        view["flags"][tile] = event["seat"]


def _follow_pieces(view: Json, event: Json, player: Any) -> None:
    match event["event"]:
        case "walked" | "donkey_led":
            pieces = player["villagers" if event["event"] == "walked" else "donkeys"]
            before = {"place": event["start"], "is_done": False}
            pieces[pieces.index(before)] = {"place": event["end"], "is_done": True}
        case "villager_hired":
            player["villagers"].append({"place": "church", "is_done": True})
        case "donkey_hired":
            player["donkeys"].append({"place": event["place"], "is_done": True})
        case "blueprint_taken":
            taken = view["row"].pop(event["passed"])
            assert taken == {"tile": event["tile"], "gold": event["found"]}
            for offer in view["row"][: event["passed"]]:
                offer["gold"] += 1
            player["blueprints"].append(event["tile"])
        case "sold":
            view["sales"].remove(event["sale"])
            player["sales"].append(event["sale"])
        case told:
            assert told in QUIET
