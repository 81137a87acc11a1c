/** The score pad recounts while one types, stays in this browser, and can be shared and saved. */
import { showAddress } from "../address.js";
import { tell } from "../notices.js";
import {
  byHouses,
  called,
  chosen,
  complaints,
  fill,
  form,
  held,
  houses,
  owner,
  pad,
  players,
  query,
  say,
} from "./form.js";
import { asPicture, asText, show, winner } from "./result.js";
import { score } from "./rules.js";

const KEPT = "dorfplatz score pad";
const main = /** @type {HTMLElement} */ (document.getElementById("main"));
/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** @param {string} selector @param {ParentNode} [where] @returns {HTMLElement[]} */
const all = (selector, where = document) => Array.from(where.querySelectorAll(selector));

const link = /** @type {HTMLInputElement} */ (element("link"));
const address = () => `${location.origin}${location.pathname}${query() && `?${query()}`}`;
const sheet = () => score(pad.rules, held());
let brush = "1";
let later = 0;

function layOut() {
  main.dataset.players = String(players());
  for (const each of all("[data-seat]")) {
    const isEmpty = Number(each.dataset.seat) >= players();
    each.toggleAttribute("hidden", isEmpty);
    for (const field of each.querySelectorAll("input")) field.disabled = isEmpty;
  }
  for (const each of all("[data-who]")) each.textContent = called(Number(each.dataset.who));
  for (const id of ["counts", "houses"]) {
    const fields = /** @type {HTMLFieldSetElement} */ (element(id));
    fields.hidden = fields.disabled = byHouses() !== (id === "houses");
  }
  for (const each of all("[data-board]")) {
    each.hidden = (each.dataset.without ?? "").split(" ").includes(String(players()));
    /** @type {HTMLFieldSetElement} */ (each).disabled = each.hidden;
  }
  if (byHouses()) layVillages();
}

function layVillages() {
  for (const each of all("[data-side]")) {
    const board =
      /** @type {HTMLFieldSetElement} */ (form.querySelector(`[data-board="${each.dataset.of}"]`));
    const isAway = board.disabled || chosen(each.dataset.of ?? "") !== each.dataset.side;
    each.hidden = isAway;
    for (const field of each.querySelectorAll("input")) field.disabled = isAway;
  }
  for (const house of houses()) {
    const seat = Number(owner(house).value) - 1;
    house.querySelector(".pawn")?.remove();
    const pawn = form.querySelector(`[data-brush="${seat + 1}"] .pawn`);
    if (seat >= 0 && pawn) house.append(pawn.cloneNode(true));
    const says = seat < 0
      ? house.dataset.free ?? ""
      : say(house.dataset.taken ?? "", { owner: called(seat) });
    house.setAttribute("aria-label", says);
    house.title = says;
  }
  element("brushes").hidden = !houses().length;
  if (Number(brush) > players()) brush = "1";
  for (const each of all("[data-brush]")) {
    each.setAttribute("aria-pressed", String(each.dataset.brush === brush));
  }
}

/** Lay everything out, count, and say who wins or what is wrong. */
function recount() {
  layOut();
  const wrong = complaints();
  complain(wrong);
  if (!wrong.length) show(sheet(), held());
  element("result").hidden = !query() || wrong.length > 0;
  element("totals").hidden = !query();
  link.value = address();
}

/** @param {import("./form.js").Complaint[]} wrong said again only if it is something else */
function complain(wrong) {
  const list = element("complaints");
  const lines = wrong.map(({ says }) => says.charAt(0).toUpperCase() + says.slice(1));
  if (lines.join() !== [...list.children].map((each) => each.textContent).join()) {
    list.replaceChildren(
      ...lines.map((says) => Object.assign(document.createElement("li"), { textContent: says })),
    );
  }
  for (const each of all("[aria-invalid]", form)) each.removeAttribute("aria-invalid");
  for (const { field } of wrong) if (field) element(field).setAttribute("aria-invalid", "true");
  element("totals").classList.toggle("wrong", wrong.length > 0);
  element("first-complaint").textContent = lines[0] ?? "";
}

/** What somebody changed is kept, here and in the address. */
function keep() {
  recount();
  try {
    localStorage.setItem(KEPT, query());
  } catch { /* a browser that keeps nothing still counts */ }
  clearTimeout(later);
  later = setTimeout(() => showAddress(address()), 400);
}

/** @param {string} name @param {string} type @param {string} content */
function save(name, type, content) {
  const saved = document.createElement("a");
  saved.href = URL.createObjectURL(new Blob([content], { type }));
  saved.download = name;
  saved.click();
  setTimeout(() => URL.revokeObjectURL(saved.href), 10_000);
}

async function share() {
  const facts = { title: document.title, text: winner(sheet()), url: address() };
  try {
    if (navigator.share) return await navigator.share(facts);
    await navigator.clipboard.writeText(facts.url);
    tell(pad.says.copied, { time: 3000 });
  } catch {
    link.select();
  }
}

/** @param {HTMLElement} button one more or one less */
function step(button) {
  const field = /** @type {HTMLInputElement} */ (button.parentElement?.querySelector("input"));
  const most = pad.most[field.dataset.count ?? ""][players()];
  field.value = String(
    Math.min(most, Math.max(0, (Number(field.value) || 0) + Number(button.dataset.step))),
  );
}

/** @param {HTMLElement} house whoever is chosen moves in, or out again */
function tap(house) {
  owner(house).value = owner(house).value === brush ? "" : brush;
}

/** The counts go on from where the villages were. */
function takeOver() {
  const found = houses().some((each) => owner(each).value) ? fromVillages() : [];
  found.forEach((counts, seat) =>
    Object.entries(counts).forEach(([name, count]) => {
      /** @type {HTMLInputElement} */ (element(`${name}-${seat}`)).value = String(count);
    })
  );
}

function fromVillages() {
  const by = /** @type {RadioNodeList} */ (form.elements.namedItem("by"));
  by.value = "houses";
  const counts = held();
  by.value = "counts";
  return counts;
}

form.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest("button");
  if (!button || button.type === "submit") return;
  if (button.dataset.step) step(button);
  else if ("brush" in button.dataset) brush = button.dataset.brush ?? "";
  else if (button.dataset.house) tap(button);
  keep();
});
form.addEventListener("input", (event) => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (field.name === "by" && field.value === "counts") takeOver();
  keep();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const goal = element(element("result").hidden ? "complaints" : "result");
  goal.scrollIntoView();
  goal.focus();
});
element("empty").addEventListener("click", () => {
  try {
    localStorage.removeItem(KEPT);
  } catch { /* nothing was kept */ }
});
element("share").addEventListener("click", share);
element("print").addEventListener("click", () => print());
element("save-picture").addEventListener(
  "click",
  () => save("score-pad.svg", "image/svg+xml", asPicture()),
);
element("save-text").addEventListener(
  "click",
  () => save("score-pad.txt", "text/plain", asText(sheet(), address())),
);

element("villages").replaceChildren(
  /** @type {HTMLTemplateElement} */ (element("all-villages")).content,
);
main.classList.add("counts-itself");
let kept = "";
try {
  kept = localStorage.getItem(KEPT) ?? "";
} catch { /* nothing was kept */ }
fill(location.search || kept);
const said = [...element("complaints").children];
recount();
if (said.length) element("complaints").replaceChildren(...said);
