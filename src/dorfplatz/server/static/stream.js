/** News of the table, as server-sent events; the browser comes back by itself and says where it
 * was. */

/** @param {string} address
 * @param {(news: import("./table.js").News) => void} show
 * @param {() => void} arrives called when news come while others are still shown
 * @param {(lost: boolean) => void} touch whether the connection was lost, or is there again */
export function listen(address, show, arrives, touch) {
  let queue = Promise.resolve(), waiting = 0;
  let lost = false;
  const open = () => {
    const source = new EventSource(address);
    source.onopen = () => {
      if (lost) touch(lost = false);
    };
    source.onmessage = (event) => {
      if (waiting++) arrives();
      queue = queue.then(() => show(JSON.parse(event.data))).catch(console.error).finally(() => {
        waiting -= 1;
      });
    };
    source.onerror = () => {
      if (!lost) touch(lost = true);
      if (source.readyState === EventSource.CLOSED) setTimeout(comeBack, 3000);
    };
    addEventListener("pagehide", () => source.close(), { once: true });
  };
  open();
  addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
}

/** The browser gave up; the page is loaded anew as soon as the server is well again. */
async function comeBack() {
  const well = await fetch("/health").then((answer) => answer.ok, () => false);
  if (well) location.reload();
  else setTimeout(comeBack, 3000);
}
