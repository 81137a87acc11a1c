/** The companion by itself: the game is kept in this browser, and nobody else is asked. */
import { showAddress } from "../address.js";
import { excluding } from "../excluding.js";
import { board, story } from "./board.js";
import { fields, keepsOrder, valuesOf } from "./forms.js";
import { drawFrom, make } from "./making.js";
import { join, read, split, writeForm, writeSetup } from "./notation.js";
import { step } from "./step.js";

const KEPT = "dorfplatz companion";
const { flow, art, ...around } = JSON.parse(
  /** @type {HTMLTemplateElement} */ (document.getElementById("interface")).content.textContent ??
    "",
);
drawFrom(art);

/** @type {import("./playing.js").Play} */
let play;
let setup = "", said = "";

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** The game of the address, or the one that is kept: somebody's link takes its place only when it
 * is played on. */
function open() {
  const [, found] = location.pathname.match(/^\/companion\/(.+?)\/?$/) ?? [];
  for (const game of [found, kept()]) {
    try {
      if (game && take(game)) return true;
    } catch { /* a game of another time, that cannot be read any more */ }
  }
  return false;
}

/** @param {string} game */
function take(game) {
  const [tiles, answers = ""] = game.split("/");
  play = read(flow, tiles, answers);
  [setup, said] = [tiles, answers];
  return true;
}

function kept() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** From now on this is the game of this browser, and its long address is not needed. */
function keep() {
  try {
    localStorage.setItem(KEPT, `${setup}/${said}`);
  } catch {
    return;
  }
  showAddress("/companion/");
}

/** @param {string[]} answers */
function go(answers) {
  take(`${setup}/${join(answers)}`);
  keep();
  show();
  element("question")?.focus({ preventScroll: true });
  element("step").scrollIntoView({ block: "nearest" });
}

/** @param {string} answer */
const answer = (answer) => go([...split(said), ...split(answer)]);

function show() {
  element("begin").hidden = true;
  element("moment").hidden = false;
  element("board").replaceChildren(...board(play, around));
  element("step").replaceChildren(...step(play, around));
  element("told").replaceChildren(...story(play));
  element("history").hidden = !play.told.length;
  const form = /** @type {HTMLFormElement} */ (element("right"));
  form.replaceChildren(
    ...fields(play, flow.board, around),
    make("button.go.wide", {}, around.words.save),
  );
  for (const each of form.querySelectorAll(".in-order")) keepsOrder(each);
  element("undo").hidden = !said;
  /** @type {HTMLInputElement} */ (element("link")).value =
    `${location.origin}/companion/${setup}/${said && `${said}/`}`;
}

/** A marker from the bowl. */
function drawn() {
  const counts = play.waits.bag.map((colour) => play.variables[colour]);
  let left = Math.floor(Math.random() * counts.reduce((sum, count) => sum + count, 0));
  return counts.findIndex((count) => (left -= count) < 0);
}

/** @param {string[]} words in any order */
function shuffled(words) {
  const mixed = [...words];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
}

/** @param {HTMLFormElement} form */
function begin(form) {
  const chosen = new FormData(form);
  const row = chosen.get("order") === "drawn"
    ? shuffled(flow.actions)
    : chosen.getAll("tile").map(String);
  setup = writeSetup(flow, row, chosen.getAll("modifier").map(String));
  go([]);
}

function askForSetup() {
  element("begin").hidden = false;
  element("moment").hidden = true;
  element("go-on").hidden = !setup;
}

document.addEventListener("click", (event) => {
  /** @type {HTMLElement | null} */
  const button = /** @type {Element} */ (event.target).closest("button, a");
  if (button?.dataset.said) answer(button.dataset.said);
  else if (button?.dataset.draw !== undefined) answer(String(drawn()));
  else if (button?.id === "undo") go(split(said).slice(0, -1));
  else if (button?.id === "new-game") askForSetup(), scrollTo({ top: 0 });
  else if (button?.closest("#go-on")) show();
  else return;
  event.preventDefault();
});

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target), { kind } = form.dataset;
  if (form.id !== "setup" && !kind) return;
  event.preventDefault();
  if (!kind) return begin(form);
  const written = kind === "b" ? flow.board : play.fields(play.waits.fields);
  answer(writeForm(kind, written, valuesOf(form, written)));
  form.closest("details")?.removeAttribute("open");
});

excluding(element("setup"));
for (const each of document.querySelectorAll("#setup .tiles")) keepsOrder(each);

document.body.classList.add("plays-itself");
if (open()) show();
else askForSetup();
