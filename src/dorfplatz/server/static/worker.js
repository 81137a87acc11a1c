/// <reference lib="webworker" />
/** Keeps some pages and all they need, so that they work without a network: pages are asked for
 * first, and taken from what is kept if nobody answers; files are taken from what is kept, because
 * their address changes with what is in them. The server writes KEPT above this. */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** @type {{folder: string, pages: string[], files: string[]}} */
// @ts-expect-error: the server writes it
const { folder, pages, files } = KEPT;

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
  const { origin, pathname, search } = new URL(url);
  if (method !== "GET" || origin !== worker.location.origin) return;
  if (pathname.startsWith(`${folder}/`)) event.respondWith(file(event.request));
  else if (mode === "navigate" && pageOf(pathname)) {
    event.respondWith(page(event.request, pathname, !search));
  }
});

/** Every file is needed; a page that cannot be had now will be kept when it is visited. */
async function keep() {
  const cache = await caches.open(folder);
  await cache.addAll(files);
  await Promise.allSettled(
    pages.map((address) => cache.add(new Request(address, { cache: "reload" }))),
  );
}

async function forget() {
  for (const name of await caches.keys()) if (name !== folder) await caches.delete(name);
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

/** What was entered stands in an address; only the page without it is kept.
 * @param {Request} request @param {string} pathname @param {boolean} isPlain */
async function page(request, pathname, isPlain) {
  const cache = await caches.open(folder);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && !fresh.redirected && isPlain && pages.includes(pathname)) {
      await cache.put(pathname, fresh.clone());
    }
    return fresh;
  } catch (fault) {
    const found = await cache.match(/** @type {string} */ (pageOf(pathname)), { ignoreVary: true });
    if (found) return found;
    throw fault;
  }
}
