/** Moving the map by mouse, fingers and wheel. On a phone one finger scrolls the page as usual
 * while all of the village is seen; two fingers, or one after zooming in, move the map. */

/** @typedef {import("./map-view.js").MapView} MapView */

const SLIP = 5;

/** @param {MapView} view */
export function handling(view) {
  dragging(view);
  touching(view);
  view.map.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !view.map.contains(document.activeElement) && scrolls()) return;
    event.preventDefault();
    view.zoom(Math.exp(-clamped(event.deltaY) / 240), event);
  }, { passive: false });
}

/** Whether the wheel has something else to do. */
const scrolls = () => document.documentElement.scrollHeight > innerHeight + 1;

/** Wheels tell lines or pixels, many or few. @param {number} delta */
const clamped = (delta) => Math.max(-120, Math.min(120, Math.abs(delta) < 4 ? delta * 30 : delta));

/** With a mouse or a pen. @param {MapView} view */
function dragging(view) {
  const map = view.map;
  /** @type {{x: number, y: number, far: boolean} | null} */
  let last = null;
  map.addEventListener("dragstart", (event) => event.preventDefault());
  map.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "touch" && event.button === 0) {
      last = { x: event.clientX, y: event.clientY, far: false };
    }
  });
  map.addEventListener("pointermove", (event) => {
    if (!last || event.pointerType === "touch") return;
    const across = event.clientX - last.x, down = event.clientY - last.y;
    if (!last.far && Math.hypot(across, down) < SLIP) return;
    if (!last.far) map.setPointerCapture(event.pointerId), map.classList.add("dragged");
    last = { x: event.clientX, y: event.clientY, far: true };
    view.pan(across, down);
  });
  const drop = () => {
    if (last?.far) swallowClick(map);
    last = null;
    map.classList.remove("dragged");
  };
  map.addEventListener("pointerup", drop);
  map.addEventListener("pointercancel", drop);
}

/** The end of a drag is no click. @param {Element} map */
function swallowClick(map) {
  const stop = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  map.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => map.removeEventListener("click", stop, { capture: true }));
}

/** @param {MapView} view */
function touching(view) {
  /** @type {{clientX: number, clientY: number, spread: number, count: number} | null} */
  let last = null;
  const begin = (/** @type {TouchEvent} */ event) => {
    last = event.touches.length ? middle(event.touches) : null;
  };
  view.map.addEventListener("touchstart", begin, { passive: true });
  view.map.addEventListener("touchend", begin);
  view.map.addEventListener("touchcancel", begin);
  view.map.addEventListener("touchmove", (event) => {
    const now = middle(event.touches);
    if (!last || !event.cancelable || (now.count === 1 && !view.moved)) return;
    event.preventDefault();
    view.pan(now.clientX - last.clientX, now.clientY - last.clientY);
    if (now.count > 1 && last.spread) view.zoom(now.spread / last.spread, now);
    last = now;
  }, { passive: false });
}

/** Of all fingers, and how far apart they are. @param {TouchList} touches */
function middle(touches) {
  const all = [...touches], first = all[0], second = all[1] ?? first;
  return {
    clientX: (first.clientX + second.clientX) / 2,
    clientY: (first.clientY + second.clientY) / 2,
    spread: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
    count: all.length,
  };
}
