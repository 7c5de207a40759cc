// Fireside's service worker. scripts/stage.mjs fills in the build id and the list of files and writes it to dist/sw.js.
//
// - One cache a build, filled completely at installation and never changed: page, programs and texts always fit together.
// - The page itself comes from the network when there is one, so a new version is seen at once.
// - Files with a hash in their name, files asked for with this build's id in the query, and whatever a page of this build
//   asks for come from the cache.
// - Otherwise (the page that is open is of another build, or we have forgotten) known files come from the network first.
// - It takes over from an older worker only when asked: by the single open page of its own build ({ takeOver: BUILD }), or
//   by a person ({ takeOver: "now" }). No code is swapped under a running match. A page of another build is told that this one waits
//   ({ waits: BUILD }), every page which build is in charge ({ tookOver: BUILD }).
const BUILD = "__BUILD__";
const FILES = __FILES__; // relative to this script; "./" is the page
const SCOPE = new URL("./", location.href).href;
// On GitHub Pages an origin is shared by all projects of a user, so the name says whose cache it is, and of which copy.
const PREFIX = `fireside:${new URL(SCOPE).pathname}:`;
const CACHE = PREFIX + BUILD;
const KNOWN = new Set(FILES.map((file) => new URL(file, SCOPE).href));
const HASHED = /-[0-9a-f]{12,16}(_bg)?\.\w+$/; // Trunk writes its 64 bits without leading zeros
const ours = new Set(); // ids of the open pages known to be of this build; empty again when the browser restarts us
const PATIENCE = 4000; // ms for a network that is there but does not answer

self.addEventListener("install", (event) => event.waitUntil(store()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET") return;
  let key = url.origin + url.pathname;
  if (key === `${SCOPE}index.html`) key = SCOPE;
  if (!KNOWN.has(key)) return;
  const fits = HASHED.test(key) || url.search.includes(BUILD) || ours.has(event.clientId);
  if (key === SCOPE) event.respondWith(page(request, event.resultingClientId));
  else event.respondWith(fits ? cacheFirst(key, request) : networkFirst(key, request));
});
self.addEventListener("message", (event) => {
  const wanted = event.data?.takeOver;
  if (wanted === BUILD) event.waitUntil(takeOverIfAlone());
  else if (wanted === "now") event.waitUntil(self.skipWaiting());
  else if (wanted) event.source.postMessage({ waits: BUILD });
});

async function store() {
  const cache = await caches.open(CACHE);
  // Hashed files may come from the browser's own cache (the page has just loaded them), the rest must be fresh.
  const load = async (file) => {
    const response = await fetch(file, { cache: HASHED.test(file) ? "default" : "no-cache" });
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    // A site that is being copied right now may hand out the next version's page.
    if (file === "./" && !(await response.clone().text()).includes(`content="${BUILD}"`)) throw new Error("another build");
    await cache.put(new URL(file, SCOPE).href, response);
  };
  try {
    await Promise.all(FILES.map(load));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage({ tookOver: BUILD });
}

async function takeOverIfAlone() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.filter((page) => page.url.startsWith(SCOPE)).length <= 1) await self.skipWaiting();
}

async function stored(key) {
  return (await caches.open(CACHE)).match(key);
}

async function page(request, id) {
  const response = await networkFirst(SCOPE, request);
  if (id && (await response.clone().text()).includes(`content="${BUILD}"`)) ours.add(id);
  return response;
}

async function cacheFirst(key, request) {
  return (await stored(key)) ?? fetch(request);
}

async function networkFirst(key, request) {
  const network = fetch(request, { cache: "no-cache" }); // hosts let browsers keep files for minutes; ask them
  network.catch(() => {}); // it may fail after patience has run out
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  try {
    const response = await Promise.race([network, late]);
    if (response?.ok) return response;
  } catch {
    // no network
  }
  return (await stored(key)) ?? network;
}
