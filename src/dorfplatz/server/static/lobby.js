/** A table that waits for players, or for numbers for its dice. */
import { enliven } from "./table.js";
import { addNumbers } from "./sealing.js";

const again = () => setTimeout(() => location.reload(), 5000);

addNumbers().then((begun) => begun ? location.reload() : enliven(), () => {
  enliven();
  again();
});
