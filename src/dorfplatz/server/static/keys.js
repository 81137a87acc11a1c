/** One key for each choice, as the buttons show; arrows walk from house to house. */

const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

export function onKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const target = /** @type {Element} */ (event.target);
    if (target.closest("input, select, textarea, dialog")) return;
    const step = STEPS[event.key];
    const house = target.closest(".spot");
    if (step && house) walk(house, step), event.preventDefault();
    else if (event.key.length === 1) press(event.key.toLowerCase());
  });
}

/** @param {string} key */
function press(key) {
  /** @type {HTMLElement | null} */
  const button = document.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`);
  if (button?.checkVisibility()) button.click();
}

/** To the nearest house in a direction. @param {Element} from @param {[number, number]} step */
function walk(from, [dx, dy]) {
  const middle = (/** @type {Element} */ each) => {
    const box = each.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const start = middle(from);
  let best = null, nearest = Infinity;
  for (const each of document.querySelectorAll(".spot")) {
    const place = middle(each);
    const along = (place.x - start.x) * dx + (place.y - start.y) * dy;
    const aside = Math.abs((place.x - start.x) * dy) + Math.abs((place.y - start.y) * dx);
    const far = along + 3 * aside;
    if (along > 4 && far < nearest) [best, nearest] = [each, far];
  }
  /** @type {HTMLElement | null | undefined} */
  const goal = best?.querySelector("a, button");
  goal?.focus();
}
