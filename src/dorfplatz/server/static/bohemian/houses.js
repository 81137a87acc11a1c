/** Houses that the dice reach: the choices say which. A click on such a house makes its choice. */

/** @returns {HTMLButtonElement[]} */
export const choices = () => Array.from(document.querySelectorAll("#choices .choice[data-house]"));

/** @param {Element} spot */
export const choicesFor = (spot) =>
  choices().filter((choice) => `house-${choice.dataset.house}` === spot.id);

/** Show on the board what the choices say. */
export function markHouses() {
  const mayAct = !document.querySelector("#acting:disabled");
  for (const spot of document.querySelectorAll(".spot")) {
    const own = choicesFor(spot);
    const link = /** @type {HTMLElement} */ (spot.firstElementChild);
    const says = [link.dataset.says, ...own.map((choice) => choice.dataset.says)].join(" ");
    spot.classList.toggle("reach", own.length > 0);
    spot.classList.toggle("kick", own.some((choice) => "kicks" in choice.dataset));
    link.setAttribute("aria-label", says);
    link.title = says;
    if (mayAct && own.length) link.setAttribute("role", "button");
    else link.removeAttribute("role");
  }
}

/** Make the choice of a house; if several sets of dice lead there, ask which.
 * @param {Element} spot @returns {boolean} whether there was one */
export function choose(spot) {
  const own = choicesFor(spot).filter((choice) => !choice.matches(":disabled"));
  if (own.length === 1) own[0].click();
  else if (own.length > 1) ask(own);
  return own.length > 0;
}

/** @param {HTMLButtonElement[]} own */
function ask(own) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("ways"));
  const buttons = own.map((choice) => {
    const button = document.createElement("button");
    const dice = choice.closest(".group")?.querySelectorAll(".small-die") ?? [];
    for (const die of dice) if (!choice.contains(die)) button.append(die.cloneNode(true));
    button.setAttribute("aria-label", choice.dataset.dice ?? "");
    button.addEventListener("click", () => {
      dialog.close();
      choice.click();
    });
    return button;
  });
  dialog.querySelector(".buttons")?.replaceChildren(...buttons);
  dialog.showModal();
}
