// Fonts come after the lobby, whose first visit is short, and with every other place; at once where they are stored. The shell keeps the
// fonts that it has begun with.
import { place } from "./place.js";
import { controller } from "./service-worker.js";
import { root } from "./site.js";

function wear() {
  const sheet = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[data-part="fonts"]'));
  if (sheet) sheet.disabled = false;
}

if (controller()) {
  root.dataset.fonts = "stored";
  addEventListener("DOMContentLoaded", wear, { once: true });
}
addEventListener("TrunkApplicationStarted", () => {
  root.dataset.app = "started"; // the program takes the shell's place when it has drawn its own
  if (place !== "lobby") wear();
}, { once: true });
addEventListener("fireside:shown", wear, { once: true });
