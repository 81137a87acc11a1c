/** The notice of a page: one sentence at a time. */

const notice = /** @type {HTMLElement} */ (document.getElementById("notice"));
/** How often to look whether somebody still reads, in milliseconds. */
const READING = 3000;

/** A sentence stays until another takes its place, unless it has a time: that is how many
 * milliseconds later it is forgotten. One that waits is not forgotten while somebody points at it,
 * or is at its link. A rule that stands in the way is linked.
 * @param {string} sentence
 * @param {{time?: number, waits?: boolean, rule?: {address: string, says: string}}} [how] */
export function tell(sentence, { time, waits = false, rule } = {}) {
  notice.textContent = sentence;
  if (rule) notice.append(linkTo(rule));
  if (sentence && time) setTimeout(() => forget(sentence, waits), time);
}

/** @param {{address: string, says: string}} rule */
function linkTo({ address, says }) {
  const link = document.createElement("a");
  return Object.assign(link, { className: "to-rule", href: address, target: "rules", title: says });
}

/** @param {string} sentence @param {boolean} waits */
function forget(sentence, waits) {
  if (notice.textContent !== sentence) return;
  if (waits && notice.matches(":hover, :focus-within")) {
    setTimeout(() => forget(sentence, waits), READING);
  } else notice.textContent = "";
}
