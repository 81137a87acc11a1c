/** This browser's numbers for the dice. Each is sealed first and opened only when all others are
 * seen to be sealed, so that nobody can choose theirs after seeing another. What was seen and given
 * is kept here: the dice page compares. */
import { hash, hex } from "./dice/draws.js";
import { given } from "./dice/remembering.js";
import { post } from "./requests.js";

/** Seals are those of all seats when this browser opened its first number, and never change after
 * that; `confirmed` are its own as the server repeated them; `after` is how many entries may come
 * from a fork; `earlier` is what it gave last for each seat in another round.
 * @typedef {{round: number, hash: string, after: number, numbers: Record<string, string>,
 *   seals: Record<string, string>, confirmed: Record<string, string>,
 *   earlier: Record<string, Given>, opened?: boolean}} Kept
 * @typedef {{round: number, number: string, seal?: string}} Given
 * @typedef {{phase: string, seals: Record<string, string | null>, closed: number[]}} Round
 *   how far all are, the seal of each awaited seat, and the seats whose number is not open */

const main = /** @type {HTMLElement} */ (document.querySelector("[data-round]"));
const round = Number(main?.dataset.round);

/** Does what is asked of this browser now.
 * @returns {Promise<boolean>} whether the game has begun */
export async function addNumbers() {
  if (!main) return false;
  const mine = JSON.parse(main.dataset.mine ?? "[]").map(String);
  const asked = (/** @type {string} */ seat) => mine.includes(seat);
  let now = /** @type {Round} */ (JSON.parse(main.dataset.dice ?? "{}"));
  const alone = now.phase !== "seats" && Object.keys(now.seals).every(asked);
  for (const seat of Object.keys(now.seals).filter((each) => asked(each) && !now.seals[each])) {
    const openly = alone || !maySeal();
    if (openly) keepSeals(now.seals);
    now = await first(seat, openly);
  }
  if (now.phase !== "opening" || Object.values(now.seals).some((each) => !each)) {
    return now.phase === "begun";
  }
  keepSeals(now.seals);
  for (const seat of now.closed.map(String).filter(asked)) now = await open(seat) ?? now;
  return now.phase === "begun";
}

/** Where hashes can be made, and a number can be kept until it is opened. */
function maySeal() {
  return Boolean(crypto.subtle) && keep({});
}

/** A page that is loaded twice gives the same number.
 * @param {string} seat @param {boolean} openly */
async function first(seat, openly) {
  const number = kept().numbers[seat] ?? hex(crypto.getRandomValues(new Uint8Array(32)));
  keep({ numbers: { ...kept().numbers, [seat]: number } });
  const now = openly
    ? await send("dice/number", { seat, number })
    : await send("dice/seal", { seat, seal: await hash(number) });
  await confirm(seat, number, now.seals[seat]);
  return now;
}

/** The server has a number of this browser, sealed or open, and may not drop it quietly any more.
 * @param {string} seat @param {string} number @param {string | null | undefined} seal */
async function confirm(seat, number, seal) {
  if (!seal || (crypto.subtle && await hash(number) !== seal)) return;
  keep({ confirmed: { ...kept().confirmed, [seat]: seal } });
}

/** Once something is open, others' numbers must be those they had sealed by then.
 * @param {Record<string, string | null>} seen */
function keepSeals(seen) {
  if (kept().opened) return;
  const sealed = Object.entries(seen).flatMap(([seat, seal]) => seal ? [[seat, seal]] : []);
  keep({ opened: true, seals: Object.fromEntries(sealed) });
}

/** Another device may have sealed it; then that one opens it. Nothing is opened where the server's
 * hash is not the one seen first. @param {string} seat */
function open(seat) {
  const { numbers, hash: seen } = kept();
  return numbers[seat] && seen === main.dataset.hash
    ? send("dice/number", { seat, number: numbers[seat] })
    : null;
}

/** @param {string} address @param {Record<string, string>} told @returns {Promise<Round>} */
async function send(address, told) {
  const form = /** @type {HTMLFormElement} */ (document.getElementById("plain"));
  const said = new FormData(form);
  for (const [name, value] of Object.entries({ ...told, round: String(round) })) {
    said.set(name, value);
  }
  const answer = await post(address, said);
  if (answer.status === 429 || answer.status >= 500) throw new Error(answer.statusText);
  return { phase: "", seals: {}, closed: [], ...(await answer.json()).dice };
}

const key = () => `dorfplatz-dice-${main.dataset.table}`;

/** @returns {Kept} */
function kept() {
  const fresh = {
    round,
    hash: main.dataset.hash ?? "",
    after: Number(main.dataset.after),
    numbers: {},
    seals: {},
    confirmed: {},
    earlier: {},
  };
  try {
    const found = JSON.parse(localStorage.getItem(key()) ?? "{}");
    if (found.round === round) return { ...fresh, ...found };
    return { ...fresh, earlier: { ...found.earlier, ...given(found) } };
  } catch {
    return fresh;
  }
}

/** @param {Partial<Kept>} more @returns {boolean} whether anything can be kept in this browser */
function keep(more) {
  try {
    localStorage.setItem(key(), JSON.stringify({ ...kept(), ...more }));
    return true;
  } catch {
    return false;
  }
}
