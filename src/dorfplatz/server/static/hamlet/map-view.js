/** Which part of the village is seen: its middle, and how many pixels a unit of the drawing has.
 * While it moves, the picture is only shifted, which is quick; when it rests, it is drawn anew. */

const still = matchMedia("(prefers-reduced-motion: reduce)");
const MARGIN = 24;
const LARGEST = 4;
/** Names would be too small to be read below this. */
const FAR = 0.85;
/** Milliseconds without a movement. */
const REST = 150;

/** @typedef {{x: number, y: number, px: number}} View */

export class MapView {
  /** @param {SVGSVGElement} map */
  constructor(map) {
    this.map = map;
    /** Whether somebody has chosen what to see; otherwise it is all of the village. */
    this.moved = false;
    this.frame = 0;
    this.resting = 0;
    this.village = this.around();
    /** What is to be seen, and what the picture was drawn for. */
    this.shown = this.drawn = this.fitting();
    new ResizeObserver(() => this.resize()).observe(map);
  }

  /** The box around all places. */
  around() {
    const boxes = [...this.map.querySelectorAll("[data-box]")].map(boxOf);
    const left = Math.min(...boxes.map((box) => box.x)),
      top = Math.min(...boxes.map((box) => box.y));
    const right = Math.max(...boxes.map((box) => box.x + box.width)),
      bottom = Math.max(...boxes.map((box) => box.y + box.height));
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  /** @returns {View} */
  fitting() {
    const { x, y, width, height } = this.around();
    const px = Math.min(
      this.map.clientWidth / (width + 2 * MARGIN),
      this.map.clientHeight / (height + 2 * MARGIN),
      LARGEST,
    );
    return { x: x + width / 2, y: y + height / 2, px: px || 1 };
  }

  resize() {
    if (!this.moved) this.shown = this.fitting();
    this.draw();
  }

  /** The village has grown: if nobody has moved it, all of it is shown again. */
  grown() {
    const before = this.village, now = this.around();
    this.village = now;
    if (
      !this.moved &&
      Object.entries(now).some(([key, value]) =>
        before[/** @type {keyof typeof now} */ (key)] !== value
      )
    ) this.go(this.fitting());
  }

  fit() {
    this.moved = false;
    this.map.classList.remove("moved");
    this.go(this.fitting());
  }

  /** @param {number} across in pixels @param {number} down */
  pan(across, down) {
    const { x, y, px } = this.shown;
    this.choose({ x: x - across / px, y: y - down / px, px });
  }

  /** Closer or further away; the point under the pointer stays where it is.
   * @param {number} times @param {{clientX: number, clientY: number}} [pointer]
   * @param {boolean} [slowly] */
  zoom(times, pointer, slowly) {
    const { x, y, px } = this.shown;
    const least = Math.min(this.fitting().px, 1) / 2;
    const next = Math.min(LARGEST, Math.max(least, px * times));
    const box = /** @type {Element} */ (this.map.parentElement).getBoundingClientRect();
    const across = pointer ? pointer.clientX - box.x - box.width / 2 : 0;
    const down = pointer ? pointer.clientY - box.y - box.height / 2 : 0;
    this.choose(
      { x: x + across / px - across / next, y: y + down / px - down / next, px: next },
      slowly,
    );
  }

  /** So that a place can be seen. @param {DOMRect} box */
  reveal(box) {
    const { x, y, px } = this.shown;
    const wide = this.map.clientWidth / px / 2, high = this.map.clientHeight / px / 2;
    const across = nudge(box.x, box.x + box.width, x - wide + MARGIN, x + wide - MARGIN);
    const down = nudge(box.y, box.y + box.height, y - high + MARGIN, y + high - MARGIN);
    if (across || down) this.choose({ x: x + across, y: y + down, px }, true);
  }

  /** What somebody wants to see; never so far away that the village is lost.
   * @param {View} view @param {boolean} [slowly] */
  choose(view, slowly) {
    const { x, y, width, height } = this.village;
    this.moved = true;
    this.map.classList.add("moved");
    const kept = { x: clamp(view.x, x, x + width), y: clamp(view.y, y, y + height), px: view.px };
    if (slowly) this.go(kept);
    else this.put(kept);
  }

  /** @param {View} goal */
  go(goal) {
    if (still.matches || document.hidden) return this.put(goal);
    const from = { ...this.shown }, start = performance.now();
    const step = () => {
      const share = Math.min(1, (performance.now() - start) / 260), eased = 1 - (1 - share) ** 3;
      const part = (/** @type {keyof View} */ key) => from[key] + (goal[key] - from[key]) * eased;
      this.shown = { x: part("x"), y: part("y"), px: part("px") };
      if (share === 1) return this.draw();
      this.shift();
      this.frame = requestAnimationFrame(step);
    };
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(step);
  }

  /** Once a frame, however often it is asked for. @param {View} view */
  put(view) {
    this.shown = view;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.shift());
  }

  /** Move the picture as it is; anew when too much of it would be missing or blurred. */
  shift() {
    const { shown, drawn, map } = this;
    const across = (drawn.x - shown.x) * shown.px,
      down = (drawn.y - shown.y) * shown.px,
      times = shown.px / drawn.px;
    if (
      times < 0.75 || times > 1.7 || Math.abs(across) > map.clientWidth / 5 ||
      Math.abs(down) > map.clientHeight / 5
    ) return this.draw();
    clearTimeout(this.resting);
    map.style.transform = `translate(${across}px, ${down}px) scale(${times})`;
    this.resting = setTimeout(() => this.draw(), REST);
  }

  draw() {
    const { x, y, px } = this.shown;
    const width = this.map.clientWidth / px, height = this.map.clientHeight / px;
    if (!width || !height) return;
    clearTimeout(this.resting);
    this.drawn = this.shown;
    this.map.style.transform = "";
    this.map.setAttribute("viewBox", `${x - width / 2} ${y - height / 2} ${width} ${height}`);
    this.map.style.setProperty("--px", px.toFixed(2));
    this.map.classList.toggle("far", px < FAR);
  }
}

/** Around a place that was laid. @param {Element} ground */
export function boxOf(ground) {
  const box = /** @type {HTMLElement} */ (ground).dataset.box ?? "";
  const [x, y, width, height] = box.split(" ").map(Number);
  return new DOMRect(x, y, width, height);
}

/** How far to go so that a stretch lies within another.
 * @param {number} start @param {number} end @param {number} from @param {number} to */
const nudge = (start, end, from, to) => (start < from ? start - from : end > to ? end - to : 0);

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.min(most, Math.max(least, value));
