// Fireside's service worker. scripts/finish.mjs fills in the build id and the files with their digests and writes it to dist/sw.js.
//
// - One cache a build, filled completely at installation and never changed. `integrity` refuses any byte that is not the build's. The page
//   comes last: where it is stored, all is.
// - Every file of a build lies in a folder that is named after it, so an address says whose file is meant: it comes from the cache of that
//   build, whichever worker is in charge, and from the network where there is none. Two builds cannot be mixed, and nothing is remembered.
// - The page comes from the cache: no network can hold it back. A newer build is found by the browser's own look at this file, at each visit.
// - It takes over from an older worker only when asked: by a page of its own build ({ takeOver: BUILD }), or by a person
//   ({ takeOver: "now" }). Open pages keep their build, files included. A page of another build is told that this one waits
//   ({ waits: BUILD }), every page which build is in charge ({ tookOver: BUILD }) and how much of this one is here ({ stored: 0.5 }).
// - A cache goes when no page of its build is open: each page holds a lock of the cache's name (boot.js). Looked at when this worker takes
//   over and when a page starts ({ started: true }).
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const BUILD = "__BUILD__";
const PAGE = "__PAGE__"; // its digest
/** @type {Record<string, [digest: string, bytes: number]>} by name in the build's folder */
const FILES = {};
const SCOPE = new URL("./", location.href).href;
// On GitHub Pages an origin is shared by all projects of a user, so the name says whose cache it is, and of which copy.
const PREFIX = `fireside:${new URL(SCOPE).pathname}:`;
const CACHE = PREFIX + BUILD;

worker.addEventListener("install", (event) => event.waitUntil(store()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const address = url.origin + url.pathname;
  // Whoever asks past the caches wants to know what the host has (boot.js).
  if (request.method !== "GET" || request.cache === "reload" || !address.startsWith(SCOPE)) return;
  const path = address.slice(SCOPE.length);
  const build = /^([0-9a-f]{16})\//.exec(path)?.[1];
  if (build) event.respondWith(serve(address, PREFIX + build, request));
  else if (path === "" || path === "index.html") event.respondWith(serve(SCOPE, CACHE, request));
});
worker.addEventListener("message", (event) => {
  const { started, takeOver } = event.data ?? {};
  if (started) event.waitUntil(tidy());
  else if (takeOver === BUILD || takeOver === "now") event.waitUntil(worker.skipWaiting());
  else if (takeOver) event.source?.postMessage({ waits: BUILD });
});

async function store() {
  const cache = await caches.open(CACHE);
  /** @param {string} file @param {string} integrity */
  const load = async (file, integrity) => {
    // What the browser itself has kept may be of another build.
    const response = await fetch(file, { integrity }).catch(() => fetch(file, { integrity, cache: "reload" }));
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    await cache.put(new URL(file, SCOPE).href, response);
  };
  const all = Object.values(FILES).reduce((sum, [, bytes]) => sum + bytes, 0);
  let had = 0;
  /** @param {string} file @param {[string, number]} of */
  const loadAndTell = async (file, [integrity, bytes]) => {
    await load(`${BUILD}/${file}`, integrity);
    had += bytes;
    for (const page of await worker.clients.matchAll({ type: "window", includeUncontrolled: true })) page.postMessage({ stored: had / all });
  };
  try {
    await Promise.all(Object.entries(FILES).map(([file, of]) => loadAndTell(file, of)));
    await load("./", PAGE);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function takeOver() {
  await worker.clients.claim();
  for (const page of await worker.clients.matchAll({ type: "window" })) page.postMessage({ tookOver: BUILD });
  await tidy();
}

async function tidy() {
  const { installing, waiting } = worker.registration;
  if (installing || waiting) return; // a newer build has a cache as well, and will look itself
  const { held } = await navigator.locks.query();
  const open = new Set(held?.map(({ name }) => name));
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE && !open.has(name)) await caches.delete(name);
  }
  if (!(await caches.has(CACHE))) await store(); // a browser short of room has taken it
}

/** @param {string} address @param {string} cacheName @param {Request} request */
async function serve(address, cacheName, request) {
  let stored;
  try {
    stored = await caches.match(address, { cacheName });
  } catch {
    // a storage that throws has nothing
  }
  return stored ?? fetch(request);
}
