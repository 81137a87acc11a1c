/** The replay of a game of Hamlet: the map, and what Botrik did in words. */
import { explaining } from "../explaining.js";
import { light, unlight } from "./botrik-scene.js";
import { gliding, mapping } from "./map.js";
import { replaying } from "../replay/replay.js";
import "../start.js";

const main = replaying((swap) => {
  gliding(swap);
});
mapping(main);
explaining(main, () => false);

/** Pointing at a step of his turn shows its places. */
for (const kind of ["pointerover", "focusin", "pointerout", "focusout"]) {
  main.addEventListener(kind, (event) => {
    /** @type {HTMLElement | null} */
    const step = /** @type {Element} */ (event.target).closest("#botrik-turn .step");
    if (!step) return;
    if (kind === "pointerover" || kind === "focusin") light(step);
    else unlight();
  });
}
