/** Lets the worker keep this page, and says so once it does. */

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/worker.js", { type: "classic" }).then(() =>
    navigator.serviceWorker.ready
  ).then(() => {
    for (const each of document.querySelectorAll("[data-offline]")) {
      /** @type {HTMLElement} */ (each).hidden = false;
    }
  }, () => {/* this browser keeps nothing, or not over this connection */});
}
