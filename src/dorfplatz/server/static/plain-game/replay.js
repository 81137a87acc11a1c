/** The replay of a game that draws nothing of its own. */
import { replaying } from "../replay/replay.js";
import "../start.js";

replaying();
