// @ts-check
/** Makes elements; drawings only repeat what words say beside them. */

/** @typedef {Node | string | false | null | undefined} Child */

/** @param {string} tag with classes, such as "li.now" @param {Record<string, string | boolean | undefined>} marks @param {Child[]} children */
export function make(tag, marks, ...children) {
  const [name, ...classes] = tag.split(".");
  return dress(document.createElement(name), classes, marks, children);
}

/** @param {string} tag @param {Record<string, string | boolean | undefined>} marks @param {Child[]} children */
export function draw(tag, marks, ...children) {
  const [name, ...classes] = tag.split(".");
  return dress(
    document.createElementNS("http://www.w3.org/2000/svg", name),
    classes,
    marks,
    children,
  );
}

/** @template {Element} E @param {E} element @param {string[]} classes @param {Record<string, string | boolean | undefined>} marks @param {Child[]} children */
function dress(element, classes, marks, children) {
  element.classList.add(...classes.filter(Boolean));
  for (const [mark, value] of Object.entries(marks)) {
    if (value !== undefined && value !== false) {
      element.setAttribute(mark, value === true ? "" : value);
    }
  }
  element.append(
    ...children.filter((each) => each !== false && each !== null && each !== undefined).map((
      each,
    ) => /** @type {Node | string} */ (each)),
  );
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
