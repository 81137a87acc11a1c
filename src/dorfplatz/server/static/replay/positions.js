/** The positions of a game, fetched some at a time and kept, those beside the one shown ahead of
 * time. */
import { get } from "../requests.js";

/** @template Part
 * @typedef {{version: number, title: string, says: string, parts: Record<string, Part>}} With */
/** @typedef {With<string>} Position */
/** As it is sent: of the parts only those that are different from the one before, null if gone.
 * @typedef {With<string | null>} Sent */

/** Stretches kept: enough to go to and fro, and not the whole of a long game. */
const KEPT = 12;
/** How near the end of a stretch the next one is fetched. */
const AHEAD = 5;

export class Positions {
  /** @param {string} until how much of the game this page knows
   * @param {number} size of a stretch @param {number} last */
  constructor(until, size, last) {
    this.until = until;
    this.size = size;
    this.last = last;
    /** @type {Map<number, Promise<Position[]>>} */
    this.asked = new Map();
    /** @type {Map<number, Position[]>} */
    this.here = new Map();
  }

  /** @param {number} number @returns {Position | undefined} if it is here already */
  peek(number) {
    return this.here.get(Math.floor(number / this.size))?.[number % this.size];
  }

  /** @param {number} number */
  async at(number) {
    return (await this.stretch(Math.floor(number / this.size)))[number % this.size];
  }

  /** What is likely to be wanted next. @param {number} number */
  prepare(number) {
    for (const near of [number, number + AHEAD, number - AHEAD]) {
      if (near >= 0 && near <= this.last) this.at(near).catch(() => {});
    }
  }

  /** @param {number} place @returns {Promise<Position[]>} */
  stretch(place) {
    const known = this.asked.get(place) ?? this.fetch(place);
    this.asked.delete(place);
    this.asked.set(place, known);
    for (const oldest of [...this.asked.keys()].slice(0, -KEPT)) {
      this.asked.delete(oldest), this.here.delete(oldest);
    }
    return known;
  }

  /** @param {number} place @returns {Promise<Position[]>} */
  async fetch(place) {
    try {
      const answer = await get(`../parts?move=${place * this.size}&until=${this.until}`);
      if (!answer.ok) throw new Error(answer.statusText);
      const whole = filled(await answer.json());
      this.here.set(place, whole);
      return whole;
    } catch (problem) {
      this.asked.delete(place);
      throw problem;
    }
  }
}

/** Every position with all its parts. @param {Sent[]} sent @returns {Position[]} */
function filled(sent) {
  /** @type {Record<string, string>} */
  let parts = {};
  return sent.map((each) => {
    parts = { ...parts };
    for (const [id, html] of Object.entries(each.parts)) {
      if (html === null) delete parts[id];
      else parts[id] = html;
    }
    return { ...each, parts };
  });
}

/** What is different. @param {Record<string, string>} before @param {Record<string, string>} now */
export function changes(before, now) {
  return Object.fromEntries(Object.entries(now).filter(([id, html]) => before[id] !== html));
}
