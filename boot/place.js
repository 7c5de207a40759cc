// Where the visit begins, and what the shell shows of it.
import kept from "./kept.json";
import { attempt, own, root } from "./site.js";

// Whoever has matches here knows what this is.
root.dataset.visit = attempt(() => Object.keys(localStorage).some((key) => key.startsWith(own + kept.keys.match))) ? "again" : "first";

// A book's beginning is no help to whoever wants a later section.
export const [first, second, section] = location.hash.replace(/^#?\/*/, "").split("/");
export const place = !first || first === "new" ? "lobby" : first === "rules" && !section ? `rules/${second}` : first;
// Statistics that are not empty are none that the shell can show.
root.dataset.place = place === "statistics" && attempt(() => localStorage.getItem(own + kept.keys.stats)) ? "other" : place;
