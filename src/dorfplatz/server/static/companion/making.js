/** Makes elements; drawings only repeat what words say beside them. */

/** @typedef {Node | string | false | null | undefined} Child
 * @typedef {Record<string, string | boolean | undefined>} Marks */

/** @param {string} tag with classes, such as "li.now"
 * @param {Marks} marks @param {Child[]} children */
export function make(tag, marks, ...children) {
  const [name, ...classes] = tag.split(".");
  return dress(document.createElement(name), classes, marks, children);
}

/** @param {string} tag @param {Marks} marks @param {Child[]} children */
export function draw(tag, marks, ...children) {
  const [name, ...classes] = tag.split(".");
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  return dress(element, classes, marks, children);
}

/** @template {Element} E
 * @param {E} element @param {string[]} classes @param {Marks} marks @param {Child[]} children */
function dress(element, classes, marks, children) {
  element.classList.add(...classes.filter(Boolean));
  for (const [mark, value] of Object.entries(marks)) {
    if (value !== undefined && value !== false) {
      element.setAttribute(mark, value === true ? "" : value);
    }
  }
  const present = (/** @type {Child} */ each) =>
    each !== false && each !== null && each !== undefined;
  element.append(...children.filter(present));
  return element;
}

let file = "";
/** @param {string} address of the drawings */
export const drawFrom = (address) => {
  file = address;
};

/** @param {string} name */
export const art = (name) =>
  draw("svg.art", { "aria-hidden": "true" }, draw("use", { href: `${file}#${name}` }));

/** @param {string} text */
export const hidden = (text) => make("span.hidden", {}, text);
