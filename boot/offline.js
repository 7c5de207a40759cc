// Play without a network: the service worker, which stores everything, is registered when the first screen is there.
import { controller, workers } from "./service-worker.js";
import { attempt, root, store, tell } from "./site.js";
import { watch } from "./updates.js";

// The first screen first: everything else is stored when the browser has nothing better to do.
addEventListener("fireside:shown", () => {
  const rest = window.requestIdleCallback ?? ((then) => setTimeout(then, 300));
  rest(() => keepOffline().catch(() => {}), { timeout: 3000 }); // a browser without such storage: no reason to stop a match
}, { once: true });

// A worker is in control only after it has stored every file, so control plus a stored page means ready.
async function look() {
  const stored = controller() && (await attempt(() => caches.match("./", { cacheName: store }).catch(() => undefined)));
  if (stored) root.dataset.offline = "ready";
  else delete root.dataset.offline;
  tell("offline");
}

/**
 * A first visit is told that all is on its way, until it is there or has failed.
 * @param {ServiceWorker | null} coming
 */
function storing(coming) {
  const goesOn = coming?.state === "installing" && !controller();
  if (goesOn) root.dataset.storing = "";
  else delete root.dataset.storing;
  tell("offline");
  if (goesOn) workers?.addEventListener("message", ({ data }) => {
    if (data.stored) document.querySelector(".offline")?.setAttribute("data-stored", data.stored.toLocaleString(root.lang, { style: "percent" }));
  });
  if (goesOn) coming.addEventListener("statechange", () => storing(coming), { once: true });
}

async function keepOffline() {
  if (!workers) return; // not a secure context, or a private window
  workers.addEventListener("controllerchange", look);
  await look();
  controller()?.postMessage({ started: true });
  try {
    const registered = await workers.register("./sw.js", { updateViaCache: "none" });
    watch(registered);
    storing(registered.installing);
  } catch {
    // no network and nothing stored: the page just is not offline-ready
  }
}
