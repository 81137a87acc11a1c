/** Moments in the time of whoever reads; without this script they are told in the server's. */

export function localTimes() {
  const shown = new Intl.DateTimeFormat(document.documentElement.lang, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  });
  /** @type {NodeListOf<HTMLTimeElement>} */
  const moments = document.querySelectorAll("time[data-moment]");
  for (const each of moments) each.textContent = shown.format(new Date(each.dateTime));
}
