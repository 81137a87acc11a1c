/** The table of Hamlet: the map, what can be done there, and Botrik's turns step by step. */
import { enliven } from "../table.js";
import { explaining } from "../explaining.js";
import { gliding, mapping } from "./map.js";
import { doing } from "./doing.js";
import { playing } from "./botrik.js";

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const phase = () => document.getElementById("choices")?.dataset.phase;

/** What is asked of the player must be in sight. @param {() => void} swap */
function exchange(swap) {
  const before = phase();
  swap();
  if (phase() !== before) document.querySelector(".doing")?.scrollTo({ top: 0 });
}

enliven({
  ...playing(main),
  around: (swap) => {
    gliding(() => exchange(swap));
  },
});
mapping(main);
explaining(main, doing(main));
whenNeeded();

/** Tiles are laid now and then: what that takes is loaded at the first one. */
function whenNeeded() {
  const isNeeded = () => document.querySelector("#ghosts[data-tile]");
  const load = () => import("./laying.js").then(({ laying }) => laying(main));
  if (isNeeded()) return load();
  const map = /** @type {Element} */ (document.getElementById("map"));
  new MutationObserver((_, watch) => {
    if (!isNeeded()) return;
    watch.disconnect();
    load();
  }).observe(map, { childList: true });
}
