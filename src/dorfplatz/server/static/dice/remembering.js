/** What a browser kept of the dice before a game, beside what the record says of them. */

import { hash } from "./draws.js";

/** @typedef {import("./draws.js").Dice} Dice
 * @typedef {Pick<Dice, "hash" | "round" | "numbers" | "dropped" | "after">} Known
 * @typedef {Partial<import("../sealing.js").Kept>} Kept
 * @typedef {import("../sealing.js").Given} Given
 * @typedef {"none" | "same" | "watched" | "earlier" | "hash" | "number" | "foreign" | "lost" | "dropped"
 *   | "round"} Found */

/** Whether all is as this browser saw and gave it before the game, or the worst that is not.
 * @param {Kept} kept @param {Known} dice @returns {Promise<Found>} */
export async function compared(kept, dice) {
  if (!kept.hash || !kept.numbers) return "none";
  const before = givenBefore(kept, dice.round);
  const rounds = [...Object.values(before).map((each) => each.round), Number(kept.round)];
  if (Math.max(...rounds) > dice.round) return "earlier";
  if (kept.round === dice.round) {
    const found = await thisRound(kept, dice);
    if (found !== "same") return found;
  }
  const found = await leftOut(before, dice);
  return found === "same" && !Object.keys(kept.numbers).length ? "watched" : found;
}

/** The last number of each own seat that was given in another round and not again in this one.
 * @param {Kept} kept @param {number} round @returns {Record<string, Given>} */
function givenBefore(kept, round) {
  const now = kept.round === round ? {} : given(kept);
  const all = Object.entries({ ...kept.earlier, ...now });
  const again = kept.round === round ? kept.numbers ?? {} : {};
  return Object.fromEntries(all.filter(([seat]) => !(seat in again)));
}

/** The numbers of the round that was kept last, each with the seal that the server confirmed.
 * @param {Kept} kept @returns {Record<string, Given>} */
export function given({ round, numbers, confirmed }) {
  const all = Object.entries(numbers ?? {});
  return Object.fromEntries(
    all.map(([seat, number]) => [seat, {
      round: Number(round),
      number,
      seal: confirmed?.[seat],
    }]),
  );
}

/** @param {Kept} kept @param {Known} dice @returns {Promise<Found>} */
async function thisRound({ hash: seen, after, numbers = {}, seals = {} }, dice) {
  if (seen !== dice.hash) return "hash";
  const own = Object.entries(numbers);
  if (own.some(([seat, number]) => dice.numbers[seat] !== number)) return "number";
  return dice.after <= (after ?? 0) && await areSealed(dice, numbers, seals) ? "same" : "foreign";
}

/** Whether the numbers of others are exactly those that were sealed before this browser opened its
 * own: each as it was sealed, none added, none left out.
 * @param {Known} dice
 * @param {Record<string, string>} numbers @param {Record<string, string>} seals */
async function areSealed(dice, numbers, seals) {
  if (!globalThis.crypto?.subtle) return true;
  for (const seat of new Set([...Object.keys(dice.numbers), ...Object.keys(seals)])) {
    if (seat in numbers) continue;
    const number = dice.numbers[seat];
    if (!number || await hash(number) !== seals[seat]) return false;
  }
  return true;
}

/** What became of numbers that this browser gave in rounds before.
 * @param {Record<string, Given>} before @param {Known} dice @returns {Promise<Found>} */
async function leftOut(before, dice) {
  const all = await Promise.all(
    Object.entries(before).map(([seat, number]) => became(seat, number, dice)),
  );
  return (/** @type {Found[]} */ (["lost", "dropped", "round"])).find((each) =>
    all.includes(each)
  ) ?? "same";
}

/** A seat has one seal in a round; in a later round another device of its owner may have sealed. The
 * server may not have got a number that it never confirmed.
 * @param {string} seat @param {Given} own @param {Known} dice @returns {Promise<Found>} */
async function became(seat, own, dice) {
  const dropped = dice.dropped[seat];
  if (dropped) {
    const seal = globalThis.crypto?.subtle ? await hash(own.number) : dropped.seal;
    const isMine = dropped.round === own.round && dropped.seal === seal;
    return isMine || dropped.round > own.round || !own.seal ? "dropped" : "lost";
  }
  return own.seal && !dice.numbers[seat] ? "lost" : "round";
}
