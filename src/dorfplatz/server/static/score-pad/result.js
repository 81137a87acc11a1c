/** Shows a filled-in pad in the places that the page has for it. */
import { called, pad, players, say } from "./form.js";

/** @typedef {import("./rules.js").Line} Line
 * @typedef {import("./rules.js").Sheet} Sheet */

const WIDTH = 600;
const BAR = 84;

/** @param {number} coins with a minus that can be seen */
const shown = (coins) => String(coins).replace("-", "−");

/** @param {string} selector @returns {HTMLElement[]} */
const all = (selector) => Array.from(document.querySelectorAll(selector));

/** @param {Sheet} sheet @param {import("./rules.js").Counts[]} held */
export function show(sheet, held) {
  for (const cell of all("[data-line]")) {
    const seat = Number(cell.dataset.seat);
    if (seat < players()) tell(cell, sheet.lines[cell.dataset.line ?? ""][seat], held[seat]);
  }
  for (const each of all("[data-total]")) {
    each.textContent = shown(sheet.totals[Number(each.dataset.total)] ?? 0);
  }
  for (const each of all("[data-won]")) {
    each.hidden = !sheet.winners.includes(Number(each.dataset.won));
  }
  for (const each of all("[scope=rowgroup]")) {
    /** @type {HTMLTableCellElement} */ (each).colSpan = players();
  }
  /** @type {HTMLElement} */ (document.getElementById("winner")).textContent = winner(sheet);
  draw(sheet);
}

/** @param {Sheet} sheet */
export function winner({ winners, totals }) {
  const facts = { who: winners.map(called).join(", "), coins: shown(totals[winners[0]]) };
  return say(winners.length > 1 ? pad.says.winners : pad.says.winner, facts);
}

/** @param {HTMLElement} cell @param {Line} line @param {import("./rules.js").Counts} held */
function tell(cell, line, held) {
  const [coins, because] = cell.children;
  coins.textContent = shown(line.coins);
  const words = pad.because[cell.dataset.line ?? ""]?.[line.outcome ?? ""];
  because.textContent = words ? say(words, { ...held, sum: line.sum ?? 0 }) : "";
  because.append(...(line.sets ?? []).map(drawnSet));
}

/** @param {import("./rules.js").ShopSet} set */
function drawnSet({ names, coins }) {
  const drawn = document.createElement("span");
  drawn.className = "set";
  for (const name of names) {
    drawn.append(
      /** @type {Node} */ (document.querySelector(`[data-icon="${name}"] svg`)).cloneNode(true),
    );
  }
  const words = drawn.appendChild(document.createElement("span"));
  words.className = "hidden";
  words.textContent = setSays({ names, coins });
  drawn.insertBefore(document.createTextNode(" "), words);
  const number = drawn.appendChild(document.createElement("span"));
  number.setAttribute("aria-hidden", "true");
  number.textContent = String(coins);
  return drawn;
}

/** @param {import("./rules.js").ShopSet} set */
const setSays = ({ names, coins }) =>
  say(pad.says.set, { shops: names.map((name) => pad.shops[name]).join(", "), coins });

/** @param {Sheet} sheet */
function draw(sheet) {
  const picture = /** @type {Element} */ (document.getElementById("bars"));
  const tall = players() * BAR;
  picture.setAttribute("viewBox", `0 0 640 ${tall + 110}`);
  document.getElementById("legend")?.setAttribute("transform", `translate(0 ${tall + 8})`);
  const gains = sheet.totals.map((_, seat) =>
    Object.values(sheet.lines).reduce((sum, line) => sum + Math.max(0, line[seat].coins), 0)
  );
  const scale = WIDTH / Math.max(1, ...gains);
  sheet.totals.forEach((_, seat) => {
    let reached = 0;
    for (const [why, line] of Object.entries(sheet.lines)) {
      const coins = Math.max(0, line[seat].coins);
      const part = picture.querySelector(`[data-seat="${seat}"] [data-why="${why}"]`);
      part?.setAttribute("x", String(Math.round(reached * scale)));
      part?.setAttribute("width", String(Math.round(coins * scale)));
      reached += coins;
    }
  });
}

/** @param {Sheet} sheet @param {string} link @returns {string} all of it as text */
export function asText(sheet, link) {
  const lines = [document.title, winner(sheet)];
  sheet.totals.forEach((total, seat) => {
    lines.push("", `${called(seat)}: ${shown(total)}`);
    for (const why of Object.keys(sheet.lines)) {
      const [coins, because] = all(`[data-line="${why}"][data-seat="${seat}"]`)[0].children;
      const sets = (sheet.lines[why][seat].sets ?? []).map(setSays).join("; ");
      const reason = sets || because.textContent;
      lines.push(`  ${pad.titles[why]}: ${coins.textContent}${reason ? ` (${reason})` : ""}`);
    }
  });
  return [...lines, "", link, ""].join("\n");
}

/** @returns {string} the bars as a drawing that needs no other file */
export function asPicture() {
  const drawn = /** @type {SVGElement} */ (document.querySelector("#bars"));
  const copy = /** @type {SVGElement} */ (drawn.cloneNode(true));
  const copies = [...copy.querySelectorAll("rect, text, circle")];
  [...drawn.querySelectorAll("rect, text, circle")].forEach((each, place) => {
    const style = getComputedStyle(each);
    for (const name of ["fill", "font-family", "font-size", "font-weight"]) {
      copies[place].setAttribute(name, style.getPropertyValue(name));
    }
  });
  for (const each of copy.querySelectorAll("[hidden]")) each.remove();
  const paper = copy.insertBefore(
    document.createElementNS("http://www.w3.org/2000/svg", "rect"),
    copy.firstChild,
  );
  const [, , width, height] = (copy.getAttribute("viewBox") ?? "").split(" ").map(Number);
  copy.setAttribute("viewBox", `-20 -20 ${width + 40} ${height + 20}`);
  const marks = {
    x: -20,
    y: -20,
    width: width + 40,
    height: height + 20,
    fill: getComputedStyle(/** @type {Element} */ (drawn.parentElement)).backgroundColor,
  };
  for (const [name, value] of Object.entries(marks)) paper.setAttribute(name, String(value));
  return new XMLSerializer().serializeToString(copy);
}
