// A newer version: found, announced, and taken when somebody asks for it.
import { newest, workers } from "./service-worker.js";
import { build, root, tell } from "./site.js";

/** @param {"ready" | "taken"} [update] */
function announce(update) {
  if (update) root.dataset.update = update;
  else delete root.dataset.update;
  tell("update");
}
addEventListener("fireside:missing", () => {
  if (!root.dataset.update) newest().then((there) => there !== build && announce("taken")).catch(() => {});
});

/** @type {ServiceWorkerRegistration | undefined} */
let registration;
let taking = false;
addEventListener("fireside:take-update", () => {
  if (taking) return;
  taking = true;
  const reload = () => location.reload();
  if (!registration?.waiting) return newest().then(reload, reload); // nor does the browser keep the old page
  registration.waiting.postMessage({ takeOver: "now" });
  // One that is not in charge by then is announced when it is: nothing reloads under somebody who has gone on.
  setTimeout(() => (taking = false), 10_000);
});

/**
 * A waiting worker of this very build takes over; one of another build says so: news for the player.
 * @param {ServiceWorkerRegistration} registered
 */
export function watch(registered) {
  registration = registered;
  /** @type {ServiceWorker | undefined} */
  let waiting;
  const look = () => {
    if (!registered.waiting || registered.waiting === waiting) return;
    waiting = registered.waiting;
    waiting.postMessage({ takeOver: build });
  };
  workers?.addEventListener("message", (event) => {
    // Where there was no worker before, it is in charge by the time that its word comes.
    if (event.data?.waits && registered.waiting) announce("ready");
    // Another tab may have asked for it: this one tells its player.
    if (!event.data?.tookOver) return;
    if (taking) location.reload();
    else announce(event.data.tookOver === build ? undefined : "taken");
  });
  // One may be on its way already: the browser has looked for it when the page was asked for.
  const follow = () => registered.installing?.addEventListener("statechange", look);
  registered.addEventListener("updatefound", follow);
  follow();
  look();

  // Look for a newer version when somebody comes back to the page, at most once a minute.
  let last = Date.now();
  const refresh = () => {
    if (document.visibilityState !== "visible" || !navigator.onLine || Date.now() - last < 60_000) return;
    last = Date.now();
    registered.update().catch(() => {});
  };
  addEventListener("focus", refresh);
  addEventListener("pageshow", refresh);
  document.addEventListener("visibilitychange", refresh);
}
