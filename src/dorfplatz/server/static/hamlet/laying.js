/** Laying a tile on the map: one turn of it at a time, all ways faintly, the one that is meant in
 * full. A click, a second tap or Enter lays it; so do the buttons of the list. */
import { footOf, middleOf, nearest, nextTo } from "./laying-ways.js";

const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});
const TURNS = /** @type {Record<string, number>} */ ({ r: 1, ",": 1, R: -1, ".": -1 });
/** A tile is meant as far as this from its middle; a second tap may be as far from the first. */
const NEAR = 75;

/** @typedef {import("./laying-ways.js").Ghost} Ghost */

/** What is on the page, the turn that is shown, and the way that is meant.
 * @type {{ghosts: Element | null, list: Element | null, may: boolean, turn: string,
 *   meant: Ghost | null, tapped: boolean}} */
const now = { ghosts: null, list: null, may: false, turn: "", meant: null, tapped: false };

/** @param {HTMLElement} main */
export function laying(main) {
  main.addEventListener("click", clicked);
  main.addEventListener("pointermove", (event) => {
    if (now.may && event.pointerType !== "touch" && onMap(event)) mean(under(event));
  });
  for (const kind of ["pointerover", "focusin"]) {
    main.addEventListener(kind, (event) => follow(/** @type {Element} */ (event.target)));
  }
  document.addEventListener("keydown", (event) => pressed(main, event), true);
  new MutationObserver(renew).observe(main, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled"],
  });
  renew();
}

/** Another tile is to be laid, or none. */
function renew() {
  const ghosts = document.getElementById("ghosts"), list = document.getElementById("choices");
  const may = Boolean(ghosts?.dataset.tile) && !document.querySelector("#acting:disabled");
  if (ghosts === now.ghosts && list === now.list && may === now.may) return;
  Object.assign(now, { ghosts, list, may, meant: null, tapped: false });
  ghosts?.classList.toggle("live", may);
  if (!may || !ghosts) return ghosts?.setAttribute("aria-hidden", "true");
  ghosts.removeAttribute("aria-hidden");
  ghosts.setAttribute("role", "group");
  ghosts.setAttribute("aria-label", list?.querySelector(".asks")?.textContent ?? "");
  const best = /** @type {HTMLElement | null} */ (list?.querySelector(".choice[data-spot]"));
  showTurn(best?.dataset.turn ?? "");
  if (best && document.activeElement?.matches("#map a:focus-visible, .cards-row a:focus-visible")) {
    go(ghostOf(best));
  }
}

/** @param {string} turn */
function showTurn(turn) {
  now.turn = turn;
  for (const group of now.ghosts?.querySelectorAll(".turned") ?? []) {
    group.classList.toggle("on", group.getAttribute("data-turn") === turn);
  }
  const group = now.ghosts?.querySelector(".turned.on");
  const [x, y] = ["data-x", "data-y"].map((name) => -Number(group?.getAttribute(name)));
  now.list?.querySelector(".turn-shows use")?.setAttribute(
    "transform",
    `translate(${x} ${y}) rotate(${-60 * Number(turn)})`,
  );
  const first = ghosts()[0];
  if (first) reachable(first);
  const [degrees, count] = [60 * Number(turn), ghosts().length].map(String);
  say(({ turned = "" }) => turned.replace("{degrees}", degrees).replace("{count}", count));
}

/** @param {number} step to the left, in ways that it can be turned */
function turnBy(step) {
  const turns = [...(now.ghosts?.querySelectorAll(".turned") ?? [])].map((group) =>
    group.getAttribute("data-turn") ?? ""
  );
  const before = now.meant, focused = before && document.activeElement === before;
  mean(null);
  showTurn(turns[(turns.indexOf(now.turn) + step + turns.length) % turns.length]);
  const next = before && nearest(ghosts(), middleOf(before), focused ? Infinity : NEAR);
  if (next && focused) go(next);
  else if (next) mean(next);
}

/** By the keyboard; what cannot be seen comes into sight with all of the map.
 * @param {Ghost} ghost */
function go(ghost) {
  mean(ghost);
  ghost.focus({ preventScroll: true });
  const map = document.getElementById("map")?.getBoundingClientRect(),
    own = ghost.getBoundingClientRect();
  const isSeen = map && own.left >= map.left && own.right <= map.right && own.top >= map.top &&
    own.bottom <= map.bottom;
  if (!isSeen) {
    /** @type {HTMLElement | null} */ (document.querySelector('[data-map="fit"]'))?.click();
  }
}

/** All ways with the turn that is shown. @returns {Ghost[]} */
const ghosts = () => Array.from(now.ghosts?.querySelectorAll(".turned.on .ghost") ?? []);

