// Putting the page on the home screen.
import { root, tell } from "./site.js";

/** @type {(Event & { prompt(): Promise<unknown> }) | undefined} */
let offer;
/** @param {string} [install] */
function announce(install) {
  if (install) root.dataset.install = install;
  else delete root.dataset.install;
  tell("install");
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // the page shows it where it does not disturb
  offer = /** @type {typeof offer} */ (event);
  announce("ready");
});
addEventListener("fireside:install-now", async () => {
  const asked = offer;
  offer = undefined;
  announce(); // an offer can be made once
  try {
    await asked?.prompt();
  } catch {
    // an offer that the browser has taken back
  }
});
addEventListener("appinstalled", () => announce());
// By hand: only Safari on iPhone and iPad knows the word, false in the browser, true from the home screen; Firefox on Android offers nothing.
const offersNothing = /Android.*Firefox/.test(navigator.userAgent) && !matchMedia("(display-mode: standalone)").matches;
if (offersNothing || ("standalone" in navigator && navigator.standalone === false)) root.dataset.install = "by-hand";
