/** Botrik's board in small, and what happened on it. */
import { art, hidden, make } from "./making.js";
import { filled } from "./playing.js";

/** @typedef {import("./playing.js").Play} Play
 * @typedef {{words: Record<string, string>, circles: string[]}} Around */

/** @param {Play} play @param {Around} around */
export function board(play, { words, circles }) {
  const { variables, flow } = play, colours = flow.words.colours;
  const tiles = variables.row.map((/** @type {string} */ action, /** @type {number} */ place) => {
    const colour = circles[place] ?? "", isNow = variables.action === action;
    const circle = colour && filled(words.circle, { number: place + 1, colour: colours[colour] });
    return make(
      isNow ? "li.now" : "li",
      isNow ? { "aria-current": "step" } : {},
      make(
        `span.circle.${colour}`,
        {},
        ...(colour ? [hidden(`${circle}: `), String(place + 1)] : []),
      ),
      make(
        "span.tile",
        {},
        art(`act-${action}`),
        make("span.name", {}, flow.words.actions[action]),
      ),
    );
  });
  const support = words[variables.open ? "open" : "covered"];
  const icons = { gold: "gold", villagers: "villager", blueprints: "blueprint", roads: "bridge" };
  const counts = Object.entries(icons).map(([name, icon]) => {
    const says = filled(words[name], { count: variables[name] });
    return make(
      "li",
      { title: says },
      art(icon),
      make("span", { "aria-hidden": "true" }, String(variables[name])),
      hidden(says),
    );
  });
  const markers = circles.map((colour) => {
    const says = filled(words.bowl, { count: variables[colour], colour: colours[colour] });
    return make(
      `span.marker.${colour}`,
      { title: says },
      make("span", { "aria-hidden": "true" }, String(variables[colour])),
      hidden(says),
    );
  });
  return [
    make("ol.action-row", {}, ...tiles),
    make(
      "ul.counts",
      {},
      make(
        `li.${variables.open ? "open" : "covered"}`,
        { title: support },
        art(variables.open ? "support-open" : "support-covered"),
        hidden(support),
      ),
      ...counts,
      make("li.bowl", {}, art("bowl"), ...markers),
    ),
  ];
}

/** By turns, the newest first. @param {Play} play */
export function story(play) {
  /** @type {Element[]} */
  const turns = [];
  for (const { kind, text } of play.told) {
    if (kind === "heading" || !turns.length) turns.unshift(make("ol.told", {}));
    turns[0].append(make(`li.${kind}`, {}, text));
  }
  return turns;
}
