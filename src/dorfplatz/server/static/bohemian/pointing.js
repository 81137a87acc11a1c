/** Pointing at dice shows the houses they reach; pointing at a house shows its dice. */
import { choices, choicesFor } from "./houses.js";

/** @param {HTMLElement} main */
export function pointOut(main) {
  const on = (/** @type {Event} */ event) => light(main, /** @type {Element} */ (event.target));
  for (const kind of ["pointerover", "focusin"]) main.addEventListener(kind, on);
  for (const kind of ["pointerleave", "focusout"]) main.addEventListener(kind, () => clear(main));
}

/** @param {HTMLElement} main @param {Element} target */
function light(main, target) {
  clear(main);
  const spot = target.closest(".spot.reach");
  /** @type {HTMLElement | null} */
  const marked = target.closest("#choices [data-dice], #hint [data-dice]");
  /** @type {HTMLElement | null} */
  const die = target.closest(".die:not(.used)");
  if (marked) {
    lightDice(main, marked.dataset.dice ?? "");
    const meant = marked.dataset.house
      ? [marked]
      : choices().filter((choice) => marked.contains(choice));
    lightHouses(/** @type {HTMLElement[]} */ (meant));
  } else if (spot) {
    const own = choicesFor(spot);
    lightDice(main, own[0]?.dataset.dice ?? "");
    for (const choice of own) choice.classList.add("lit");
  } else if (die) {
    die.classList.add("lit");
    lightHouses(
      choices().filter((choice) =>
        (choice.dataset.dice ?? "").split("+").includes(die.dataset.face ?? "")
      ),
    );
  }
}

/** @param {HTMLElement} main */
function clear(main) {
  for (const each of main.querySelectorAll(".lit")) each.classList.remove("lit");
}

/** @param {HTMLElement[]} meant choices */
function lightHouses(meant) {
  for (const choice of meant) {
    document.getElementById(`house-${choice.dataset.house}`)?.classList.add("lit");
  }
}

/** @param {HTMLElement} main @param {string} sum such as 3+4 */
function lightDice(main, sum) {
  const wanted = sum.split("+");
  for (const die of main.querySelectorAll(".die:not(.used)")) {
    const place = wanted.indexOf(/** @type {HTMLElement} */ (die).dataset.face ?? "");
    if (place >= 0) die.classList.add("lit"), wanted.splice(place, 1);
  }
}
