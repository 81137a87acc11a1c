/** Where the ways to lay a tile are on the map. */

/** @typedef {SVGUseElement} Ghost */
/** @typedef {{x: number, y: number}} Point */

/** The middle of the tile that would lie there. @param {Ghost} ghost @returns {Point} */
export function middleOf(ghost) {
  const group = /** @type {Element} */ (ghost.parentElement);
  return {
    x: Number(ghost.getAttribute("x")) + Number(group.getAttribute("data-x")),
    y: Number(ghost.getAttribute("y")) + Number(group.getAttribute("data-y")),
  };
}

/** Where its building would stand. @param {Ghost} ghost @returns {Point} */
export function footOf(ghost) {
  const [x, y] = (ghost.parentElement?.getAttribute("data-foot") ?? "").split(" ").map(Number);
  return { x: Number(ghost.getAttribute("x")) + x, y: Number(ghost.getAttribute("y")) + y };
}

/** @param {Ghost[]} ghosts @param {Point} point @param {number} within @returns {Ghost | null} */
export function nearest(ghosts, point, within) {
  let best = null, least = within;
  for (const ghost of ghosts) {
    const { x, y } = middleOf(ghost), far = Math.hypot(x - point.x, y - point.y);
    if (far < least) [best, least] = [ghost, far];
  }
  return best;
}

/** The next one in a direction.
 * @param {Ghost} from @param {Ghost[]} ghosts @param {[number, number]} step */
export function nextTo(from, ghosts, [dx, dy]) {
  const start = middleOf(from);
  let best = null, least = Infinity;
  for (const ghost of ghosts) {
    const { x, y } = middleOf(ghost), along = (x - start.x) * dx + (y - start.y) * dy;
    const far = along + 2 * (Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx));
    if (along > 4 && far < least) [best, least] = [ghost, far];
  }
  return best;
}
