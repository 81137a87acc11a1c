/** Two boxes that exclude each other cannot both be checked. */

/** @param {HTMLElement} form */
export function excluding(form) {
  form.addEventListener("change", ({ target }) => {
    const { checked, dataset } = /** @type {HTMLInputElement} */ (target);
    if (!checked || !dataset.excludes) return;
    /** @type {HTMLInputElement | null} */
    const other = form.querySelector(`[value="${dataset.excludes}"]`);
    if (other) other.checked = false;
  });
}
