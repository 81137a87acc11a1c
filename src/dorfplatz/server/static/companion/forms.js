/** Forms of the companion: what is written down by hand. */
import { hidden, make } from "./making.js";
import { filled } from "./playing.js";

/** @typedef {import("./playing.js").Play} Play
 * @typedef {import("./playing.js").Field} Field
 * @typedef {import("./board.js").Around} Around */

/** @param {Play} play @param {Field[]} fields @param {Around} around */
export const fields = (play, fields, around) => fields.map((field) => fieldOf(play, field, around));

/** @param {Play} play @param {Field} field @param {Around} around */
function fieldOf(play, field, around) {
  const { name, among, named, least, most } = field,
    value = play.variables[name],
    label = play.say(field.say);
  if (among) {
    return make(
      least ? "fieldset.in-order" : "fieldset",
      {},
      make("legend", {}, label),
      ...(least ? places(play, field, around) : boxes(play, field)),
    );
  }
  if (named) {
    return make(
      "label",
      {},
      label,
      make(
        "select",
        { name },
        ...named.map((say, number) =>
          make("option", { value: String(number), selected: number === value }, play.say(say))
        ),
      ),
    );
  }
  return make(
    "label",
    {},
    label,
    make("input", {
      type: "number",
      inputmode: "numeric",
      name,
      min: String(least),
      max: String(most),
      value: String(value),
      required: true,
    }),
  );
}

/** @param {Play} play @param {Field} field @param {Around} around */
function places(play, { name, among = [], least, words }, around) {
  const names = play.flow.words[words];
  return among.map((_, place) => {
    const options = among.map((word) =>
      make(
        "option",
        { value: word, selected: play.variables[name][place] === word },
        `${place + 1}. ${names[word]}`,
      )
    );
    const none = place >= least &&
      make("option", { value: "" }, `${place + 1}. ${around.words.none}`);
    return make(
      "label",
      {},
      hidden(filled(around.words.tile, { number: place + 1 })),
      make("select", { name }, none, ...options),
    );
  });
}

/** @param {Play} play @param {Field} field */
const boxes = (play, { name, among = [], words }) =>
  among.map((word) =>
    make(
      "label.check",
      {},
      make("input", {
        type: "checkbox",
        name,
        value: word,
        checked: play.variables[name].includes(word),
      }),
      " ",
      make("span", {}, play.flow.words[words][word]),
    )
  );

/** What was written into a form. @param {HTMLFormElement} form @param {Field[]} fields */
export function valuesOf(form, fields) {
  const written = new FormData(form);
  const value = (/** @type {Field} */ { name, among }) =>
    among ? written.getAll(name).map(String).filter(Boolean) : Number(written.get(name));
  return Object.fromEntries(fields.map((field) => [field.name, value(field)]));
}

/** Choosing a word in one place takes it from another, which gets what was here.
 * @param {Element} list with selects */
export function keepsOrder(list) {
  const selects = [...list.querySelectorAll("select")];
  let before = selects.map((each) => each.value);
  list.addEventListener("change", ({ target }) => {
    const here = selects.indexOf(/** @type {HTMLSelectElement} */ (target));
    if (here < 0) return;
    const other = selects.findIndex((each, place) =>
      place !== here && each.value && each.value === selects[here].value
    );
    if (other >= 0) selects[other].value = before[here];
    before = selects.map((each) => each.value);
  });
}
