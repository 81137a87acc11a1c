/** A click on something of the table does what it is for, if it can, and otherwise explains it in a
 * small window. */
import { tell } from "./notices.js";

/** @param {HTMLElement} main
 * @param {(link: Element) => boolean} act what a game does at a click; whether there was
 *   anything */
export function explaining(main, act) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("explain"));
  const asking = /** @type {HTMLElement} */ (document.getElementById("asking"));
  const isAsking = () => asking.getAttribute("aria-pressed") === "true";
  const ask = (/** @type {boolean} */ on) => asking.setAttribute("aria-pressed", String(on));
  asking.hidden = false;
  asking.addEventListener("click", () => ask(!isAsking()));
  main.addEventListener("keydown", press);
  main.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const link = target.closest("a[data-building], a[data-part]");
    const subject = isAsking() ? subjectOf(target.closest("button[name=move]")) : null;
    if ((!link && subject === null) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link && !isAsking() && act(link)) return;
    ask(false);
    const address = link ? link.getAttribute("href") : subject && `buildings/${subject}`;
    if (address) show(main, dialog, address);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") ask(false);
  });
}

/** What a choice is about, to be explained instead of made; nothing for what is no choice.
 * @param {Element | null} choice */
function subjectOf(choice) {
  const { card, place, house } = /** @type {HTMLElement | null} */ (choice)?.dataset ?? {};
  return choice && (card ?? place ?? house ?? "").split(" ")[0];
}

/** What acts as a button is pressed by the space bar too. @param {KeyboardEvent} event */
function press(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.key !== " " || !target.matches("a[data-building][role=button]")) return;
  event.preventDefault();
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/** @param {HTMLElement} main knows what to say if it cannot be had
 * @param {HTMLDialogElement} dialog @param {string} address */
async function show(main, dialog, address) {
  try {
    const answer = await fetch(`${address}?part=1`);
    if (!answer.ok) return location.assign(address);
    /** @type {HTMLElement} */ (dialog.firstElementChild).innerHTML = await answer.text();
  } catch {
    return tell(main.dataset.lost ?? "");
  }
  dialog.showModal();
}
