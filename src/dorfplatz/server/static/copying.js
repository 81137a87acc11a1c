/** Buttons that copy what stands beside them; without scripts it is selected by hand. */

const said = /** @type {HTMLElement} */ (document.querySelector("[data-copied]"));

/** @param {HTMLElement} source */
const textOf = (source) => (source instanceof HTMLInputElement ? source.value : source.innerText);

/** Over plain HTTP only what is selected can be copied. @param {HTMLElement} source */
export async function copy(source) {
  try {
    await navigator.clipboard.writeText(textOf(source));
    return true;
  } catch {
    select(source);
    return document.execCommand("copy");
  }
}

/** What is folded cannot be selected. @param {HTMLElement} source */
function select(source) {
  source.closest("details")?.setAttribute("open", "");
  source.focus();
  if (source instanceof HTMLInputElement) source.select();
  else getSelection()?.selectAllChildren(source);
}

/** @type {NodeListOf<HTMLButtonElement>} */
const buttons = document.querySelectorAll("[data-copy]");
for (const button of buttons) {
  const source = /** @type {HTMLElement} */ (document.getElementById(button.dataset.copy ?? ""));
  const before = button.textContent;
  button.hidden = false;
  button.setAttribute("aria-live", "polite");
  button.addEventListener("click", async () => {
    if (!await copy(source)) return;
    button.textContent = said.dataset.copied ?? "";
    setTimeout(() => {
      button.textContent = before;
    }, 2000);
  });
}
