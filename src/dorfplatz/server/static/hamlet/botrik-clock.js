/** How long each step of Botrik's turn stays: at a pace that is remembered, with pauses and
 * jumps. */

/** Milliseconds that a step needs at a normal pace, by what it is about. */
const NEEDS = /** @type {Record<string, number>} */ ({
  skipped: 500,
  failed: 1100,
  support: 900,
  marker: 1300,
  done: 2200,
  nothing: 1500,
  walked: 1500,
  moved: 900,
  bowl: 1100,
});
const FACTORS = /** @type {Record<string, number>} */ ({ quick: .4, normal: 1, slow: 2.2 });
/** What the visitor likes of bots, as a pace. */
const LIKED = /** @type {Record<string, string>} */ ({ quick: "once", human: "slow" });
const KEPT = "dorfplatz-botrik-pace";

export class Clock {
  /** @param {string} liked @param {() => void} changed */
  constructor(liked, changed) {
    this.pace = kept() ?? LIKED[liked] ?? "normal";
    this.paused = this.skipping = this.running = false;
    this.changed = changed;
    /** @type {(() => void) | null} */
    this.goOn = null;
    this.kind = "";
    this.timer = 0;
  }

  /** Whether the next step comes only when it is asked for. */
  get stands() {
    return this.paused || this.pace === "hand";
  }

  begin() {
    this.running = true;
    this.paused = this.skipping = false;
    this.changed();
  }

  end() {
    this.running = false;
    this.changed();
  }

  /** Until it is time for the next step. @param {string} kind of the step that is shown */
  wait(kind) {
    this.kind = kind;
    const time = new Promise((resolve) => {
      this.goOn = () => resolve(undefined);
    });
    this.wind();
    return time;
  }

  /** Set the time that a step has, from now on. */
  wind() {
    clearTimeout(this.timer);
    if (this.skipping) this.next();
    else if (!this.stands) {
      this.timer = setTimeout(
        () => this.next(),
        (NEEDS[this.kind] ?? 0) * (FACTORS[this.pace] ?? 1),
      );
    }
  }

  next() {
    clearTimeout(this.timer);
    this.goOn?.();
  }

  skip() {
    this.skipping = true;
    this.next();
  }

  /** @param {boolean} paused */
  pause(paused) {
    this.paused = paused;
    if (!paused && this.pace === "hand") this.pace = "normal";
    this.wind();
    this.changed();
  }

  /** @param {string} pace */
  set(pace) {
    this.pace = pace;
    this.paused = false;
    try {
      localStorage.setItem(KEPT, pace);
    } catch { /* it is not remembered */ }
    if (pace === "once") this.skip();
    else this.wind();
    this.changed();
  }
}

function kept() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}
