/** The form of the score pad: what it says, what is wrong with it, and how the address says it. */

/** @typedef {import("./rules.js").Counts} Counts
 * @typedef {import("./rules.js").Source} Source
 * @typedef {{rules: Source[], because: Record<string, Record<string, string>>,
 *   counts: Record<string, string>, labels: Record<string, string>,
 *   titles: Record<string, string>, shops: Record<string, string>, most: Record<string, Counts>,
 *   figures: Counts, tiles: Counts, says: Record<string, string>}} Pad
 * @typedef {{says: string, field?: string}} Complaint */

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
export const form = /** @type {HTMLFormElement} */ (document.getElementById("pad"));
export const pad = /** @type {Pad} */ (JSON.parse(main.dataset.pad ?? "{}"));

/** @param {string} sentence @param {Record<string, string | number>} facts */
export const say = (sentence, facts) =>
  sentence.replace(/\{(\w+)\}/g, (_, name) => String(facts[name]));

/** @param {string} name @returns {string} the one of several that is chosen */
export const chosen = (name) => /** @type {RadioNodeList} */ (form.elements.namedItem(name)).value;
export const players = () => Number(chosen("p"));
export const byHouses = () => chosen("by") === "houses";

/** @param {string} id */
const field = (id) => /** @type {HTMLInputElement} */ (document.getElementById(id));
/** @param {string} id */
const text = (id) => field(id).value.trim();
/** @param {string} id */
const number = (id) => (/^[0-9]{1,3}$/.test(text(id)) ? Number(text(id)) : 0);

const seats = () => Array.from({ length: players() }, (_, seat) => seat);

/** @param {number} seat */
export const called = (seat) => text(`name-${seat}`) || say(pad.says.unnamed, { number: seat + 1 });

/** @returns {HTMLButtonElement[]} the houses on the table */
export const houses = () =>
  Array.from(form.querySelectorAll("[data-side]:not([hidden]) [data-house]"));

/** @param {Element} house @returns {HTMLInputElement} where it says who lives there */
export const owner = (house) => /** @type {HTMLInputElement} */ (house.nextElementSibling);

/** @returns {Counts[]} what everyone holds; what cannot be read counts as nothing */
export const held = () => seats().map((seat) => (byHouses() ? fromHouses(seat) : fromCounts(seat)));

/** @param {number} seat @returns {Counts} */
const fromCounts = (seat) =>
  Object.fromEntries(Object.keys(pad.counts).map((name) => [name, number(`${name}-${seat}`)]));

/** @param {number} seat @returns {Counts} */
function fromHouses(seat) {
  /** @type {Counts} */
  const counts = {
    ...Object.fromEntries(Object.keys(pad.counts).map((name) => [name, 0])),
    coins: number(`coins-${seat}`),
  };
  for (const village of form.querySelectorAll("[data-side]:not([hidden])")) {
    /** @type {HTMLElement[]} */
    const all = Array.from(village.querySelectorAll("[data-house]"));
    const full = all.every((house) => owner(house).value);
    for (const house of all.filter((each) => owner(each).value === String(seat + 1))) {
      const { kind, whenFull, value } = house.dataset;
      if (kind) counts[kind] += 1;
      if (full && whenFull) counts[whenFull] += Number(value);
    }
  }
  return counts;
}

/** @returns {Complaint[]} everything that is wrong */
export function complaints() {
  const found = [
    ...seats().flatMap(aboutName),
    ...(byHouses() ? ["coins"] : Object.keys(pad.most)).flatMap(aboutCount),
  ];
  return found.length ? found : together(held());
}

/** @param {number} seat @returns {Complaint[]} */
function aboutName(seat) {
  const name = text(`name-${seat}`);
  const most = field(`name-${seat}`).maxLength;
  return [...name].length > most
    ? [{ says: say(pad.says.name, { name, most }), field: `name-${seat}` }]
    : [];
}

/** @param {string} name @returns {Complaint[]} */
function aboutCount(name) {
  const most = pad.most[name][players()];
  return seats().flatMap((seat) => {
    const id = `${name}-${seat}`;
    const found = text(id);
    if (!found || (/^[0-9]{1,3}$/.test(found) && Number(found) <= most)) return [];
    return [{
      says: say(pad.says.number, { who: called(seat), what: pad.labels[name], found, most }),
      field: id,
    }];
  });
}

/** @param {Counts[]} all @returns {Complaint[]} what does not fit together */
function together(all) {
  const most = pad.figures[players()];
  const wrong = [];
  all.forEach((counts, seat) => {
    const found = byHouses()
      ? houses().filter((each) => owner(each).value === String(seat + 1)).length
      : standing(counts);
    if (found > most) {
      wrong.push({ says: say(pad.says.figures, { who: called(seat), most, found }) });
    }
  });
  all.forEach((counts, seat) => {
    if (counts.printed && !counts.town_halls) {
      wrong.push({
        says: say(pad.says.printed, { who: called(seat), found: counts.printed }),
        field: `printed-${seat}`,
      });
    }
  });
  for (const [name, tiles] of Object.entries(pad.tiles)) {
    const found = all.reduce((sum, counts) => sum + counts[name], 0);
    if (found > tiles) {
      wrong.push({ says: say(pad.says.tiles, { what: pad.labels[name], found, most: tiles }) });
    }
  }
  return wrong;
}

/** @param {Counts} counts how many figures they are */
const standing = (counts) =>
  Object.entries(counts).reduce(
    (sum, [name, count]) => sum + (name === "printed" || name === "coins" ? 0 : count),
    0,
  );

/** Nothing and zero only hold the place of those after them.
 * @param {string} name @param {string} value */
const tells = (name, value) => value !== "" && (name === "n" || value !== "0");

/** @returns {string} what stands in the form as parameters of an address; empty for an empty pad */
export function query() {
  const said = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  const kept = said.filter(([name], place) =>
    said.slice(place).some(([other, later]) => other === name && tells(name, later))
  );
  const blank = kept.every(([name]) => name === "p" || name === "by");
  return blank
    ? ""
    : new URLSearchParams(kept.filter((pair) => pair.join() !== "by,counts")).toString();
}

/** Put into the form what an address says. @param {string} query */
export function fill(query) {
  const said = new URLSearchParams(query);
  /** @type {Record<string, HTMLInputElement[]>} */
  const fields = {};
  for (const each of form.querySelectorAll("input")) (fields[each.name] ??= []).push(each);
  for (const [name, own] of Object.entries(fields)) {
    const values = said.getAll(name);
    if (own[0].type === "radio") {
      const usual = own.find((each) => "usual" in each.dataset) ?? own[0];
      (own.find((each) => each.value === values[0]) ?? usual).checked = true;
    } else {
      for (const [place, each] of own.entries()) each.value = values[place] ?? "";
    }
  }
}
