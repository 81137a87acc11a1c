/** A replay: the table follows the slider, the buttons, the keys and the clock. It knows no
 * rule. */
import { tell } from "../notices.js";
import { parsedParts, putParts, showLatest, showParts } from "../parts.js";
import { changes, Positions } from "./positions.js";
import { Bar } from "./bar.js";
import { onKeys } from "./keys.js";
import { sharing } from "./sharing.js";

/** @typedef {import("./positions.js").Position} Position */
/** What a game adds to an exchange of parts. @typedef {(swap: () => void) => void} Around */

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const facts = /** @type {Record<string, string>} */ ({ ...main.dataset });
const versions = facts.versions.split(" ").map(Number);
const last = versions.length - 1;
const positions = new Positions(facts.until, Number(facts.stretch), last);

/** Where the page is, and where it should be. A move that was taken back lies between two stops. */
let shown = versions.indexOf(Number(facts.version)), wanted = Number(facts.number);
/** The parts on the page; none are known before they were fetched once.
 * @type {Record<string, string>} */
let parts = {};
let busy = false;
/** Set while the game is played. */
let clock = 0, playing = false;

/** @param {Around} [around] @returns {HTMLElement} the part of the page that is the table */
export function replaying(around = (swap) => swap()) {
  const bar = new Bar(main, facts.turns.split(" ").map(Number), last);
  const share = sharing(versions, mention, facts.copied);

  /** @param {number} number */
  function go(number) {
    wanted = Math.max(0, Math.min(last, number));
    bar.at(wanted, versions);
    if (!busy) follow();
  }

  /** Shows what is wanted, and whatever is wanted meanwhile. */
  async function follow() {
    busy = true;
    try {
      while (shown !== wanted) await show(wanted);
      mention("");
      positions.prepare(shown);
    } catch (problem) {
      console.error(problem);
      mention(facts.lost);
      stop();
    } finally {
      busy = false;
    }
    if (playing) wait();
  }

  /** @param {number} number */
  async function show(number) {
    if (!Object.keys(parts).length && shown >= 0) parts = (await positions.at(shown)).parts;
    const position = positions.peek(number) ?? await positions.at(number),
      step = Math.abs(number - shown) === 1;
    if (!step) await frame();
    if (number !== wanted && positions.peek(wanted)) return;
    await put(position, step);
    shown = number;
    bar.tell(position.title, position.says);
    share.at(shown);
  }

  /** A step is shown as it was seen at the table, a leap at once.
   * @param {Position} position @param {boolean} step */
  async function put(position, step) {
    const fresh = changes(parts, position.parts);
    for (const each of document.querySelectorAll("#log .chapter")) {
      if (!(each.id in position.parts)) each.remove();
    }
    if (step) await showParts(fresh, position.version, true, around);
    else putParts(parsedParts(fresh));
    requestAnimationFrame(showLatest);
    parts = position.parts;
    main.dataset.version = String(position.version);
  }

  function play() {
    playing = true;
    bar.plays(playing);
    if (wanted === last) go(0);
    else if (!busy) wait();
  }

  function stop() {
    playing = false;
    clearTimeout(clock);
    bar.plays(playing);
  }

  function wait() {
    clearTimeout(clock);
    if (wanted === last) return stop();
    clock = setTimeout(() => {
      if (!busy) go(wanted + 1);
    }, bar.pause);
  }

  const deeds = /** @type {Record<string, () => void>} */ ({
    first: () => go(0),
    "previous-turn": () => go(bar.turnBefore(wanted)),
    previous: () => go(shown < 0 ? wanted : wanted - 1),
    next: () => go(wanted + 1),
    "next-turn": () => go(bar.turnAfter(wanted)),
    last: () => go(last),
  });
  const goBy = (/** @type {string} */ way) => {
    stop();
    deeds[way]?.();
  };
  const toggle = () => (playing ? stop() : play());

  bar.listen(goBy, toggle, (number) => {
    stop();
    go(number);
  });
  onKeys("keys" in facts ? document : bar.box, goBy, toggle);
  showLatest();
  positions.prepare(wanted);
  if ("plays" in facts) play();
  return main;
}

/** Whoever pulls at the slider needs no more positions than there are frames. */
const frame = () =>
  new Promise((done) => {
    if (document.hidden) done(0);
    else requestAnimationFrame(done);
  });

/** @param {string} sentence */
const mention = (sentence) => tell(sentence, { time: 4000 });
