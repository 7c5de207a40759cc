// After a panic or an uncaught error the program's memory cannot be trusted: nothing of it may run or write any more. Extensions of the
// browser, scripts that apps put into the page and the browser itself leave errors here as well. So an error is ours only if the first
// place that it names is a file of ours; the page itself is none, since others write there.
import { giveWay } from "./service-worker.js";
import { attempt, build, home, own, root } from "./site.js";
import { failed, trouble } from "./trouble.js";

addEventListener("fireside:panic", (event) => {
  const panic = String(/** @type {CustomEvent} */ (event).detail);
  console.error(new Error(panic)); // with the way to it: the program is still on the stack
  stop(panic);
});

/** @param {string | undefined} text */
const placeOf = (text) => /[a-z-]+:\/\/[^\s()'"]+/i.exec(text ?? "")?.[0];
/** @param {string} place */
const isOurs = (place) => place.startsWith("wasm:") || (place.startsWith(home) && /\.(js|wasm)\b/.test(place.slice(home.length)));

/**
 * @param {any} error whatever was thrown
 * @param {string} [message]
 * @param {string} [file]
 */
function fail(error, message, file) {
  // A stack begins with the message in some browsers, and a message names what it likes.
  const place = placeOf(file) ?? placeOf(error?.stack && String(error.stack).replace(error.message, ""));
  const ours = place ? isOurs(place) : error?.name === "RuntimeError"; // WebAssembly’s, which Safari gives no address
  if (root.dataset.app === "started") {
    if (ours) stop([message, error?.stack].filter(Boolean).join("\n"));
  } else if (ours) failed();
  else if (!place || place.startsWith(home)) trouble();
}
addEventListener("error", (event) => fail(event.error, event.message, event.filename));
addEventListener("unhandledrejection", (event) => fail(event.reason, event.reason?.message));

/** @type {Promise<typeof import("./recovery.js")> | undefined} */
let recovery;
const fetched = () => (recovery ??= import(`${home}${build}/recovery.js`));
// When it is needed it may not come any more; the first screen does not wait for it.
addEventListener("fireside:shown", () => setTimeout(() => fetched().catch(() => (recovery = undefined)), 2000));

/** @type {HTMLElement | null} */
let note;
addEventListener("DOMContentLoaded", () => (note = document.getElementById("shell-trouble")));

/** @param {string} details */
function stop(details) {
  if (root.dataset.app === "stopped") return;
  const before = root.dataset.app;
  root.dataset.app = "stopped";
  const write = Storage.prototype.setItem; // nobody else calls it any more
  Storage.prototype.setItem = Storage.prototype.removeItem = Storage.prototype.clear = () => {};
  const [clock, idle] = [setTimeout, () => 0];
  for (let id = Number(clock(idle)); id > 0; id--) clearTimeout(id);
  Object.assign(window, { setTimeout: idle, setInterval: idle, requestAnimationFrame: idle });
  for (const type of ["keydown", "keyup", "hashchange", "popstate", "storage", "visibilitychange"]) {
    addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  }
  if (before !== "started") document.getElementById("shell")?.remove();
  giveWay();
  /** @param {string} key @param {string} text */
  const keep = (key, text) => write.call(localStorage, key, text);
  // It does not come: what a failed start says is here.
  const without = () => {
    document.body.innerHTML = `<div id="shell"></div>`;
    document.body.firstElementChild?.append(note ?? "");
    trouble();
  };
  const screen = Promise.race([fetched(), new Promise((_, late) => clock(late, 8000))]);
  // In a task of its own: the program is still on the stack while it panics.
  const channel = new MessageChannel();
  channel.port1.onmessage = () => screen.then(({ showRecovery }) => showRecovery({ attempt, build, own }, details, keep)).catch(without);
  channel.port2.postMessage(0);
}
