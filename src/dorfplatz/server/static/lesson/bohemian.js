// @ts-check
/** The first game of Bohemian Villages: its table is used as in any game. */
import { choose, markHouses } from "../bohemian/houses.js";
import { pointOut } from "../bohemian/pointing.js";
import { explaining } from "../explaining.js";
import { lead } from "./lesson.js";

const main = lead((swap) => { swap(); markHouses(); });
markHouses();
pointOut(main);
explaining(main, (link) => {
  const house = link.closest(".spot");
  return Boolean(house && choose(house));
});
