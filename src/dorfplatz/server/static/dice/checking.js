/** Checks the dice of a game in this browser: every draw, and what the browser itself remembers. */

import { drawer, hash, read, rolls } from "./draws.js";

/** @typedef {import("./draws.js").Dice} Dice
 * @typedef {Pick<Dice, "hash" | "round" | "numbers" | "after">} Known
 * @typedef {Partial<import("../sealing.js").Kept>} Kept */

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const own = /** @type {HTMLElement} */ (document.getElementById("own"));
const verdict = document.getElementById("verdict");
const button = /** @type {HTMLButtonElement | null} */ (document.getElementById("check-all"));
const progress = /** @type {HTMLProgressElement} */ (document.querySelector("progress"));
const list = /** @type {HTMLElement} */ (document.querySelector(".draws"));

/** What is to be found out, not only to be told. */
const BAD = ["hash", "number", "foreign", "earlier"];

/** @returns {Kept} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(`dorfplatz-dice-${main.dataset.table}`) ?? "{}");
  } catch {
    return {};
  }
}

/** What does not fit what this browser saw and gave before the game. @param {Known} dice */
async function remembered(dice) {
  const { round, hash: seen, after, numbers, seals } = kept();
  if (!seen || !numbers) return "none";
  if (round !== dice.round) return Number(round) > dice.round ? "earlier" : "round";
  if (seen !== dice.hash) return "hash";
  if (Object.entries(numbers).some(([seat, number]) => dice.numbers[seat] !== number)) {
    return "number";
  }
  return dice.after <= (after ?? 0) && await areSealed(dice, numbers, seals ?? {})
    ? "same"
    : "foreign";
}

/** Whether everybody else's number is the one they had sealed before this browser opened its own.
 * @param {Known} dice
 * @param {Record<string, string>} numbers @param {Record<string, string>} seals */
async function areSealed(dice, numbers, seals) {
  if (!globalThis.crypto?.subtle) return true;
  for (const [seat, number] of Object.entries(dice.numbers)) {
    if (!(seat in numbers) && await hash(number) !== seals[seat]) return false;
  }
  return true;
}

/** @param {Known} dice */
async function compare(dice) {
  const found = await remembered(dice);
  own.textContent = own.dataset[found] ?? "";
  own.classList.toggle("bad", BAD.includes(found));
  return found;
}

/** @param {string} sentence @param {boolean} good */
function conclude(sentence, good) {
  if (!verdict) return;
  verdict.textContent = sentence;
  verdict.className = `verdict ${good ? "good" : "bad"}`;
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
  const { dice, draws } = read(await (await fetched("record")).text());
  const ways = await (await fetched("dice/ways")).json();
  if ((await hash(dice.secret)) !== dice.hash) {
    return conclude(verdict?.dataset.secret ?? "", false);
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
  conclude(
    (good ? verdict?.dataset.fits : verdict?.dataset.other) ?? "",
    good && !BAD.includes(mine),
  );
}

async function press() {
  if (!button) return;
  button.disabled = true;
  progress.hidden = false;
  try {
    await checkAll();
  } catch {
    conclude(verdict?.dataset.failed ?? "", false);
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
});
if (button && globalThis.crypto?.subtle) {
  button.hidden = false;
  /** @type {HTMLElement} */ (document.getElementById("check-is")).hidden = false;
  button.addEventListener("click", press);
} else if (button) /** @type {HTMLElement} */ (document.getElementById("not-here")).hidden = false;
