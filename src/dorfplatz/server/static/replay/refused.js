/** The line of a record that is wrong is in sight and marked. */

const field =
  /** @type {HTMLTextAreaElement | null} */ (document.querySelector("textarea[data-line]"));

if (field) {
  const lines = field.value.split("\n"), number = Number(field.dataset.line) - 1;
  const start = lines.slice(0, number).join("\n").length + (number ? 1 : 0);
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, start + (lines[number] ?? "").length);
  field.scrollTop = field.scrollHeight * (number / lines.length) - field.clientHeight / 2;
}
