/** Villagers and donkeys that moved glide to their new places; what is new appears, what was used
 * vanishes. */

const still = matchMedia("(prefers-reduced-motion: reduce)");
const EASE = "cubic-bezier(.45, .05, .3, 1)";
/** @type {Set<Animation>} */
const going = new Set();

/** @typedef {{node: SVGElement, x: number, y: number}} Thing */

/** Change the map, then show how things moved; resolves when all is at rest.
 * @param {() => unknown} change */
export async function gliding(change) {
  for (const each of [...going]) each.finish();
  const map = document.getElementById("map");
  const before = things(map), laid = grounds(map), building = focused(map);
  await change();
  if (building) refocus(building);
  if (!map || still.matches || document.hidden) return;
  const after = things(map);
  const moves = [...after].map(([name, thing]) => arrive(map, thing, before.get(name)));
  const ends = [...before].filter(([name]) => !after.has(name)).map(([, thing]) =>
    leave(map, thing)
  );
  const fresh = [...map.querySelectorAll(".ground[data-box]")].filter((ground) =>
    !laid.has(ground.id)
  ).flatMap(settle);
  await Promise.all([...moves, ...ends, ...fresh]);
}

/** Pieces by their names, tokens by what they are and where they lie.
 * @param {Element | null} map */
function things(map) {
  /** @type {Map<string, Thing>} */
  const found = new Map();
  for (const each of map?.querySelectorAll("[data-piece], [data-token]") ?? []) {
    const node = /** @type {SVGElement} */ (each),
      x = Number(node.getAttribute("x")),
      y = Number(node.getAttribute("y"));
    found.set(node.dataset.piece ?? `${node.dataset.token} ${x} ${y}`, { node, x, y });
  }
  return found;
}

/** @param {Element | null} map */
const grounds = (map) =>
  new Set([...(map?.querySelectorAll(".ground[data-box]") ?? [])].map((each) => each.id));

/** @param {Element | null} map */
function focused(map) {
  const active = /** @type {HTMLElement | null} */ (document.activeElement);
  return map?.contains(active) ? active?.dataset.building : "";
}

/** The keyboard stays at a place that was drawn anew. @param {string} building */
function refocus(building) {
  /** @type {SVGElement | null} */
  const link = document.querySelector(`#place-${CSS.escape(building)} a`);
  if (link && (!document.activeElement || document.activeElement === document.body)) {
    link.focus({ preventScroll: true });
  }
}

/** @param {Element} map @param {Thing} thing @param {Thing} [before] */
function arrive(map, { node, x, y }, before) {
  if (!before) {
    const above = { opacity: 0, transform: "translateY(-9px)" };
    return play(node, [above, { opacity: 1, transform: "none" }], 320);
  }
  const across = before.x - x, down = before.y - y, far = Math.hypot(across, down);
  if (far < 1) return;
  const copy = overlaid(map, node);
  node.style.visibility = "hidden";
  const frames = [
    { transform: `translate(${across}px, ${down}px)` },
    { transform: `translate(${across / 2}px, ${down / 2 - Math.min(14, far / 4)}px)` },
    { transform: "none" },
  ];
  return play(copy, frames, Math.min(900, 300 + 2.2 * far)).then(() => {
    copy.remove();
    node.style.visibility = "";
  });
}

/** @param {Element} map @param {Thing} thing */
function leave(map, { node }) {
  const copy = overlaid(map, node);
  const gone = { opacity: 0, transform: "translateY(-12px)" };
  return play(copy, [{ opacity: 1, transform: "none" }, gone], 380).then(() => copy.remove());
}

/** A new place is laid down. @param {Element} ground */
function settle(ground) {
  const place = document.getElementById(ground.id.replace("ground-", "place-"));
  const parts = /** @type {Element[]} */ ([...ground.children, ...(place?.children ?? [])]);
  return parts.map((part) => play(part, [{ opacity: 0 }, { opacity: 1 }], 450));
}

/** A copy above all places, which nobody can point at.
 * @param {Element} map @param {SVGElement} node */
function overlaid(map, node) {
  const copy = /** @type {SVGElement} */ (node.cloneNode(true));
  delete copy.dataset.piece;
  delete copy.dataset.token;
  copy.classList.add("flying");
  map.append(copy);
  return copy;
}

/** @param {Element} node @param {Keyframe[]} frames @param {number} duration */
function play(node, frames, duration) {
  const animation = node.animate(frames, { duration, easing: EASE });
  going.add(animation);
  const done = () => {
    going.delete(animation);
  };
  return animation.finished.then(done, done);
}
