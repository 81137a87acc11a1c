/** Doing things on the map: a place shows what can be done there, a villager or a blueprint where.
 * What is possible, and what it would use, stands at the choices; no rule is known here. */
import { point, unpoint } from "./map.js";
import { openMenu } from "./doing-menu.js";
import { choices, isAbout, pointing } from "./doing-points.js";

/** What was picked up, and the choices by the places that are marked for it.
 * @typedef {{piece: string, places: Map<string, HTMLButtonElement[]>, atOnce: boolean}} Picked */

/** @type {Picked | null} */
let picked = null;

/** @param {HTMLElement} main
 * @returns {(link: Element) => boolean} what a click on a link does; whether it does anything */
export function doing(main) {
  /** What exactly was clicked last. @type {Element | null} */
  let target = null;
  main.addEventListener("click", (event) => {
    target = /** @type {Element} */ (event.target);
  }, true);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") drop();
  });
  pointing(main);
  const acting = document.getElementById("acting");
  if (acting) {
    new MutationObserver(renew).observe(acting, { childList: true, attributeFilter: ["disabled"] });
  }
  renew();
  return (link) =>
    act(/** @type {HTMLElement} */ (link), target && link.contains(target) ? target : link);
}

/** There are new choices: nothing is picked up any more, and what can be done something with is a
 * button. */
function renew() {
  drop();
  const all = choices();
  for (const each of document.querySelectorAll("a[data-building]")) {
    const link = /** @type {HTMLElement} */ (each),
      acts = all.some((choice) => isAbout(choice, link));
    if (acts) link.setAttribute("role", "button"), link.setAttribute("aria-haspopup", "dialog");
    else link.removeAttribute("role"), link.removeAttribute("aria-haspopup");
  }
}

/** @param {HTMLElement} link @param {Element} target */
function act(link, target) {
  const { building = "", blueprint } = link.dataset, piece = pieceOf(target), before = picked;
  const onMap = Boolean(link.closest(".place"));
  drop();
  const meant = onMap && before?.atOnce ? before.places.get(building) : undefined;
  if (meant) return meant[0].click(), true;
  if (piece && piece !== before?.piece && pickPiece(piece, building)) return true;
  if (blueprint && builds(blueprint).length) return build(blueprint), true;
  const own = choices().filter((choice) => isAbout(choice, link));
  if (own.length) openMenu(link, own);
  return own.length > 0;
}

/** A piece of the person's that can still do something. @param {Element} target */
function pieceOf(target) {
  const piece = /** @type {HTMLElement | null} */ (target.closest("[data-piece]:not(.tired)"));
  return piece?.dataset.piece?.match(/^(villager|donkey)-0-/) ? piece.dataset.piece : "";
}

/** @param {string} piece @param {string} place where it is */
function pickPiece(piece, place) {
  if (piece.startsWith("villager")) {
    const all = choices().filter((choice) => "villager" in choice.dataset);
    return pick(
      piece,
      all,
      (choice) => choice.dataset.visits || choice.dataset.place,
      "pickVillager",
      false,
    );
  }
  const leads = choices().filter((choice) =>
    choice.dataset.does === "lead" && choice.dataset.place === place
  );
  return pick(piece, leads, (choice) => choice.dataset.end, "pickDonkey", true);
}

/** Start to build a blueprint at once, or ask next to which place. @param {string} blueprint */
function build(blueprint) {
  const all = builds(blueprint);
  if (all.length === 1) return all[0].click();
  pick(blueprint, all, (choice) => choice.dataset.place, "pickBlueprint", true);
  document.getElementById("village-map")?.scrollIntoView({ block: "nearest" });
}

/** @param {string} blueprint */
const builds = (blueprint) =>
  choices().filter((choice) =>
    choice.dataset.does === "build" && choice.dataset.card === blueprint
  );

/** Mark where something that was picked up can go.
 * @param {string} piece @param {HTMLButtonElement[]} all
 * @param {(choice: HTMLElement) => string | undefined} where
 * @param {string} says the name of the sentence about it @param {boolean} atOnce */
function pick(piece, all, where, says, atOnce) {
  const places = new Map();
  for (const choice of all) {
    const place = where(choice) ?? "";
    places.set(place, [...(places.get(place) ?? []), choice]);
  }
  if (!places.size) return false;
  picked = { piece, places, atOnce };
  point(places.keys(), "reach");
  tell(document.getElementById("choices")?.dataset[says] ?? "");
  return true;
}

/** Nothing is picked up; only what is asked stays marked. */
function drop() {
  picked = null;
  tell("");
  const phase = document.getElementById("choices")?.dataset.phase ?? "";
  const asked = ["ask", "pay"].includes(phase) ? choices() : [];
  const places = asked.flatMap((choice) => (choice.dataset.place ?? "").split(" ")).filter(Boolean);
  if (places.length) point(new Set(places), "reach");
  else unpoint("reach");
}

/** @param {string} sentence */
function tell(sentence) {
  const said = document.getElementById("picking");
  if (said) said.textContent = sentence;
}