/** Show a way in full, and say what it means. @param {Ghost | null} ghost */
function mean(ghost) {
  if (ghost === now.meant) return;
  for (const lit of document.querySelectorAll(".ghost.lit, .choice.lit[data-spot]")) {
    lit.classList.remove("lit");
  }
  now.meant = ghost;
  now.tapped = false;
  now.ghosts?.classList.toggle("meant", Boolean(ghost));
  if (!ghost) return;
  const { x, y } = footOf(ghost), choice = choiceOf(ghost), turn = -60 * Number(now.turn);
  ghost.classList.add("lit");
  choice?.classList.add("lit");
  now.ghosts?.querySelector(".would-tile")?.setAttribute(
    "transform",
    `translate(${ghost.getAttribute("x")} ${ghost.getAttribute("y")}) rotate(${turn})`,
  );
  now.ghosts?.querySelector(".would-build")?.setAttribute("transform", `translate(${x} ${y})`);
  reachable(ghost);
  say(() => choice?.dataset.says ?? "");
}

/** The keyboard comes to one way; from there arrows lead to the others. @param {Ghost} ghost */
function reachable(ghost) {
  for (const each of now.ghosts?.querySelectorAll("[tabindex]") ?? []) {
    for (const name of ["tabindex", "role", "aria-label"]) each.removeAttribute(name);
  }
  ghost.setAttribute("tabindex", "0");
  ghost.setAttribute("role", "button");
  ghost.setAttribute("aria-label", choiceOf(ghost)?.dataset.says ?? "");
}

/** @param {Ghost} ghost @returns {HTMLElement | null | undefined} */
const choiceOf = (ghost) => now.list?.querySelector(`.choice[data-spot="${ghost.dataset.spot}"]`);

/** @param {(words: DOMStringMap) => string} what */
function say(what) {
  /** @type {HTMLElement | null | undefined} */
  const place = now.list?.querySelector(".turn-says");
  if (place) place.textContent = what(place.dataset);
}

/** @param {MouseEvent} event */
function onMap(event) {
  const target = /** @type {Element} */ (event.target);
  return target.closest("#map") && !target.closest(".place");
}

/** The way whose tile lies under the pointer. @param {MouseEvent} event */
function under(event) {
  const map = /** @type {SVGSVGElement} */ (/** @type {Element} */ (event.target).closest("#map"));
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(
    map.getScreenCTM()?.inverse(),
  );
  const meant = now.meant && now.tapped && nearest([now.meant], point, NEAR / 2);
  return meant || nearest(ghosts(), point, NEAR);
}

/** @param {MouseEvent} event */
function clicked(event) {
  if (!now.may) return;
  /** @type {HTMLElement | null} */
  const button = /** @type {Element} */ (event.target).closest("[data-turns]");
  if (button) return turnBy(Number(button.dataset.turns));
  const ghost = onMap(event) ? under(event) : null;
  if (!ghost) return;
  const again = ghost === now.meant && now.tapped;
  if (/** @type {PointerEvent} */ (event).pointerType !== "touch" || again) {
    return choiceOf(ghost)?.click();
  }
  mean(ghost);
  now.tapped = true;
  say((said) => `${choiceOf(ghost)?.dataset.says ?? ""}. ${said.again}`);
}

/** A way in the list, or on the map by the keyboard. @param {Element} target */
function follow(target) {
  /** @type {HTMLElement | null} */
  const way = target.closest(".choice[data-spot], .ghost:focus");
  if (!now.may || !way) return;
  if (way.dataset.turn !== now.turn) mean(null), showTurn(way.dataset.turn ?? "");
  mean(ghostOf(way));
}

/** @param {HTMLElement} way */
function ghostOf(way) {
  const found = now.ghosts?.querySelector(`.ghost[data-spot="${way.dataset.spot}"]`);
  return /** @type {Ghost} */ (found);
}

/** @param {HTMLElement} main @param {KeyboardEvent} event */
function pressed(main, event) {
  const target = /** @type {Element} */ (event.target);
  if (
    !now.may || event.ctrlKey || event.metaKey || event.altKey ||
    target.closest("input, select, textarea, dialog")
  ) return;
  const ghost = /** @type {Ghost | null} */ (target.closest(".ghost")),
    isHere = target.closest("#map, .laying");
  if (event.key in TURNS && ("keys" in main.dataset || isHere)) turnBy(TURNS[event.key]);
  else if (event.key === "Escape" && isHere) {
    /** @type {HTMLElement | null} */ (document.querySelector('button[form="undo"]'))?.click();
  } else if (ghost && event.key in STEPS) go(nextTo(ghost, ghosts(), STEPS[event.key]) ?? ghost);
  else if (ghost && ["Enter", " "].includes(event.key)) choiceOf(ghost)?.click();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
