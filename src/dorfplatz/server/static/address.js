/** The address of a page whose script changes what it shows. */

/** Forms that lead back here lead back to what is shown now. @param {string} address */
export function showAddress(address) {
  history.replaceState(null, "", address);
  for (const back of document.querySelectorAll('input[name="back"]')) {
    /** @type {HTMLInputElement} */ (back).value = location.pathname + location.search;
  }
}
