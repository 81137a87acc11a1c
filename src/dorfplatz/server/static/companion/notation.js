/** A game as text, as the addresses have it: the setup, and all that was answered. */
import { Play, Senseless } from "./playing.js";

/** @typedef {import("./playing.js").Flow} Flow
 * @typedef {import("./playing.js").Field} Field
 * @typedef {import("./playing.js").Value} Value */

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** @param {Flow} flow @param {string[]} row @param {string[]} modifiers */
export function writeSetup(flow, row, modifiers) {
  const letters = modifiers.map((each) => LETTERS[flow.modifiers.indexOf(each)]).sort();
  return row.map((each) => flow.actions.indexOf(each)).join("") + letters.join("");
}

/** The game as far as it has been answered.
 * @param {Flow} flow @param {string} setup @param {string} said */
export function read(flow, setup, said) {
  if (said.length > flow.longest) throw new Senseless();
  const play = new Play(flow, readSetup(flow, setup));
  for (const each of split(said)) hear(play, each);
  return play;
}

/** What was answered, one by one. @param {string} said */
export const split = (said) =>
  said.split("-").flatMap((part) => /^[bf]/.test(part) ? [part] : [...part]);

/** @param {string[]} answers */
export const join = (answers) =>
  answers.map((each) => each.length === 1 ? each : `-${each}-`).join("").replaceAll("--", "-")
    .replace(/^-|-$/g, "");

/** @param {string} kind @param {Field[]} fields @param {Record<string, Value>} values */
export const writeForm = (kind, fields, values) =>
  kind + fields.map((field) => {
    const value = values[field.name];
    return Array.isArray(value)
      ? value.map((word) => field.among?.indexOf(word)).join("")
      : String(value).replace("-", "n");
  }).join("_");

/** @param {Flow} flow @param {string} text */
function readSetup({ actions, modifiers }, text) {
  const row = [...text.slice(0, actions.length)], chosen = [...text.slice(actions.length)];
  const letters = [...LETTERS.slice(0, modifiers.length)].filter((each) => chosen.includes(each));
  if ([...row].sort().join() !== [...actions.keys()].join() || chosen.join() !== letters.join()) {
    throw new Senseless();
  }
  return {
    row: row.map((each) => actions[Number(each)]),
    modifiers: chosen.map((each) => modifiers[LETTERS.indexOf(each)]),
  };
}

/** @param {Play} play @param {string} text */
function hear(play, text) {
  if (/^\d$/.test(text)) play.choose(Number(text));
  else if (text[0] === "b") play.write(values(play.flow.board, text), true);
  else if (text[0] === "f" && play.waits.is === "fill") {
    play.write(values(play.fields(play.waits.fields), text), false);
  } else throw new Senseless();
}

/** @param {Field[]} fields @param {string} text */
function values(fields, text) {
  const parts = text.slice(1).split("_");
  if (parts.length !== fields.length) throw new Senseless();
  const read = (/** @type {Field} */ field, /** @type {string} */ part) =>
    field.among ? words(field, part) : number(field, part);
  return Object.fromEntries(fields.map((field, place) => [field.name, read(field, parts[place])]));
}

/** @param {Field} field @param {string} text */
function words({ among = [], least }, text) {
  const found = [...text].map((digit) => among[Number(digit)]);
  if (
    !/^\d*$/.test(text) || found.some((word) => !word) || new Set(found).size < found.length ||
    found.length < least
  ) throw new Senseless();
  return found;
}

/** @param {Field} field @param {string} text */
function number({ least, most }, text) {
  const found = Number(text.replace("n", "-"));
  if (!/^n?\d{1,3}$/.test(text) || found < least || found > most) throw new Senseless();
  return found;
}
