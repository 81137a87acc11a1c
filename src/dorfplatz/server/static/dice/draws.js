/** Draws of a game, worked out from its record: see docs/dice.md. */

/** @typedef {{round: number, seal: string}} Dropped a sealed number that was left out
 * @typedef {{hash: string, secret: string, round: number, after: number,
 *   numbers: Record<string, string>, dropped: Record<string, Dropped>}} Dice
 * @typedef {{entry: number, text: string}} Drawn
 *   a draw, and how many entries the record had with it
 * @typedef {[string, number][]} Ways what can be drawn, in order, each with its weight */

/** @param {string} record @returns {{dice: Dice, draws: Drawn[], people: string[]}} */
export function read(record) {
  const lines = record.split(/\r?\n/);
  const body = lines.indexOf("");
  /** @type {Dice} */
  const dice = { hash: "", secret: "", round: 1, after: 0, numbers: {}, dropped: {} };
  const people = [];
  for (const line of lines.slice(0, body)) {
    const [, fact, first, second, third] = line.match(/^dice (\w+) (\w+) ?(\w*) ?(\w*)$/) ?? [];
    const person = line.match(/^seat (\d+) person /);
    if (person) people.push(person[1]);
    else if (fact === "number") dice.numbers[first] = second;
    else if (fact === "dropped") dice.dropped[first] = { round: Number(second), seal: third };
    else if (fact === "round" || fact === "after") dice[fact] = Number(first);
    else if (fact === "hash" || fact === "secret") dice[fact] = first;
  }
  const entries = lines.slice(body + 1).filter(Boolean).map((line, place) => ({
    entry: place + 1,
    line,
  }));
  const chance = entries.filter(({ line }) => line.startsWith("chance: "));
  return {
    dice,
    people,
    draws: chance.map(({ entry, line }) => ({ entry, text: line.slice("chance: ".length) })),
  };
}

/** @param {string} digits of bytes @returns {Promise<string>} SHA-256 of them */
export const hash = async (digits) => hex(await crypto.subtle.digest("SHA-256", bytes(digits)));

/** @param {Dice} dice
 * @returns {Promise<(draw: number, ways: Ways) => Promise<string>>} what must be drawn */
export async function drawer(dice) {
  const secret = bytes(dice.secret), algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", secret, algorithm, false, ["sign"]);
  const numbers = inOrder(dice.numbers).map(([seat, number]) => `${seat}:${number} `);
  const dropped = inOrder(dice.dropped).map(([seat, { round, seal }]) =>
    `dropped ${seat} ${round} ${seal} `
  );
  const known = [...numbers, ...dropped].join("");
  return async (draw, ways) => {
    const total = ways.reduce((sum, [, weight]) => sum + weight, 0);
    for (let again = 0;; again += 1) {
      const text = new TextEncoder().encode(`${known}draw ${draw} try ${again}`);
      const signed = await crypto.subtle.sign("HMAC", key, text);
      const value = new DataView(signed).getUint32(0);
      if (value < 2 ** 32 - (2 ** 32 % total)) return at(ways, value % total);
    }
  };
}

/** @template Kind @param {Record<string, Kind>} bySeat @returns {[string, Kind][]} */
const inOrder = (bySeat) =>
  Object.entries(bySeat).sort(([one], [other]) => Number(one) - Number(other));

/** All that so many dice can show, each roll as heavy as the ways it can fall.
 * @param {number} dice @returns {Ways} */
export function rolls(dice) {
  /** @type {Map<string, number>} */
  const ways = new Map();
  for (let fallen = 0; fallen < 6 ** dice; fallen += 1) {
    const faces = Array.from({ length: dice }, (_, die) => (Math.floor(fallen / 6 ** die) % 6) + 1);
    const roll = `roll ${faces.sort().join(" ")}`;
    ways.set(roll, (ways.get(roll) ?? 0) + 1);
  }
  return [...ways].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** @param {Ways} ways @param {number} place */
function at(ways, place) {
  for (const [way, weight] of ways) {
    if (place < weight) return way;
    place -= weight;
  }
  return "";
}

/** @param {ArrayBuffer | Uint8Array} all */
export const hex = (all) =>
  [...new Uint8Array(all)].map((each) => each.toString(16).padStart(2, "0")).join("");
/** @param {string} digits */
const bytes = (digits) =>
  new Uint8Array((digits.match(/../g) ?? []).map((each) => parseInt(each, 16)));
