/** Pointing at a choice shows on the map where it is done, what it would use and who carries it;
 * pointing at a place shows its choices. */
import { point, unpoint } from "./map.js";

/** All that can be chosen now. @returns {HTMLButtonElement[]} */
export const choices = () => Array.from(document.querySelectorAll("#choices .choice:enabled"));

/** Whether a choice is done at a place of the map, or is about a card; a donkey can be led from a
 * place and to one. @param {HTMLElement} choice @param {HTMLElement} link */
export function isAbout({ dataset }, link) {
  const subject = link.dataset.building ?? "";
  if (!link.closest(".place")) return dataset.card === subject;
  return listed(dataset.place).includes(subject) ||
    (dataset.does === "lead" && dataset.end === subject);
}

/** @param {HTMLElement} main */
export function pointing(main) {
  const on = (/** @type {Event} */ event) => light(/** @type {Element} */ (event.target));
  for (const kind of ["pointerover", "focusin"]) main.addEventListener(kind, on);
  for (const kind of ["pointerleave", "focusout"]) main.addEventListener(kind, clear);
}

/** @param {Element} target */
function light(target) {
  clear();
  const choice = meant(target);
  /** @type {HTMLElement | null} */
  const link = target.closest("a[data-building]");
  if (choice) show(choice.dataset);
  else if (link) {
    for (const each of choices()) each.classList.toggle("lit", isAbout(each, link));
  }
}

/** The choice that is pointed at, or that the hint or a menu means.
 * @param {Element} target @returns {HTMLElement | null} */
function meant(target) {
  /** @type {HTMLButtonElement | null} */
  const button = target.closest("#choices .choice, #place-menu .choice, #hint button[value]");
  if (!button || !button.closest("#hint")) return button;
  return document.querySelector(`#choices .choice[value="${CSS.escape(button.value)}"]`);
}

/** @param {DOMStringMap} choice */
function show({ place, end, visits, from, over, card, villager }) {
  point([...listed(place), ...listed(end), ...listed(visits)], "lit");
  point(listed(from), "source");
  point(listed(over), "porter");
  if (villager) {
    document.querySelector(`#map [data-piece="villager-0-${villager}"]`)?.classList.add("lit");
  }
  if (card) {
    document.querySelector(`.cards-row [data-building="${CSS.escape(card)}"]`)?.classList.add(
      "lit",
    );
  }
}

function clear() {
  for (const name of ["lit", "source", "porter"]) unpoint(name);
  for (const each of document.querySelectorAll(".choice.lit, .cards-row .lit, [data-piece].lit")) {
    each.classList.remove("lit");
  }
}

/** @param {string | undefined} places */
const listed = (places) => (places ?? "").split(" ").filter(Boolean);
