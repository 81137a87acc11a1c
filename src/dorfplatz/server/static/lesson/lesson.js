/** Leads through a first game without leaving the page: each step is fetched by its address, as
 * parts of the page. Without this script the same forms and links load whole pages. */
import { showAddress } from "../address.js";
import { onKeys } from "../keys.js";
import { tell } from "../notices.js";
import { forgetAfter, showLatest, showParts } from "../parts.js";
import { promise } from "../promising.js";
import { get, post } from "../requests.js";

/** @typedef {{parts: Record<string, string>, number: number, turn: number, acts: boolean,
 *   title: string}} Step */

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const explain = /** @type {HTMLDialogElement} */ (document.getElementById("explain"));
const still = matchMedia("(prefers-reduced-motion: reduce)");
/** Counts what was asked for, so that an answer that is late shows nothing. */
let asked = 0;
/** What was explained last. */
let subject = "";
/** The address without its place on the page. */
const here = () => location.pathname + location.search;
let shown = here();

/** @param {(swap: () => void) => void} around what a game does when parts are exchanged
 * @returns {HTMLElement} the part of the page that is the table */
export function lead(around) {
  const go = (/** @type {string} */ address, /** @type {boolean} */ back = false) =>
    follow(address, back, around);
  document.addEventListener("submit", (event) => submitted(event, go));
  document.addEventListener("click", (event) => clicked(event, go));
  addEventListener("popstate", () => {
    if (here() !== shown) go(location.href, true);
  });
  explain.addEventListener("close", () => {
    if (subject && subject === said()?.dataset.look) go(`../${number() + 1}/`);
  });
  if ("keys" in main.dataset) onKeys();
  showLatest();
  bringIntoSight();
  said()?.focus({ preventScroll: true });
  return main;
}

const said = () => document.getElementById("said");
const number = () => Number(main.dataset.version);

/** @param {SubmitEvent} event @param {(address: string) => void} go */
function submitted(event, go) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.id !== "act" && form.id !== "undo") return;
  event.preventDefault();
  send(form, /** @type {HTMLElement | null} */ (event.submitter)).then(go, lost);
}

/** A move leads to a step, or to the same one with a word on it.
 * @param {HTMLFormElement} form @param {HTMLElement | null} submitter @returns {Promise<string>} */
async function send(form, submitter) {
  const answer = await post(form.action, new FormData(form, submitter));
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.sentence);
  return told.address;
}

/** @param {MouseEvent} event @param {(address: string) => void} go */
function clicked(event, go) {
  const link = /** @type {Element} */ (event.target).closest("a");
  subject = link?.dataset.building ?? (explain.open ? subject : "");
  if (!link || !("step" in link.dataset) || event.ctrlKey || event.metaKey || event.shiftKey) {
    return;
  }
  event.preventDefault();
  go(link.href);
}

/** @param {string} address @param {boolean} back whether the browser is there already
 * @param {(swap: () => void) => void} around */
async function follow(address, back, around) {
  const wanted = new URL(address, location.href), turn = ++asked;
  const parts = new URL(wanted);
  parts.searchParams.set("part", "1");
  /** @type {Step} */
  let step;
  try {
    const answer = await get(parts);
    if (!answer.ok) return location.assign(wanted);
    step = await answer.json();
  } catch {
    return lost();
  }
  if (turn === asked) await put(step, wanted, back, around);
}

/** @param {Step} step @param {URL} address @param {boolean} back
 * @param {(swap: () => void) => void} around */
async function put(step, address, back, around) {
  if (!back && step.number !== number()) history.pushState(null, "", address);
  showAddress(address.href);
  shown = here();
  document.title = step.title;
  main.dataset.version = String(step.number);
  tell("");
  await showParts(step.parts, step.number, step.acts, around);
  forgetAfter(step.turn);
  bringIntoSight();
  keepPlace();
  promise();
}

/** What is meant, and last of all what is meant most. */
function bringIntoSight() {
  const meant = [...document.querySelectorAll("main [data-pointed]")].filter((each) =>
    each.checkVisibility()
  );
  for (const each of [...meant.reverse(), ...mostOfAll()]) {
    each.scrollIntoView({ block: "nearest", behavior: still.matches ? "auto" : "smooth" });
  }
}

/** Whoever was at a button that is gone finds the one that leads on. */
function keepPlace() {
  if (document.activeElement && !document.activeElement.matches("body, #turn")) return;
  /** @type {HTMLElement | null} */
  const onward = document.querySelector("#going [data-focus=on]");
  onward?.focus({ preventScroll: true });
}

/** Where the link in the bubble leads. */
function mostOfAll() {
  /** @type {HTMLAnchorElement | null} */
  const link = document.querySelector("#said .where");
  return link?.hash ? document.querySelectorAll(link.hash) : [];
}

/** @param {unknown} [problem] */
function lost(problem) {
  const isSaid = problem instanceof Error && problem.name === "Error";
  tell(isSaid ? problem.message : main.dataset.lost ?? "");
}
