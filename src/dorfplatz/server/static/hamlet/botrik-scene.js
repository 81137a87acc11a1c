/** A step of Botrik's turn as it is seen: in words over the map, on the map, on his board, in the
 * list. */
import { point, unpoint } from "./map.js";

/** Over the map: what happens, and the buttons. Those who listen hear each sentence once. */
export class Caption {
  /** @param {HTMLElement} main */
  constructor(main) {
    this.box = document.createElement("div");
    this.box.className = "botrik-caption";
    this.box.hidden = true;
    this.words = document.createElement("p");
    this.words.setAttribute("role", "status");
    this.buttons = document.createElement("div");
    this.buttons.className = "buttons";
    this.box.append(this.words, this.buttons);
    (document.getElementById("map")?.parentElement ?? main).append(this.box);
  }

  /** The same buttons as in the list. @param {Element} list */
  copyButtons(list) {
    const copies = [...list.querySelectorAll("[data-playing]")].map((each) => each.cloneNode(true));
    this.buttons.replaceChildren(...copies);
  }

  open() {
    this.box.hidden = false;
  }

  /** The keyboard is where his turn can be driven on. */
  takeFocus() {
    this.open();
    /** @type {HTMLElement | null} */ (this.buttons.querySelector("button:not([hidden])"))?.focus({
      preventScroll: true,
    });
  }

  hasFocus() {
    return this.box.contains(document.activeElement);
  }

  close() {
    this.box.hidden = true;
    this.words.textContent = "";
  }
}

/** @param {HTMLElement} step */
export const wordsOf = (step) =>
  [...step.querySelectorAll(".told, .outcomes")].map((each) => each.textContent?.trim()).join(" ");

/** @param {HTMLElement} step */
export const numberOf = (step) => Number(step.dataset.step);

/** @param {HTMLElement} step */
export const asks = (step) => step.classList.contains("is-asks");

/** Show that the step is about these places and this action. @param {HTMLElement} step */
export function light(step) {
  const named = (/** @type {string | undefined} */ names) => (names ? names.split(" ") : []);
  point(named(step.dataset.places), "scene");
  point(named(step.dataset.sources), "scene-source");
  mark("lit", step.dataset.action ? [step.dataset.action] : []);
}

export function unlight() {
  unpoint("scene");
  unpoint("scene-source");
  mark("lit", []);
}

/** Mark actions on his board, and no others. @param {string} name @param {string[]} actions */
export function mark(name, actions) {
  for (const each of document.querySelectorAll("#botrik .action")) {
    each.classList.toggle(
      name,
      actions.includes(/** @type {HTMLElement} */ (each).dataset.building?.slice(4) ?? ""),
    );
  }
}

/** The actions that failed with the same villager, up to a step. @param {HTMLElement} step */
export function failedSoFar(step) {
  const own = /** @type {HTMLElement[]} */ ([...(step.parentElement?.children ?? [])]);
  return own.slice(0, own.indexOf(step) + 1).filter((each) =>
    each.matches(".is-failed, .is-skipped")
  ).map((each) => each.dataset.action ?? "");
}

/** The list shows the steps up to the last that has been, and marks the one that is now.
 * @param {HTMLElement[]} all @param {HTMLElement | null} now @param {number} [last] */
export function listUpTo(all, now, last = now ? numberOf(now) : Infinity) {
  for (const step of all) {
    step.hidden = numberOf(step) > last;
    if (step === now) step.setAttribute("aria-current", "step");
    else step.removeAttribute("aria-current");
  }
  for (const villager of document.querySelectorAll("#botrik-turn .villagers > li")) {
    /** @type {HTMLElement} */ (villager).hidden = !villager.querySelector(".step:not([hidden])");
  }
  const list = /** @type {HTMLElement | null | undefined} */ (now?.closest(".villagers"));
  if (list && now) {
    list.scrollTop += now.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom + 8;
  }
}
