/// <reference lib="webworker" />
/** Keeps some pages and all they need, so that they work without a network: pages are asked for
 * first, and taken from what is kept if nobody answers; files are taken from what is kept, because
 * their address changes with what is in them. What is kept holds nothing of the visitor: pages are
 * asked for once more without a cookie, in the language and the theme that this worker's address
 * names. The server writes KEPT above this. */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** @type {{folder: string, pages: string[], files: string[]}} */
// @ts-expect-error: the server writes it
const { folder, pages, files } = KEPT;
const asked = new URLSearchParams(worker.location.search);
const language = asked.get("language");
const theme = asked.get("theme") || "system";
const cacheName = [folder, language, theme].join(" ");

worker.addEventListener(
  "install",
  (event) => event.waitUntil(keep().then(() => worker.skipWaiting())),
);
worker.addEventListener(
  "activate",
  (event) => event.waitUntil(forget().then(() => worker.clients.claim())),
);
worker.addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== worker.location.origin) return;
  if (pathname.startsWith(`${folder}/`)) event.respondWith(file(event.request));
  else if (mode === "navigate" && pageOf(pathname)) event.respondWith(page(event, pathname));
});

/** Every file is needed; a page that cannot be had now will be kept when it is visited. */
async function keep() {
  const cache = await caches.open(cacheName);
  await cache.addAll(files);
  await Promise.all(pages.map(keepPage));
}

/** What other versions kept, and other languages and themes. */
async function forget() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
}

/** The kept page that an address belongs to. @param {string} pathname */
const pageOf = (pathname) =>
  pages.includes(pathname)
    ? pathname
    : pages.find((each) => each.endsWith("/") && pathname.startsWith(each));

/** @param {Request} request */
async function file(request) {
  return await caches.match(request) ?? fetch(request);
}

/** What was entered stands in an address; only the page without it is kept, as of this visit.
 * @param {FetchEvent} event @param {string} pathname */
async function page(event, pathname) {
  try {
    const fresh = await fetch(event.request);
    if (fresh.ok && pages.includes(pathname)) event.waitUntil(keepPage(pathname));
    return fresh;
  } catch (fault) {
    const cache = await caches.open(cacheName);
    const found = await cache.match(/** @type {string} */ (pageOf(pathname)), { ignoreVary: true });
    if (found) return found;
    throw fault;
  }
}

/** A page as the server shows it to nobody in particular. @param {string} address */
async function keepPage(address) {
  const headers = new Headers({ "Dorfplatz-Offline": theme });
  if (language) headers.set("Accept-Language", language);
  try {
    const found = await fetch(address, { headers, credentials: "omit", cache: "no-store" });
    const cache = await caches.open(cacheName);
    if (found.ok && !found.redirected) await cache.put(address, found);
  } catch { /* the next visit tries again */ }
}
