/** Names are only asked of people at this device, and modifiers may exclude each other. */
import { excluding } from "./excluding.js";

for (const form of document.querySelectorAll("form")) excluding(form);

for (const seat of document.querySelectorAll("[data-seat]")) {
  const kind = /** @type {HTMLSelectElement} */ (seat.querySelector("select"));
  const name = /** @type {HTMLInputElement} */ (seat.querySelector("input"));
  const show = () => {
    const person = kind.value === "person";
    /** @type {HTMLElement} */ (name.parentElement).hidden = !person;
    name.required = person;
  };
  kind.addEventListener("change", show);
  show();
}
