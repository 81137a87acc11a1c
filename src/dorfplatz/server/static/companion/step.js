/** What the companion says now: what happened, what is to be done, what it asks. */
import { fields } from "./forms.js";
import { art, draw, make } from "./making.js";
import { filled } from "./playing.js";

/** @typedef {import("./playing.js").Play} Play
 * @typedef {import("./board.js").Around} Around */

const WIDTH = 600, ALONE = "0", EQUAL = "1", SIDES = ["yours", "his"];

/** @param {Play} play @param {Around} around */
export function step(play, around) {
  const { words } = around, { number, team } = play.variables, { waits } = play;
  const told = play.news.filter((each) => each.kind !== "do"),
    toDo = play.news.filter((each) => each.kind === "do");
  return [
    number > 0 && make("p.progress", {}, filled(words.progress, { number, team })),
    told.length > 0 &&
    make("ul.told", {}, ...told.map(({ kind, text }) => make(`li.${kind}`, {}, text))),
    toDo.length > 0 && make("p.to-do-head", {}, words["to-do"]),
    toDo.length > 0 &&
    make(
      "ol.to-do",
      {},
      ...toDo.map(({ text, by }) =>
        make("li", {}, text, by === "resource" && ranked(play.flow.lists[by]))
      ),
    ),
    ...(waits.is === "end" ? account(play, around) : question(play, around)),
  ].filter((each) => each !== false);
}

/** @param {string[]} lines */
const ranked = (lines) =>
  make("small", {}, ...lines.map((line, place) => make("span", {}, `${place + 1}. ${line}`)));

/** @param {Play} play @param {Around} around */
function question(play, around) {
  const { waits } = play, { words } = around;
  const hints = (waits.hints ?? []).filter((each) => play.holds(each.when));
  const answers = {
    ask: () => asked(play),
    draw: () => drawn(play, around),
    fill: () => [final(play, around)],
  };
  return [
    make(
      "h2",
      { id: "question", tabindex: "-1" },
      waits.about ? art(`act-${waits.about}`) : false,
      ` ${play.say(waits.say)}`,
    ),
    hints.length > 0 &&
    make("ul.hints", {}, ...hints.map((each) => make("li", {}, play.say(each.say)))),
    waits.by !== undefined && make("p.soft.list-head", {}, words.list),
    waits.by !== undefined &&
    make(
      "ol.list",
      {},
      ...play.flow.lists[waits.by].map((text, place) =>
        line(play, text, place - waits.line, words)
      ),
    ),
    ...answers[/** @type {"ask"} */ (waits.is)](),
  ];
}

/** @param {Play} play @param {string} text
 * @param {number} later how many lines below the one that is asked about
 * @param {Record<string, string>} words */
function line(play, text, later, words) {
  const jump = make("button", { type: "button", "data-said": jumpTo(play, later) }, words.decides);
  const state = later < 0 ? "past" : later ? "later" : "now";
  return make(
    `li.${state}`,
    later ? {} : { "aria-current": "step" },
    make("span", {}, text),
    later < 0 ? make("small", {}, words.even) : later > 0 && jump,
  );
}

/** The answers that let a later line decide; some lines decide without being asked about.
 * @param {Play} play @param {number} later */
function jumpTo({ flow, waits }, later) {
  let said = "", then = waits;
  for (let line = 0; line < later; line += 1) {
    said += EQUAL;
    const next = flow.blocks[then.answers[Number(EQUAL)].to].then;
    if (next.is !== "ask") return said;
    then = next;
  }
  return said + ALONE;
}

/** @param {Play} play */
function asked(play) {
  const { offered } = play, only = offered.length === 1 ? ".go" : "";
  return [
    make(
      "p.answers",
      {},
      ...offered.map(([number, answer]) =>
        make(
          `button.wide${only}`,
          { type: "button", "data-said": String(number) },
          play.say(answer.say),
        )
      ),
    ),
  ];
}

/** @param {Play} play @param {Around} around */
function drawn(play, { words }) {
  const there = play.waits.bag.map((colour, number) => ({ colour, number })).filter(({ colour }) =>
    play.variables[colour] > 0
  );
  const buttons = there.flatMap(({ colour, number }) => {
    const marks = { type: "button", "data-said": String(number) };
    return [make(`button.marker.${colour}`, marks, play.flow.words.colours[colour]), " "];
  });
  return [
    make(
      "p.answers",
      {},
      make(
        "button.go.wide",
        { type: "button", "data-draw": true },
        art("marker"),
        ` ${words.draw}`,
      ),
    ),
    make("p.by-hand.soft", {}, make("span", {}, words.hand), " ", ...buttons),
  ];
}

/** @param {Play} play @param {Around} around */
function final(play, around) {
  const { words } = around, shown = play.fields(play.waits.fields);
  const sides = SIDES.map((side) =>
    make(
      `fieldset.side.${side}`,
      {},
      make("legend", {}, words[side]),
      ...fields(play, shown.filter(({ name }) => name.startsWith(side)), around),
    )
  );
  const others = fields(play, shown.filter(({ name }) => !name.includes(".")), around);
  return make(
    "form.fields.final",
    { "data-kind": "f" },
    ...sides,
    ...others,
    make("button.go.wide", {}, words.score),
  );
}

/** @param {Play} play @param {Around} around */
function account(play, { words }) {
  const { variables, waits } = play,
    rows = waits.account.map((row) => ({ ...row, text: play.say(row.say) }));
  const points = (/** @type {string} */ name) => name ? number(variables[name]) : "";
  const counts = SIDES.map((side) =>
    rows.map((row) => Math.max(0, variables[row[/** @type {"his"} */ (side)]] ?? 0))
  );
  const most = Math.max(1, ...counts.map((each) => each.reduce((sum, one) => sum + one, 0)));
  const bars = counts.flatMap((amounts, place) => {
    let reached = 0;
    const parts = amounts.map((amount, line) => {
      const x = Math.floor(WIDTH * reached / most);
      reached += amount;
      return amount > 0 &&
        draw(`rect.part-${line}`, {
          x: String(x),
          y: String(place * 36),
          width: String(Math.floor(WIDTH * reached / most) - x),
          height: "30",
        }, draw("title", {}, `${rows[line].text}: ${amount}`));
    });
    return [
      ...parts,
      draw("text", {
        x: String(Math.floor(WIDTH * reached / most) + 8),
        y: String(place * 36 + 22),
      }, points(`${SIDES[place]}.total`)),
    ];
  });
  const cells = (/** @type {string[]} */ texts) => texts.map((text) => make("td", {}, text));
  return [
    draw("svg.sums", { role: "img", "aria-label": words.points, viewBox: "0 0 660 68" }, ...bars),
    make(
      "table.account",
      {},
      make("caption", {}, words.points),
      make(
        "thead",
        {},
        make(
          "tr",
          {},
          make("td", {}),
          ...SIDES.map((side) => make("th", { scope: "col" }, words[side])),
        ),
      ),
      make(
        "tbody",
        {},
        ...rows.map((row, line) =>
          make(
            "tr",
            {},
            make("th", { scope: "row" }, make(`i.part-${line}`, {}), ` ${row.text}`),
            ...cells([points(row.yours), points(row.his)]),
          )
        ),
      ),
      make(
        "tfoot",
        {},
        make(
          "tr",
          {},
          make("th", { scope: "row" }, words.total),
          ...cells(SIDES.map((side) => points(`${side}.total`))),
        ),
      ),
    ),
  ];
}

/** With a minus that can be seen. @param {number} value */
const number = (value) => String(value).replace("-", "−");
