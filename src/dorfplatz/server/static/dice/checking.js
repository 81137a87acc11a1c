/** Checks the dice of a game in this browser: every draw, and what the browser itself remembers. */

import { drawer, hash, read, rolls } from "./draws.js";
import { compared } from "./remembering.js";

/** @typedef {import("./draws.js").Dice} Dice
 * @typedef {import("./remembering.js").Known} Known
 * @typedef {import("./remembering.js").Kept} Kept */

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const own = /** @type {HTMLElement} */ (document.getElementById("own"));
const verdict = document.getElementById("verdict");
const button = /** @type {HTMLButtonElement | null} */ (document.getElementById("check-all"));
const progress = /** @type {HTMLProgressElement} */ (document.querySelector("progress"));
const list = /** @type {HTMLElement} */ (document.querySelector(".draws"));

/** What is to be found out, not only to be told. */
const BAD = ["hash", "number", "foreign", "earlier", "lost"];
/** What is in order, but no guarantee for whoever looks. */
const NOT_FOR_ME = ["dropped", "round"];

/** @returns {Kept} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(`dorfplatz-dice-${main.dataset.table}`) ?? "{}");
  } catch {
    return {};
  }
}

/** With what this browser saw and gave before the game. @param {Known} dice */
async function compare(dice) {
  const found = await compared(kept(), dice);
  own.textContent = own.dataset[found] ?? "";
  own.classList.toggle("bad", BAD.includes(found));
  own.classList.toggle("part", NOT_FOR_ME.includes(found));
  return found;
}

/** @param {string | undefined} sentence @param {"good" | "part" | "bad"} kind in part: draws
 *   follow, but that is no guarantee for somebody */
function conclude(sentence, kind) {
  if (!verdict) return;
  verdict.textContent = sentence ?? "";
  verdict.className = `verdict ${kind}`;
}

/** @param {Element} row @param {string} found @param {string} expected */
function mark(row, found, expected) {
  const fits = found === expected;
  row.className = fits ? "fits" : "other";
  const [said, instead] = [row.querySelector(".mark .hidden"), row.querySelector(".expected")];
  if (said) said.textContent = (fits ? list.dataset.fits : list.dataset.other) ?? "";
  if (instead) {
    instead.textContent = fits ? "" : (list.dataset.expected ?? "").replace("{expected}", expected);
  }
  return fits;
}

/** @param {string} address */
async function fetched(address) {
  const answer = await fetch(address, { cache: "no-store" });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer;
}

async function checkAll() {
  const { dice, draws, people } = read(await (await fetched("record")).text());
  const ways = await (await fetched("dice/ways")).json();
  if ((await hash(dice.secret)) !== dice.hash) {
    return conclude(verdict?.dataset.secret, "bad");
  }
  const draw = await drawer(dice);
  let good = ways.length === draws.length;
  for (const [number, { entry, text }] of draws.entries()) {
    const possible = ways[number].length ? ways[number] : rolls(text.split(" ").length - 1);
    if (entry > dice.after) {
      good = mark(list.children[number], text, await draw(number, possible)) && good;
    }
    progress.value = number + 1;
  }
  const mine = await compare(dice);
  if (!good) return conclude(verdict?.dataset.other, "bad");
  const complete = people.every((seat) => seat in dice.numbers);
  const kind = complete && !NOT_FOR_ME.includes(mine) ? "good" : "part";
  conclude(
    complete ? verdict?.dataset.fits : verdict?.dataset.part,
    BAD.includes(mine) ? "bad" : kind,
  );
}

async function press() {
  if (!button) return;
  button.disabled = true;
  progress.hidden = false;
  try {
    await checkAll();
  } catch {
    conclude(verdict?.dataset.failed, "bad");
  } finally {
    button.disabled = false;
    progress.hidden = true;
  }
}

const facts = main.dataset;
compare({
  hash: facts.hash ?? "",
  round: Number(facts.round),
  after: Number(facts.after),
  numbers: JSON.parse(facts.numbers ?? "{}"),
  dropped: JSON.parse(facts.dropped ?? "{}"),
});
if (button && globalThis.crypto?.subtle) {
  button.hidden = false;
  /** @type {HTMLElement} */ (document.getElementById("check-is")).hidden = false;
  button.addEventListener("click", press);
} else if (button) /** @type {HTMLElement} */ (document.getElementById("not-here")).hidden = false;
