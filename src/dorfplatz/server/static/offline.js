/** Lets the worker keep this page in its language and theme, and says so once it does. */

const { lang, dataset } = document.documentElement;
const looks = new URLSearchParams({ language: lang, theme: dataset.theme ?? "" });

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register(`/worker.js?${looks}`, { type: "classic" }).then(keeps).then(
    () => {
      for (const each of document.querySelectorAll("[data-offline]")) {
        /** @type {HTMLElement} */ (each).hidden = false;
      }
    },
    () => {/* this browser keeps nothing, or not over this connection */},
  );
}

/** Resolves when the newest worker has all it needs. @param {ServiceWorkerRegistration} registered */
function keeps({ installing, waiting, active }) {
  const worker = installing ?? waiting ?? active;
  return new Promise((done) => {
    const look = () => worker?.state === "activated" && done(worker);
    worker?.addEventListener("statechange", look);
    look();
  });
}
