/** The table of Bohemian Villages: houses that the dice reach, and what each would do. */
import { enliven } from "../table.js";
import { choose, markHouses } from "./houses.js";
import { explaining } from "../explaining.js";
import { pointOut } from "./pointing.js";

const main = enliven({
  around: (swap) => {
    swap();
    markHouses();
  },
});
markHouses();
pointOut(main);
explaining(main, (link) => {
  const house = link.closest(".spot");
  return Boolean(house && choose(house));
});
