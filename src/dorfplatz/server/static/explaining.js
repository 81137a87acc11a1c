// @ts-check
/** A click on a house moves in if that is possible, and otherwise explains it in a small window. */
import { choose } from "./houses.js";

/** @param {HTMLElement} main */
export function explaining(main) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("explain"));
  const asking = /** @type {HTMLElement} */ (document.getElementById("asking"));
  const isAsking = () => asking.getAttribute("aria-pressed") === "true";
  const ask = (/** @type {boolean} */ on) => asking.setAttribute("aria-pressed", String(on));
  asking.hidden = false;
  asking.addEventListener("click", () => ask(!isAsking()));
  main.addEventListener("keydown", pressHouse);
  main.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const link = target.closest("a[data-building], a[data-part]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const spot = link.closest(".spot");
    if (spot && !isAsking() && choose(spot)) return;
    ask(false);
    show(dialog, link.getAttribute("href") ?? "");
  });
}

/** A house that acts as a button is pressed by the space bar too. @param {KeyboardEvent} event */
function pressHouse(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.key !== " " || !target.matches(".spot [role=button]")) return;
  event.preventDefault();
  target.click();
}

/** @param {HTMLDialogElement} dialog @param {string} address */
async function show(dialog, address) {
  const answer = await fetch(`${address}?part=1`);
  const inside = dialog.firstElementChild;
  if (!answer.ok || !inside) return location.assign(address);
  inside.innerHTML = await answer.text();
  dialog.showModal();
}
