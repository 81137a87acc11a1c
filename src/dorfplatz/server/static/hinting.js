/** A hint is shown on the page, as long as the table stands as it did; asking again hides it. */
import { post } from "./requests.js";

/** Bots may think longer than other answers take, in milliseconds. */
const PATIENCE = 30_000;

/** @param {HTMLElement} main @param {(sentence: string) => void} tell */
export function hinting(main, tell) {
  const form = /** @type {HTMLFormElement} */ (document.getElementById("ask-hint"));
  const place = /** @type {HTMLElement} */ (document.getElementById("hint"));
  let asked = "";
  main.addEventListener("submit", (event) => {
    if (event.target !== form) return;
    event.preventDefault();
    event.stopPropagation();
    if (asked !== main.dataset.version) ask();
    else if (place.firstElementChild) forget();
  });
  new MutationObserver(() => {
    if (asked !== main.dataset.version) forget();
  }).observe(main, { attributeFilter: ["data-version"] });

  function forget() {
    asked = place.textContent = "";
  }

  async function ask() {
    const version = asked = main.dataset.version ?? "";
    place.textContent = main.dataset.thinks ?? "";
    const said = await answerTo(form).catch(() => ({ sentence: main.dataset.lost }));
    if (asked !== version) return;
    if (said.html) return show(place, said.html);
    forget();
    tell(said.sentence);
  }
}

/** @param {HTMLFormElement} form */
async function answerTo(form) {
  return (await post(form.action, new FormData(form), PATIENCE)).json();
}

/** Its buttons point at dice and houses as those of the choices do.
 * @param {HTMLElement} place @param {string} html */
function show(place, html) {
  place.innerHTML = html;
  for (const button of place.querySelectorAll("button")) {
    /** @type {HTMLElement | null} */
    const choice = document.querySelector(`#choices [value="${CSS.escape(button.value)}"]`);
    const { dice, house } = choice?.dataset ?? {};
    if (dice) button.dataset.dice = dice;
    if (house) button.dataset.house = house;
  }
}
