/** The folding contents close once a rule was chosen, so that they do not lie over it. */

for (const folded of document.querySelectorAll("details.folded")) {
  folded.addEventListener("click", (event) => {
    const chosen = event.target instanceof Element && event.target.closest("a");
    if (chosen) folded.removeAttribute("open");
  });
}
