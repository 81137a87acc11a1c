/** Enlivens the page of a table: news come in, moves go out. It knows no rule of any game. */
import { listen } from "./stream.js";
import { forgetAfter, setVersion, showLatest, showParts } from "./parts.js";
import { onKeys } from "./keys.js";
import { hinting } from "./hinting.js";
import { localTimes } from "./moments.js";
import { tell } from "./notices.js";
import { post } from "./requests.js";
import { ring } from "./sound.js";

/** @typedef {{reload?: boolean, version: number, chapter: number, parts: Record<string, string>,
 *   news: string[], aside: string, calls: boolean}} News */
/** What a game adds: something to be seen before news are shown, what it does when more of them
 * wait, and what goes with an exchange of parts.
 * @typedef {{before?: (news: News) => Promise<void>, arrives?: () => void,
 *   around?: (swap: () => void) => void}} Additions */

const main = /** @type {HTMLElement} */ (document.querySelector("[data-stream]"));
let calls = document.title.startsWith("●");
/** The version that answers what was sent; until it shows, nothing else is sent. News of it may
 * come before the answer. */
let awaited = 0;

/** @param {Additions} [additions] @returns {HTMLElement} the part of the page that is the table */
export function enliven(
  { before = async () => {}, arrives = () => {}, around = (swap) => swap() } = {},
) {
  const show = async (/** @type {News} */ news) => {
    if (news.reload || !document.getElementById("choices")) return location.reload();
    main.dataset.version = String(news.version);
    await before(news);
    await showParts(news.parts, news.version, news.calls, around);
    localTimes();
    forgetAfter(news.chapter);
    announce(news);
  };
  setVersion(Number(main.dataset.version));
  const touch = (/** @type {boolean} */ lost) => tell(lost ? main.dataset.lost ?? "" : "");
  listen(main.dataset.stream ?? "", show, arrives, touch);
  document.addEventListener("submit", submitted);
  localTimes();
  if (document.getElementById("choices")) {
    showLatest();
    hinting(main, mention);
    if ("keys" in main.dataset) onKeys();
  }
  return main;
}

/** For a while, unlike what is told of a lost connection.
 * @param {string} sentence @param {{address: string, says: string}} [rule] */
const mention = (sentence, rule) => tell(sentence, { time: 7000, waits: true, rule });

/** What happened, for those who listen; and a call for the player whose turn it is.
 * @param {News} news */
function announce(news) {
  const turn = news.calls && !calls ? document.getElementById("turn")?.textContent ?? "" : "";
  const live = document.getElementById("news");
  if (live && (news.news.length || turn)) live.textContent = [...news.news, turn.trim()].join(" ");
  if (news.aside) mention(news.aside);
  if (news.calls && !calls && "sound" in main.dataset) ring();
  calls = news.calls;
  document.title = (calls ? main.dataset.calls : "") + (main.dataset.title ?? "");
}

/** Send a form without leaving the page.
 * @param {HTMLFormElement} form @param {HTMLElement | null} submitter */
async function send(form, submitter) {
  const shown = Number(main.dataset.version);
  if (awaited > shown) return;
  awaited = shown + 1;
  tell("");
  const address = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
  try {
    const answer = await post(address, new FormData(form, submitter));
    const said = await answer.json();
    awaited = answer.ok ? Math.max(awaited, said.version ?? 0) : 0;
    mention(answer.ok ? "" : said.sentence, said.rule);
    if (answer.ok && said.version === undefined) location.assign(said.address);
    else if (answer.ok) expect(said.version);
  } catch {
    awaited = 0;
    mention(main.dataset.lost ?? "");
  }
}

/** What was done must show soon; if the stream is broken, the page is loaded anew.
 * @param {number} version */
function expect(version) {
  setTimeout(() => {
    if (Number(main.dataset.version) < version) location.reload();
  }, 3000);
}

/** @param {SubmitEvent} event */
function submitted(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.method !== "post" || !main.contains(form) || form.closest(".sheet")) return;
  event.preventDefault();
  send(form, /** @type {HTMLElement | null} */ (event.submitter));
}
