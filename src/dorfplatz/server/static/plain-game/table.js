/** The table of a game that draws nothing of its own. */
import { enliven } from "../table.js";

enliven();
