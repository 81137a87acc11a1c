/** Puts new parts of the page in place and lets the browser animate what moved. */

const still = matchMedia("(prefers-reduced-motion: reduce)");
/** The transition that was started last: what has a name has it from this one.
 * @type {ViewTransition | undefined} */
let latest;

/** @param {Record<string, string>} parts by the id of the element they replace
 * @param {number} version
 * @param {boolean} mayAct
 * @param {(swap: () => void) => void} around what a game does when parts are exchanged */
export async function showParts(parts, version, mayAct, around) {
  /** @type {[string, Element][]} */
  const fresh = Object.entries(parts).map(([id, html]) => [id, parsed(html)]);
  const swap = () =>
    around(() => {
      const focus = focusBefore(parts);
      for (const [id, element] of fresh) put(id, element);
      setVersion(version);
      const over = document.querySelector(".finale");
      for (const acting of document.querySelectorAll("fieldset.acting")) {
        /** @type {HTMLFieldSetElement} */ (acting).disabled = !mayAct && !over;
      }
      if (focus) focusAfter(focus);
    });
  const before = things([document.body]);
  const after = things(fresh.map(([, element]) => element));
  const moved = [...after.keys()].filter((name) =>
    before.has(name) && signs(before.get(name)) !== signs(after.get(name))
  );
  if (!moved.length || still.matches || document.hidden || !("startViewTransition" in document)) {
    return swap();
  }
  unname(before);
  name(before, moved);
  await transit(() => {
    unname(before);
    swap();
    name(after, moved);
  }, () => unname(after));
}

/** Resolves when the page is changed. An animation may be skipped, for the next change does not
 * wait for it: that is no error. An error in the change itself is the caller's.
 * @param {() => void} change
 * @param {() => void} tidy after the animation, unless the next one has begun */
async function transit(change, tidy) {
  const transition = latest = document.startViewTransition(change);
  const end = () => {
    if (transition === latest) tidy();
  };
  transition.ready.catch(() => {});
  transition.finished.then(end, end);
  await transition.updateCallbackDone;
}

/** What the forms answer to. @param {number} version */
export function setVersion(version) {
  for (const field of document.querySelectorAll('input[name="version"]')) {
    /** @type {HTMLInputElement} */ (field).value = String(version);
  }
}

/** Puts parts in place at once, such as those of a moment between two moves.
 * @param {Record<string, Element>} parts by the id of the element they replace */
export function putParts(parts) {
  const focus = focusBefore(parts);
  for (const [id, element] of Object.entries(parts)) put(id, element);
  if (focus) focusAfter(focus);
}

/** @param {string} html */
export function parsed(html) {
  const template = document.createElement("template");
  template.innerHTML = html.trim();
  return /** @type {Element} */ (template.content.firstElementChild);
}

/** @param {Record<string, string>} parts by the id of the element they replace */
export const parsedParts = (parts) =>
  Object.fromEntries(Object.entries(parts).map(([id, html]) => [id, parsed(html)]));

/** @param {string} id @param {Element} fresh */
function put(id, fresh) {
  const old = document.getElementById(id);
  if (old) keepOpen(old, fresh), old.replaceWith(fresh);
  else if (id.startsWith("log-")) newest(fresh);
  if (id.startsWith("log-")) showLatest();
}

/** A part that was opened stays open, by its name or else by its place.
 * @param {Element} old @param {Element} fresh */
function keepOpen(old, fresh) {
  const name = (/** @type {HTMLDetailsElement} */ each, /** @type {number} */ place) =>
    each.dataset.fold ?? String(place);
  const open = new Map(
    [...old.querySelectorAll("details")].map((each, place) => [name(each, place), each.open]),
  );
  fresh.querySelectorAll("details").forEach((each, place) => {
    each.open = open.get(name(each, place)) ?? each.open;
  });
}

/** The log has its newest turn first. @param {Element} fresh */
function newest(fresh) {
  const log = document.getElementById("log");
  const number = (/** @type {Element} */ each) => Number(each.id.slice(4));
  const after = [...(log?.children ?? [])].find((each) => number(each) < number(fresh));
  log?.insertBefore(fresh, after ?? null);
}

/** Turns that were taken back leave the log. @param {number} chapter the newest that stands */
export function forgetAfter(chapter) {
  for (const each of document.querySelectorAll("#log .chapter")) {
    if (Number(each.id.slice(4)) > chapter) each.remove();
  }
}

/** A long turn is scrolled to what happened last, unless somebody reads. */
export function showLatest() {
  const log = document.getElementById("log"),
    turn = /** @type {HTMLElement | null | undefined} */ (log?.firstElementChild);
  if (log && turn && !log.matches(":hover, :focus-within")) {
    log.scrollTop = turn.offsetTop + turn.offsetHeight - log.clientHeight;
  }
}

/** Everything that may move, by its name: figures, dice, coins, the bishop.
 * @param {Element[]} within @returns {Map<string, HTMLElement>} */
function things(within) {
  const found = new Map();
  for (const part of within) {
    for (const each of part.querySelectorAll("[data-moves]")) {
      found.set(/** @type {HTMLElement} */ (each).dataset.moves, each);
    }
  }
  return found;
}

/** Where a thing is and how it looks: only what changes is animated.
 * @param {HTMLElement | undefined} thing */
const signs = (thing) =>
  `${thing?.closest("[id]")?.id} ${thing?.className} ${thing?.dataset.face ?? thing?.textContent}`;

/** @param {Map<string, HTMLElement>} all @param {string[]} moved */
function name(all, moved) {
  for (const each of moved) {
    /** @type {HTMLElement} */ (all.get(each)).style.viewTransitionName = each;
  }
}

/** @param {Map<string, HTMLElement>} all */
function unname(all) {
  for (const each of all.values()) each.style.viewTransitionName = "";
}

/** Where the keyboard was, if that place is about to be replaced.
 * @param {Record<string, unknown>} parts */
function focusBefore(parts) {
  const active = document.activeElement;
  const within = Object.keys(parts).find((id) =>
    active && document.getElementById(id)?.contains(active)
  );
  if (!within || !active) return null;
  const marks = /** @type {HTMLElement} */ (active).dataset;
  return { within, focus: marks.focus, building: marks.building, key: marks.key };
}

/** The same place, or the nearest there is.
 * @param {{within: string, focus?: string, building?: string, key?: string}} mark */
function focusAfter(mark) {
  const same = mark.focus
    ? `[data-focus="${CSS.escape(mark.focus)}"]`
    : mark.building
    ? `#${CSS.escape(mark.within)} [data-building]`
    : mark.key
    ? `[data-key="${CSS.escape(mark.key)}"]`
    : "";
  const places = [same, "#choices button", "#choices summary", "#buttons button", "#turn"];
  const found = places.filter(Boolean).flatMap((place) => [...document.querySelectorAll(place)])
    .find((each) => each.checkVisibility() && !each.matches(":disabled"));
  /** @type {HTMLElement | undefined} */ (found)?.focus({ preventScroll: true });
}
