// @ts-check
/** Puts new parts of the page in place and lets the browser animate what moved. */

import { markHouses } from "./houses.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {Record<string, string>} parts by the id of the element they replace
 * @param {number} version
 * @param {boolean} mayAct */
export async function showParts(parts, version, mayAct) {
  const swap = () => {
    const focus = focusBefore(parts);
    for (const [id, html] of Object.entries(parts)) put(id, html);
    for (const field of document.querySelectorAll('input[name="version"]')) /** @type {HTMLInputElement} */ (field).value = String(version);
    const acting = /** @type {HTMLFieldSetElement} */ (document.getElementById("acting"));
    acting.disabled = !mayAct && !document.querySelector(".finale");
    markHouses();
    if (focus) focusAfter(focus);
  };
  if (still.matches || document.hidden || !("startViewTransition" in document)) return swap();
  const before = places();
  name(before, changed(parts));
  const transition = /** @type {any} */ (document).startViewTransition(() => {
    unname();
    swap();
    name(places(), changed(parts), before);
  });
  transition.finished.finally(unname).catch(() => {});
  await transition.updateCallbackDone;
}

/** @param {string} id @param {string} html */
function put(id, html) {
  const template = document.createElement("template");
  template.innerHTML = html.trim();
  const fresh = template.content.firstElementChild;
  const old = document.getElementById(id);
  if (!fresh) return;
  if (old) keepOpen(old, fresh), old.replaceWith(fresh);
  else if (id.startsWith("log-")) newest(fresh);
}

/** A part that was opened stays open. @param {Element} old @param {Element} fresh */
function keepOpen(old, fresh) {
  const open = [...old.querySelectorAll("details")].map((each) => each.open);
  fresh.querySelectorAll("details").forEach((each, place) => { each.open = open[place] ?? false; });
}

/** The log has its newest turn first. @param {Element} fresh */
function newest(fresh) {
  const log = document.getElementById("log");
  const number = (/** @type {Element} */ each) => Number(each.id.slice(4));
  const after = [...(log?.children ?? [])].find((each) => number(each) < number(fresh));
  log?.insertBefore(fresh, after ?? null);
}

/** @param {Record<string, string>} parts */
const changed = (parts) => (/** @type {Element} */ element) => Object.keys(parts).some((id) => document.getElementById(id)?.contains(element));

/** Everything that may move, by its name: figures, dice, coins, the bishop.
 * @returns {Map<string, HTMLElement>} */
function places() {
  const found = new Map();
  for (const each of document.querySelectorAll("[data-moves]")) found.set(/** @type {HTMLElement} */ (each).dataset.moves, each);
  return found;
}

/** @param {Map<string, HTMLElement>} all @param {(element: Element) => boolean} matters @param {Map<string, HTMLElement>} [before] */
function name(all, matters, before) {
  for (const [moves, element] of all) if (matters(element) || before?.has(moves) === false) element.style.viewTransitionName = moves;
}

function unname() {
  for (const element of places().values()) element.style.viewTransitionName = "";
}

/** Where the keyboard was, if that place is about to be replaced.
 * @param {Record<string, string>} parts */
function focusBefore(parts) {
  const active = document.activeElement;
  const within = Object.keys(parts).find((id) => active && document.getElementById(id)?.contains(active));
  if (!within || !active) return null;
  const marks = /** @type {HTMLElement} */ (active).dataset;
  return { within, focus: marks.focus, building: marks.building, key: marks.key };
}

/** The same place, or the nearest there is. @param {{within: string, focus?: string, building?: string, key?: string}} mark */
function focusAfter(mark) {
  const same = mark.focus ? `[data-focus="${CSS.escape(mark.focus)}"]` : mark.building ? `#${CSS.escape(mark.within)} [data-building]` : mark.key ? `[data-key="${CSS.escape(mark.key)}"]` : "";
  const first = "#choices button:not(:disabled), #turn";
  const target = (same && document.querySelector(same)) || document.querySelector(first);
  /** @type {HTMLElement | null} */ (target)?.focus({ preventScroll: true });
}
