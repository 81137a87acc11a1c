/** The bar of a replay: buttons, slider, pace, and words for where one is. */

const SPEED = "dorfplatz-replay-speed";

export class Bar {
  /** @param {HTMLElement} main @param {number[]} turns where they begin @param {number} last */
  constructor(main, turns, last) {
    /** @param {string} id */
    const find = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
    this.turns = turns;
    this.last = last;
    this.moves = main.dataset.moves ?? "";
    this.box = find("replay");
    this.slider = /** @type {HTMLInputElement} */ (find("slider"));
    this.speed = /** @type {HTMLSelectElement} */ (find("speed"));
    this.place = find("place");
    this.told = find("told");
    this.button = find("playing");
    this.number =
      /** @type {HTMLInputElement | null} */ (document.querySelector("input[name=move]"));
    this.slider.hidden = false;
    /** @type {HTMLElement} */ (this.speed.parentElement).hidden = false;
    this.speed.value = kept() ?? this.speed.value;
    if (!this.speed.value) this.speed.selectedIndex = 1;
    this.button.setAttribute("role", "button");
  }

  /** Milliseconds for each position. */
  get pause() {
    return Number(this.speed.value);
  }

  /** @param {number} number */
  turnBefore(number) {
    return this.turns.findLast((each) => each < number) ?? 0;
  }

  /** @param {number} number */
  turnAfter(number) {
    return this.turns.find((each) => each > number) ?? this.last;
  }

  /** @param {(way: string) => void} goBy @param {() => void} toggle
   * @param {(number: number) => void} go */
  listen(goBy, toggle, go) {
    this.box.addEventListener("click", (event) => {
      /** @type {HTMLElement | null} */
      const link = /** @type {Element} */ (event.target).closest("[data-go], #playing");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (link.dataset.go) goBy(link.dataset.go);
      else toggle();
    });
    this.slider.addEventListener("input", () => go(Number(this.slider.value)));
    this.speed.addEventListener("change", () => keep(this.speed.value));
    this.number?.form?.addEventListener("submit", (event) => {
      event.preventDefault();
      go(Number(this.number?.value));
    });
  }

  /** Where one is going; the board follows. @param {number} number @param {number[]} versions */
  at(number, versions) {
    this.slider.value = String(number);
    this.place.textContent = this.moves.replace("{number}", String(number));
    if (this.number) this.number.value = String(number);
    const goals = {
      first: 0,
      "previous-turn": this.turnBefore(number),
      previous: Math.max(0, number - 1),
      next: Math.min(this.last, number + 1),
      "next-turn": this.turnAfter(number),
      last: this.last,
    };
    for (const [way, goal] of Object.entries(goals)) {
      const link = /** @type {HTMLAnchorElement} */ (this.box.querySelector(`[data-go="${way}"]`));
      link.href = `../${versions[goal]}/`;
      if (goal === number) link.setAttribute("aria-disabled", "true");
      else link.removeAttribute("aria-disabled");
    }
  }

  /** The slider says it itself to whoever is there. @param {string} title @param {string} says */
  tell(title, says) {
    const words = document.createElement("span");
    words.className = "says";
    words.textContent = says;
    this.told.setAttribute("aria-live", document.activeElement === this.slider ? "off" : "polite");
    this.told.replaceChildren(words);
    this.slider.setAttribute("aria-valuetext", `${title}. ${says}`);
  }

  /** @param {boolean} now */
  plays(now) {
    const says = (now ? this.button.dataset.pause : this.button.dataset.play) ?? "";
    this.button.toggleAttribute("data-plays", now);
    this.button.title = says;
    /** @type {HTMLElement} */ (this.button.querySelector(".hidden")).textContent = says;
  }
}

/** Some browsers keep nothing. */
function kept() {
  try {
    return localStorage.getItem(SPEED);
  } catch {
    return null;
  }
}

/** @param {string} speed */
function keep(speed) {
  try {
    localStorage.setItem(SPEED, speed);
  } catch { /* then it is as usual the next time */ }
}
