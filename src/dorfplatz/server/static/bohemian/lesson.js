/** The first game of Bohemian Villages: its table is used as in any game. */
import { choose, markHouses } from "./houses.js";
import { pointOut } from "./pointing.js";
import { explaining } from "../explaining.js";
import { lead } from "../lesson/lesson.js";

const main = lead((swap) => {
  swap();
  markHouses();
});
markHouses();
pointOut(main);
explaining(main, (link) => {
  const house = link.closest(".spot");
  return Boolean(house && choose(house));
});
