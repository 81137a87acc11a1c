/** A browser with scripts promises a number for the dice with every form that takes a seat. */

export function promise() {
  for (const field of document.querySelectorAll('input[name="dice"]')) {
    /** @type {HTMLInputElement} */ (field).value = "mine";
  }
}

promise();
