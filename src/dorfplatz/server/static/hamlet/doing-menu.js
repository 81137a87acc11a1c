/** A small window at a place: what can be done there, and what there is to know about it. */

/** @param {HTMLElement} link @param {HTMLButtonElement[]} own its choices */
export function openMenu(link, own) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("place-menu"));
  const [heading, todo, about] = /** @type {HTMLElement[]} */ ([...dialog.children]);
  heading.textContent = (link.getAttribute("aria-label") ?? "").split(/[.(]/)[0].trim();
  todo.replaceChildren(...own.map((choice) => standIn(dialog, choice)));
  about.replaceChildren();
  dialog.onclick = (event) => {
    if (event.target === dialog) dialog.close();
  };
  dialog.showModal();
  place(dialog, link);
  explain(link.getAttribute("href") ?? "", heading, about).then(() => place(dialog, link));
}

/** A button that presses another.
 * @param {HTMLDialogElement} dialog @param {HTMLButtonElement} choice */
function standIn(dialog, choice) {
  const button = document.createElement("button"),
    uses = document.getElementById(choice.getAttribute("aria-describedby") ?? "");
  const picture = choice.closest(".group")?.querySelector(".what .art, summary .art");
  button.type = "button";
  button.className = "choice";
  Object.assign(button.dataset, choice.dataset);
  for (const name of ["key", "focus"]) delete button.dataset[name];
  if (picture) button.append(picture.cloneNode(true), " ");
  button.append(choice.dataset.says ?? "");
  if (uses) {
    button.append(
      Object.assign(document.createElement("small"), { textContent: uses.textContent }),
    );
  }
  button.addEventListener("click", () => {
    dialog.close();
    /** @type {HTMLElement | null} */
    const meant = document.querySelector(`#choices .choice[value="${CSS.escape(choice.value)}"]`);
    meant?.click();
  });
  return button;
}

/** @param {string} address @param {HTMLElement} heading @param {HTMLElement} about */
async function explain(address, heading, about) {
  about.dataset.about = address;
  const html = await fetch(`${address}?part=1`).then((answer) => (answer.ok ? answer.text() : ""))
    .catch(() => "");
  if (!html || about.dataset.about !== address) return;
  about.innerHTML = html;
  const title = about.querySelector("h2");
  if (title) heading.textContent = title.textContent;
  title?.remove();
}

/** Beside the place where there is room; on a phone it lies at the bottom.
 * @param {HTMLDialogElement} dialog @param {Element} link */
function place(dialog, link) {
  dialog.style.left = dialog.style.top = "";
  if (matchMedia("(max-width: 39.99rem)").matches) return;
  const at = link.getBoundingClientRect(), own = dialog.getBoundingClientRect();
  const right = at.right + 12, left = at.left - own.width - 12;
  const across = right + own.width < innerWidth - 8
    ? right
    : left > 8
    ? left
    : innerWidth - own.width - 8;
  dialog.style.left = `${Math.max(8, across)}px`;
  dialog.style.top = `${Math.max(8, Math.min(at.top, innerHeight - own.height - 8))}px`;
}
