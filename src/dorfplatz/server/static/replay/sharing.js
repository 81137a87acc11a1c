/** The address always leads to what is seen; it can be copied, and a new table can begin there. */
import { showAddress } from "../address.js";
import { copy } from "../copying.js";

/** Browsers mind if the address changes too often. */
const REST = 150;

/** @param {number[]} versions @param {(sentence: string) => void} tell
 * @param {string} copied what is said then
 * @returns {{at: (number: number) => void}} */
export function sharing(versions, tell, copied) {
  const field = /** @type {HTMLInputElement} */ (document.getElementById("link"));
  const button = /** @type {HTMLButtonElement} */ (document.getElementById("copy"));
  const fork = /** @type {HTMLDetailsElement} */ (document.getElementById("fork"));
  let resting = 0;
  button.hidden = false;
  button.addEventListener("click", async () => {
    if (await copy(field)) tell(copied);
  });
  field.addEventListener("focus", () => field.select());
  addEventListener("hashchange", unfold);
  unfold();

  /** Who follows a link to what is folded wants to see it. */
  function unfold() {
    if (location.hash !== "#fork") return;
    fork.open = true;
    fork.scrollIntoView({ block: "start" });
    fork.querySelector("select")?.focus({ preventScroll: true });
    history.replaceState(null, "", location.pathname);
  }

  return {
    at(number) {
      const address = `../${versions[number]}/`;
      field.value = new URL(address, location.href).href;
      for (const each of document.querySelectorAll("input[name=version]")) {
        /** @type {HTMLInputElement} */ (each).value = String(versions[number]);
      }
      overAt(Boolean(document.querySelector(".finale")));
      clearTimeout(resting);
      resting = setTimeout(() => showAddress(address), REST);
    },
  };

  /** Nobody can play on from the end. @param {boolean} over */
  function overAt(over) {
    /** @type {HTMLElement} */ (document.getElementById("is-over")).hidden = !over;
    /** @type {HTMLElement} */ (fork.querySelector("form")).hidden = over;
  }
}
