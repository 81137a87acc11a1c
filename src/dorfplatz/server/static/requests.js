/** Requests that a page makes by itself; an answer that does not come in time counts as lost. */

/** Milliseconds. */
const PATIENCE = 15_000;

/** @param {string | URL} address */
export const get = (address) => fetch(address, { signal: AbortSignal.timeout(PATIENCE) });

/** What a form says, answered as JSON instead of a page.
 * @param {string} address @param {FormData} said @param {number} [patience] */
export function post(address, said, patience = PATIENCE) {
  const body = new URLSearchParams([...said].map(([name, value]) => [name, String(value)]));
  const headers = { Accept: "application/json" };
  return fetch(address, { method: "POST", body, headers, signal: AbortSignal.timeout(patience) });
}
