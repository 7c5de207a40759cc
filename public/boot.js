// Runs before the first paint and before the program: theme, service worker, trouble at the start.
// What it tells the rest of the page, as attributes of <html>:
//   data-theme="light|dark"   from localStorage "fireside.settings" {"theme": "light"|"dark"|"system"}
//   data-app="started"        the program runs
//   data-offline="ready"      everything is stored, the page works without a network ("fireside:offline" on window tells)
//   data-update="ready"       a newer version is stored; it takes over at the next reload
// After the settings were written, dispatch a "fireside:settings" event on window to have the theme applied.
(() => {
  "use strict";
  const root = document.documentElement;

  // ---- theme
  const dark = matchMedia("(prefers-color-scheme: dark)");
  function applyTheme() {
    let wish = "system";
    try {
      wish = JSON.parse(localStorage.getItem("fireside.settings"))?.theme ?? wish;
    } catch {
      // No storage, or somebody else's text in it: follow the system.
    }
    const theme = wish === "light" || wish === "dark" ? wish : dark.matches ? "dark" : "light";
    root.dataset.theme = theme;
    // The browser's own bar: the metas follow the system, a chosen theme overrules both.
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.content = theme === "dark" ? "#1a1512" : "#f3ebdd";
    }
  }
  applyTheme();
  dark.addEventListener("change", applyTheme);
  addEventListener("fireside:settings", applyTheme);
  addEventListener("storage", (event) => event.key === "fireside.settings" && applyTheme());

  // ---- the start
  const started = () => root.dataset.app === "started";
  function trouble() {
    const note = document.getElementById("shell-trouble");
    if (note && !started()) note.hidden = false;
  }
  addEventListener("error", trouble);
  addEventListener("unhandledrejection", trouble);
  addEventListener("TrunkApplicationStarted", () => {
    root.dataset.app = "started";
    document.getElementById("shell")?.remove(); // the app does so itself; this is the net below it
    keepOffline();
  }, { once: true });

  // ---- offline
  async function keepOffline() {
    const workers = navigator.serviceWorker;
    if (!workers) return; // not a secure context, or a private window
    const build = document.querySelector('meta[name="build"]').content;
    if (build === "dev") return;

    // A worker is in control only after it has stored every file, so control plus a stored page means ready.
    const tell = async () => {
      if (workers.controller && (await caches.match("./"))) root.dataset.offline = "ready";
      else delete root.dataset.offline;
      dispatchEvent(new Event("fireside:offline"));
    };
    workers.addEventListener("controllerchange", tell);
    await tell();

    let registration;
    try {
      registration = await workers.register("./sw.js", { updateViaCache: "none" });
    } catch {
      return; // no network and nothing stored: the page just is not offline-ready
    }
    // A waiting worker of this very build may take over (it refuses while other tabs are open: they may hold an older
    // page in the middle of a match). A waiting worker of another build is news for the player.
    const look = () => {
      if (!registration.waiting) return;
      registration.waiting.postMessage({ takeOver: build });
      root.dataset.update = "ready";
    };
    workers.addEventListener("controllerchange", () => delete root.dataset.update);
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", look);
    });
    look();

    // Look for a newer version when somebody comes back to the page, at most once a minute.
    let last = Date.now();
    const refresh = () => {
      if (document.visibilityState !== "visible" || !navigator.onLine || Date.now() - last < 60_000) return;
      last = Date.now();
      registration.update().catch(() => {});
    };
    addEventListener("focus", refresh);
    addEventListener("pageshow", refresh);
    document.addEventListener("visibilitychange", refresh);
  }
})();
