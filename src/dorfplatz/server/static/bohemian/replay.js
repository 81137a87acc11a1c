/** The replay of a game of Bohemian Villages. */
import { explaining } from "../explaining.js";
import { replaying } from "../replay/replay.js";
import "../start.js";

explaining(replaying(), () => false);
