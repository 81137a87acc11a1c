/** Botrik's turn is played step by step before the table shows what came of it. */
import { Clock } from "./botrik-clock.js";
import {
  asks,
  Caption,
  failedSoFar,
  light,
  listUpTo,
  mark,
  numberOf,
  unlight,
  wordsOf,
} from "./botrik-scene.js";
import { gliding } from "./map.js";
import { parsed, parsedParts, putParts } from "../parts.js";
import { get } from "../requests.js";

/** @typedef {import("../table.js").News} News */
/** Parts of the page by their ids. @typedef {Record<string, string>} Moment */

/** @param {HTMLElement} main
 * @returns {{before: (news: News) => Promise<void>, arrives: () => void}} what goes before news are
 * shown, and what is done when more of them wait */
export function playing(main) {
  const caption = new Caption(main), clock = new Clock(main.dataset.pace ?? "", dress);
  /** What has been seen of his turns. */
  let seen = sight(list());
  /** A turn that is seen again. */
  let replay = Promise.resolve();
  dress();
  listening();
  return {
    before,
    arrives: () => {
      if (clock.running) clock.skip();
    },
  };

  /** @param {News} news */
  async function before(news) {
    if (clock.running) clock.skip();
    await replay;
    const html = news.parts["botrik-turn"];
    if (html === undefined) return;
    delete news.parts["botrik-turn"];
    const fresh = /** @type {HTMLElement} */ (parsed(html)), known = seen;
    seen = sight(fresh);
    exchange(fresh);
    const steps = stepsOf(fresh).filter((step) => isNew(step, known, seen));
    if (steps.every(asks) || clock.pace === "once" || document.hidden) return;
    acts(true);
    listUpTo(stepsOf(fresh), null, numberOf(steps[0]) - 1);
    clock.begin();
    const had = document.activeElement;
    if (!had || had === document.body || had.closest(".acting")) caption.takeFocus();
    try {
      await perform(news, fresh, steps);
    } finally {
      if (caption.hasFocus()) document.getElementById("turn")?.focus({ preventScroll: true });
      listUpTo(stepsOf(fresh), null);
      clock.end();
      acts(false);
    }
  }

  /** @param {News} news @param {HTMLElement} fresh the whole list
   * @param {HTMLElement[]} steps those that are new */
  async function perform(news, fresh, steps) {
    const moments = (await fetched()).slice(0, numberOf(steps[steps.length - 1]) + 1);
    if (moments.length !== stepsOf(fresh).length + 1) return;
    await begin(news, steps, moments);
    const told = await play(steps, moments);
    if (told < steps.length) put(Object.assign({}, ...moments));
    news.news = steps.slice(told).map(wordsOf);
  }

  /** What Botrik does not change is shown as it is now; all else as it was when he began.
   * @param {News} news @param {HTMLElement[]} steps @param {Moment[]} moments */
  async function begin(news, steps, moments) {
    const done = Object.entries(news.parts).filter(([id]) =>
      /^(place|ground)-|^(land|roads)$/.test(id) && !(id in moments[0])
    );
    const first = numberOf(steps[0]) === 1 ? moments[0] : {};
    await gliding(() => put({ ...Object.fromEntries(done), ...first }));
  }

  /** @param {HTMLElement[]} steps @param {Moment[]} moments
   * @returns {Promise<number>} how many were told */
  async function play(steps, moments) {
    const all = stepsOf(list());
    let told = 0;
    main.classList.add("botrik-plays");
    for (const id of ["botrik", "map"]) {
      if (id === "map" || wide.matches) {
        document.getElementById(id)?.scrollIntoView({ block: "nearest" });
      }
    }
    caption.open();
    for (const step of steps) {
      if (clock.skipping || asks(step)) break;
      told += 1;
      show(step, all, moments[numberOf(step)]);
      await clock.wait([...step.classList].find((name) => name.startsWith("is-"))?.slice(3) ?? "");
    }
    caption.close();
    main.classList.remove("botrik-plays");
    listUpTo(all, null);
    unlight();
    mark("tried", []);
    return told;
  }

  /** @param {HTMLElement} step @param {HTMLElement[]} all @param {Moment} moment */
  function show(step, all, moment) {
    listUpTo(all, step);
    caption.words.textContent = wordsOf(step);
    gliding(() => put(moment));
    light(step);
    mark("tried", failedSoFar(step));
  }

  /** The latest turn once more, and then the table as it is now. */
  async function again() {
    clock.begin();
    const steps = stepsOf(list()), moments = await fetched();
    if (clock.skipping || moments.length !== steps.length + 1) return clock.end();
    /** @type {Record<string, Element>} */
    const present = {};
    for (const id of Object.keys(moments[0])) {
      const element = document.getElementById(id);
      if (element) present[id] = element;
    }
    put(moments[0]);
    await play(steps, moments);
    putParts(present);
    clock.end();
  }

  /** The list of a new turn takes the place of the old one; in the same turn it stays open where it
   * was. @param {HTMLElement} fresh */
  function exchange(fresh) {
    const old = list();
    if (old.dataset.turn === fresh.dataset.turn) {
      for (const why of old.querySelectorAll(".step:has(details[open])")) {
        const { step } = /** @type {HTMLElement} */ (why).dataset;
        fresh.querySelector(`[data-step="${step}"] details`)?.setAttribute("open", "");
      }
    }
    old.replaceWith(fresh);
    dress();
  }

  /** Buttons for what can be done now. */
  function dress() {
    /** @type {HTMLElement | null} */
    const controls = list().querySelector(".controls");
    if (!controls) return;
    controls.hidden = false;
    /** @type {HTMLSelectElement} */ (controls.querySelector("select")).value = clock.pace;
    /** @type {HTMLElement | null | undefined} */
    const had = document.activeElement?.closest("[data-playing]");
    const within = had?.parentElement;
    if (!caption.buttons.childElementCount) caption.copyButtons(list());
    const shown = /** @type {Record<string, boolean>} */ ({
      pause: clock.running && !clock.stands,
      play: clock.running && clock.stands,
      next: clock.running,
      skip: clock.running,
      again: !clock.running,
    });
    /** @type {NodeListOf<HTMLElement>} */
    const buttons = document.querySelectorAll("[data-playing]");
    for (const button of buttons) button.hidden = !shown[button.dataset.playing ?? ""];
    if (!had?.hidden) return;
    /** @type {HTMLElement | null | undefined} */
    const next = clock.running
      ? within?.querySelector("[data-playing]:not([hidden])")
      : controls.querySelector('[data-playing="again"]');
    next?.focus({ preventScroll: true });
  }

  function listening() {
    const deeds = /** @type {Record<string, () => void>} */ ({
      pause: () => clock.pause(true),
      play: () => clock.pause(false),
      next: () => clock.next(),
      skip: () => clock.skip(),
      again: () => {
        replay = again();
      },
    });
    main.addEventListener("click", (event) => {
      /** @type {HTMLElement | null} */
      const button = /** @type {Element} */ (event.target).closest("[data-playing]");
      if (button) deeds[button.dataset.playing ?? ""]?.();
    });
    main.addEventListener("change", (event) => {
      const select = /** @type {HTMLSelectElement} */ (event.target);
      if (select.matches("[data-pace]")) clock.set(select.value);
    });
    document.addEventListener("click", acted, { capture: true });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && clock.running && !document.querySelector("dialog[open]")) {
        clock.skip();
      }
    });
    pointing();
  }

  /** Whoever acts has seen enough. What could be done before Botrik's turn cannot be done any more.
   * @param {Event} event */
  function acted(event) {
    const target = /** @type {Element} */ (event.target);
    if (!clock.running || !target.closest('[form="act"], [form="undo"]')) return;
    clock.skip();
    if (!document.body.classList.contains("botrik-acts")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Pointing at a step in the list shows its places again. */
  function pointing() {
    /** @param {Event} event @returns {HTMLElement | null} */
    const stepAt = ({ target }) => /** @type {Element} */ (target).closest("#botrik-turn .step");
    for (const kind of ["pointerover", "focusin"]) {
      main.addEventListener(kind, (event) => {
        const step = stepAt(event);
        if (step && !clock.running) light(step);
      });
    }
    for (const kind of ["pointerout", "focusout"]) {
      main.addEventListener(kind, (event) => {
        if (stepAt(event) && !clock.running) unlight();
      });
    }
  }
}

/** Where his board stands beside the map. */
const wide = matchMedia("(min-width: 66rem)");

/** While he acts, the person cannot. @param {boolean} now */
const acts = (now) => document.body.classList.toggle("botrik-acts", now);

/** The list of his latest turn. */
const list = () => /** @type {HTMLElement} */ (document.getElementById("botrik-turn"));

/** @param {ParentNode} within @returns {HTMLElement[]} */
const stepsOf = (within) => Array.from(within.querySelectorAll(".step"));

/** Which turn a list tells, and how far; a question is no step, for it will be answered.
 * @param {HTMLElement} list */
const sight = (list) => ({
  turn: Number(list.dataset.turn ?? -1),
  count: stepsOf(list).filter((step) => !asks(step)).length,
});

/** @param {HTMLElement} step
 * @param {{turn: number, count: number}} known @param {{turn: number}} now */
const isNew = (step, known, now) =>
  now.turn > known.turn || (now.turn === known.turn && numberOf(step) > known.count);

/** @param {Moment} moment */
const put = (moment) => putParts(parsedParts(moment));

/** How the table looked after each step of the turn that is listed; nothing where that cannot be
 * had. @returns {Promise<Moment[]>} */
async function fetched() {
  try {
    const answer = await get(`moments?turn=${list().dataset.turn}`);
    return answer.ok ? await answer.json() : [];
  } catch {
    return [];
  }
}
