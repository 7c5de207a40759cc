// Where the visit begins, and what the shell shows of it.
import kept from "./kept.json";
import { launched, matches } from "./launch.js";
import { attempt, own, root } from "./site.js";

// Whoever has matches here knows what this is.
root.dataset.visit = matches().length ? "again" : "first";

const wanted = launched(location.href);
if (wanted) history.replaceState(null, "", location.pathname + wanted);

// A book's beginning is no help to whoever wants a later section.
export const [first, second, section] = location.hash.replace(/^#?\/*/, "").split("/");
export const place = !first || first === "new" ? "lobby" : first === "rules" && !section ? `rules/${second}` : first;
// Statistics that are not empty are none that the shell can show.
root.dataset.place = place === "statistics" && attempt(() => localStorage.getItem(own + kept.keys.stats)) ? "other" : place;
