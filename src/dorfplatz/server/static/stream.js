// @ts-check
/** News of the table, as server-sent events; the browser comes back by itself and says where it was. */

/** @param {string} address
 * @param {(news: any) => void} show
 * @param {(lost: boolean) => void} touch whether the connection was lost, or is there again */
export function listen(address, show, touch) {
  let queue = Promise.resolve();
  let lost = false;
  const open = () => {
    const source = new EventSource(address);
    source.onopen = () => { if (lost) touch(lost = false); };
    source.onmessage = (event) => { queue = queue.then(() => show(JSON.parse(event.data))).catch(console.error); };
    source.onerror = () => {
      if (!lost) touch(lost = true);
      if (source.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 3000);
    };
    addEventListener("pagehide", () => source.close(), { once: true });
  };
  open();
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
}
