/** Arrow keys step, with Shift by a turn; the space bar plays. */

const WAYS = /** @type {Record<string, string>} */ ({
  ArrowLeft: "previous",
  ArrowRight: "next",
  PageUp: "previous-turn",
  PageDown: "next-turn",
  Home: "first",
  End: "last",
});
const BY_TURN =
  /** @type {Record<string, string>} */ ({ ArrowLeft: "previous-turn", ArrowRight: "next-turn" });

/** @param {Document | HTMLElement} where keys are listened to
 * @param {(way: string) => void} goBy @param {() => void} toggle */
export function onKeys(where, goBy, toggle) {
  where.addEventListener("keydown", (given) => {
    const event = /** @type {KeyboardEvent} */ (given),
      target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) {
      return;
    }
    if (target.closest("select, textarea, input:not([type=range])")) return;
    const way = event.shiftKey ? BY_TURN[event.key] : WAYS[event.key];
    if (
      event.key === " " && !event.repeat &&
      !target.closest("a:not(#playing), button, summary, [role=region]")
    ) toggle();
    else if (way && !(scrolls(target) && !event.key.startsWith("Arrow"))) goBy(way);
    else return;
    event.preventDefault();
  });
}

/** Where these keys scroll something that the keyboard is in. @param {Element} target */
const scrolls = (target) => Boolean(target.closest("[role=region]"));
