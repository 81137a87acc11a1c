/** The village can be moved, looked at closely and walked through by keys. It knows no rule. */
import { boxOf, MapView } from "./map-view.js";
import { handling } from "./map-hands.js";

export { gliding } from "./map-glide.js";

const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});
const CLOSER = 1.35;

/** Places that are pointed at, by the class that shows it. @type {Map<string, string[]>} */
const marks = new Map();

/** @param {ParentNode} main */
export function mapping(main) {
  const map = /** @type {SVGSVGElement | null} */ (main.querySelector("#map"));
  if (!map) return;
  const frame = /** @type {HTMLElement} */ (map.parentElement),
    tools = frame.querySelector(".map-tools");
  const view = new MapView(map);
  const deeds = /** @type {Record<string, () => void>} */ ({
    "zoom-in": () => view.zoom(CLOSER, undefined, true),
    "zoom-out": () => view.zoom(1 / CLOSER, undefined, true),
    fit: () => view.fit(),
  });
  tools?.removeAttribute("hidden");
  tools?.addEventListener("click", (event) => {
    /** @type {HTMLElement | null} */
    const button = /** @type {Element} */ (event.target).closest("[data-map]");
    deeds[button?.dataset.map ?? ""]?.();
  });
  handling(view);
  onKeys(frame, deeds);
  map.addEventListener("focusin", (event) => {
    const ground = groundOf(/** @type {Element} */ (event.target));
    if (ground) view.reveal(boxOf(ground));
  });
  new MutationObserver(() => {
    show();
    view.grown();
  }).observe(map, { childList: true });
}

/** Show that some places are meant: `lit`, `reach`, `source` or `porter`. Those that were meant so
 * before no longer are. @param {Iterable<string>} ids of tiles @param {string} name of the class */
export function point(ids, name) {
  unpoint(name);
  marks.set(name, [...ids]);
  show();
}

/** @param {string} [name] only what this class shows */
export function unpoint(name) {
  for (const each of name ? [name] : [...marks.keys()]) {
    for (const place of document.querySelectorAll(`.place.${CSS.escape(each)}`)) {
      place.classList.remove(each);
    }
    marks.delete(each);
  }
}

/** Places may have been drawn anew since they were pointed at. */
function show() {
  for (const [name, ids] of marks) {
    for (const id of ids) document.getElementById(`place-${id}`)?.classList.add(name);
  }
}

/** @param {HTMLElement} frame @param {Record<string, () => void>} deeds */
function onKeys(frame, deeds) {
  const keys = /** @type {Record<string, string>} */ ({
    "+": "zoom-in",
    "=": "zoom-in",
    "-": "zoom-out",
    0: "fit",
  });
  frame.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = /** @type {Element} */ (event.target).closest(".place"),
      step = STEPS[event.key],
      deed = deeds[keys[event.key]];
    if (step && place) walk(place, step);
    else if (deed) deed();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

/** To the nearest place in a direction. @param {Element} from @param {[number, number]} step */
function walk(from, [dx, dy]) {
  const start = groundOf(from);
  if (!start) return;
  const middle = (/** @type {Element} */ ground) => {
    const box = boxOf(ground);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const here = middle(start);
  let best = null, nearest = Infinity;
  for (const ground of document.querySelectorAll("#map .ground[data-box]")) {
    const { x, y } = middle(ground);
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (along > 4 && along >= aside / 3 && along + 2 * aside < nearest) {
      [best, nearest] = [ground, along + 2 * aside];
    }
  }
  const place = best && document.getElementById(best.id.replace("ground-", "place-"));
  /** @type {SVGElement | null | undefined} */ (place?.querySelector("a"))?.focus({
    preventScroll: true,
  });
}

/** The ground of the place that something is part of. @param {Element} part */
function groundOf(part) {
  const place = part.closest(".place");
  return place && document.getElementById(place.id.replace("place-", "ground-"));
}
