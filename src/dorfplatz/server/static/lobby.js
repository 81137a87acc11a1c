// @ts-check
/** A table that waits for players. */
import { enliven } from "./table.js";

enliven();
