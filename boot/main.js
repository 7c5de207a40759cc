// Runs before the first paint and before the program: what is set, the start, recovery, the service worker, installing.
// What it tells the rest of the page, as attributes of <html>:
//   lang                           as set, else the first of the device's languages that we speak
//   data-visit="first|again"       whether matches are kept
//   data-place="lobby|rules/GAME|…" where the visit begins; the shell has the first screen of some places
//   data-theme="light|dark"        as set ("settings" in localStorage), else as the device wants it
//   data-motion="on|off"           the same
//   data-speed, data-cards, data-words   as set; --text is the size of text, 1 for 100 %
//   data-fonts="stored"            the fonts are here before the shell is painted
//   data-app="started|stopped"     the program runs; it has failed and must not run any more
//   data-offline="ready"           everything is stored, the page works without a network
//   data-update="ready|taken"      a newer version waits; it is there already and this is the old program: another tab has taken it, or
//                                  the host has no other any more
//   data-old                       the browser lacks what the program needs
//   data-install="ready|ios"       the browser offers to install; it can be done by hand on an iPhone or iPad
// A change of offline, update and install is told by an event on window: "fireside:offline", "fireside:update", "fireside:install".
// What it does when asked by an event on window:
//   "fireside:settings" (detail: the settings as JSON)   applies them
//   "fireside:take-update", "fireside:install-now"       what they say
//   "fireside:shown"                                     the first screen is there: fetches the fonts, registers the service worker
//   "fireside:lost"                                      something that the start needs has not come, or not whole
//   "fireside:missing"                                   a part has not come: looks whether the host has a newer version by now
//   "fireside:panic" (detail: the message)               the program has failed: shows the recovery screen
(() => {
  "use strict";
  const root = document.documentElement;
  const tell = (name) => dispatchEvent(new Event(`fireside:${name}`));
  // Browsers that keep nothing throw wherever somebody looks.
  const attempt = (look) => {
    try {
      return look();
    } catch {
      return undefined;
    }
  };
  const home = new URL(".", location.href).href;
  // All pages of an address share its storage; src/app/store/local.rs makes the same keys.
  const own = `fireside:${new URL(home).pathname}:`;
  const build = document.querySelector('meta[name="build"]').content;
  const store = own + build;
  // As long as this page is open, nobody throws its build away (the service worker).
  attempt(() => navigator.locks.request(store, { mode: "shared" }, () => new Promise(() => {})).catch(() => {}));

  // ---- what is set
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let told; // what the program said last; a full storage may not have kept it
  // No storage, or somebody else's text in it: as the device wants it.
  const kept = () => attempt(() => JSON.parse(told ?? localStorage.getItem(`${own}settings`))) ?? {};
  function applySettings() {
    const set = kept();
    const theme = ["light", "dark"].includes(set.theme) ? set.theme : dark.matches ? "dark" : "light";
    root.dataset.theme = theme;
    root.dataset.motion = ["on", "off"].includes(set.motion) ? set.motion : still.matches ? "off" : "on";
    root.dataset.speed = ["calm", "fast", "instant"].includes(set.speed) ? set.speed : "normal";
    root.dataset.cards = ["large", "larger"].includes(set.cards) ? set.cards : "normal";
    root.dataset.words = set.words === "few" ? "few" : "all";
    const text = Number.isInteger(set.text) ? Math.min(Math.max(set.text, 90), 140) / 100 : 1;
    root.style.setProperty("--text", text);
    // The browser's own bar: the metas follow the system, a chosen theme overrules both.
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.content = theme === "dark" ? "#1a1512" : "#f3ebdd";
    }
  }
  applySettings();
  // The shell's language; the program says the same when it has learnt it.
  const languages = ["en", "de", "es"];
  const wishes = [kept().language, ...navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase())];
  root.lang = wishes.find((wish) => languages.includes(wish)) ?? "en";
  dark.addEventListener("change", applySettings);
  still.addEventListener("change", applySettings);
  addEventListener("fireside:settings", (event) => {
    told = event.detail ?? undefined;
    applySettings();
  });
  addEventListener("storage", (event) => {
    if ((event.key ?? `${own}settings`) !== `${own}settings`) return;
    told = undefined;
    applySettings();
  });

  // Whoever has matches here knows what this is.
  root.dataset.visit = attempt(() => Object.keys(localStorage).some((key) => key.startsWith(`${own}match.`))) ? "again" : "first";

  // What the shell shows. A book's beginning is no help to whoever wants a later section.
  const [first, second, section] = location.hash.replace(/^#?\/*/, "").split("/");
  const place = !first || first === "new" ? "lobby" : first === "rules" && !section ? `rules/${second}` : first;
  // Statistics that are not empty are none that the shell can show.
  root.dataset.place = place === "statistics" && attempt(() => localStorage.getItem(`${own}stats`)) ? "other" : place;

  // ---- the start
  // The shell first: the program, its words and the book are fetched when it has been painted, or at once where they are stored.
  const fetchAhead = (href) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `./${build}/${href}` });
    document.head.append(link);
  };
  const begin = () => {
    fetchAhead(`locales/${root.lang}/lobby.ftl`);
    fetchAhead("icons/shell.svg");
    const books = [...document.querySelectorAll("#shell [data-place^='rules/']")].map((book) => book.dataset.place);
    if (first === "rules" && books.includes(`rules/${second}`)) fetchAhead(`rules/${second}.${root.lang}.html`);
    const program = document.importNode(document.getElementById("program").content, true);
    const start = program.querySelector("script");
    start.remove();
    // A task each: asking for a file takes a slow device some time.
    for (const link of [...program.children]) setTimeout(() => document.head.append(link));
    const sheet = document.querySelector("link[rel='stylesheet']:not([disabled])");
    // Where something else came, browsers have an empty one.
    const run = () => (sheet.sheet.cssRules.length ? lost || document.head.append(start) : failed());
    if (sheet.sheet) return run();
    sheet.addEventListener("load", run);
  };
  const workers = attempt(() => navigator.serviceWorker);
  // One of a site above this one may be in control as well.
  const controller = () => attempt(() => (workers.controller.scriptURL === `${home}sw.js` ? workers.controller : undefined));
  addEventListener("DOMContentLoaded", () => {
    // style/boot.css shows the words for a browser that does not even understand this script.
    const needs = ["width: 1cqw", "height: 1dvh", "selector(:has(a))"];
    if (typeof WebAssembly !== "object" || !needs.every((one) => CSS.supports(one))) return (root.dataset.old = "");
    if (controller() || document.hidden) begin();
    else requestAnimationFrame(() => setTimeout(begin));
  }, { once: true });

  // A start that fails. What has not come, or not whole, is asked for once more, past every cache: a browser may have kept the page of an
  // older build whose files the host has no more. Then somebody is told.
  setTimeout(trouble, 20_000); // a network that stalls
  /** The build that the host has now; throws where it does not say. */
  async function newest() {
    const answer = await fetch("./", { cache: "reload", signal: AbortSignal.timeout(8000) });
    return /name="build" content="(\w+)"/.exec(await answer.text())[1];
  }
  const registered = async () => (await workers?.getRegistrations())?.find(({ scope }) => scope === home);
  async function renew() {
    await newest(); // what is stored is only given up for what can be had
    const given = async () => (await caches.delete(store)) && (await registered()).unregister();
    await given().catch(() => {});
    location.reload();
  }
  // A newer build that waits may start where this one does not.
  const giveWay = () => registered().then((found) => found?.waiting?.postMessage({ takeOver: "now" })).catch(() => {});
  function trouble() {
    const note = document.getElementById("shell-trouble");
    if (!note || "old" in root.dataset) return;
    note.hidden = false;
    note.querySelector("button").onclick = () => renew().catch(() => location.reload());
    giveWay();
  }
  let lost = false;
  function failed() {
    if (lost || root.dataset.app === "stopped") return;
    lost = true;
    const [visit] = performance.getEntriesByType("navigation");
    if (visit?.type === "navigate") renew().catch(trouble);
    else trouble(); // this is the second time
  }
  addEventListener("fireside:lost", failed);
  const needed = "script, link[rel='stylesheet']:not([data-part])";
  addEventListener("error", ({ target }) => target.matches?.(needed) && failed(), true);

  // Fonts come after the lobby, whose first visit is short, and with every other place; at once where they are stored. The shell
  // keeps the fonts that it has begun with.
  const wearFonts = () => {
    const sheet = document.querySelector('link[data-part="fonts"]');
    if (sheet) sheet.disabled = false;
  };
  if (controller()) {
    root.dataset.fonts = "stored";
    addEventListener("DOMContentLoaded", wearFonts, { once: true });
  }
  const running = () => root.dataset.app === "started";
  addEventListener("TrunkApplicationStarted", () => {
    root.dataset.app = "started"; // the program takes the shell's place when it has drawn its own
    if (place !== "lobby") wearFonts();
  }, { once: true });
  // The first screen first: everything else is stored when the browser has nothing better to do.
  addEventListener("fireside:shown", () => {
    wearFonts();
    const rest = window.requestIdleCallback ?? ((then) => setTimeout(then, 300));
    rest(() => keepOffline().catch(() => {}), { timeout: 3000 }); // a browser without such storage: no reason to stop a match
  }, { once: true });

  // ---- recovery
  // After a panic or an uncaught error the program's memory cannot be trusted: nothing of it may run or write any more. Extensions of the
  // browser, scripts that apps put into the page and the browser itself leave errors here as well. So an error is ours only if the
  // first place that it names is a file of ours; the page itself is none, since others write there.
  let panic = "";
  addEventListener("fireside:panic", (event) => {
    panic = String(event.detail);
    console.error(new Error(panic)); // with the way to it: the program is still on the stack
    stop(panic);
  });
  const placeOf = (text) => /[a-z-]+:\/\/[^\s()'"]+/i.exec(text ?? "")?.[0];
  const isOurs = (place) => place.startsWith("wasm:") || (place.startsWith(home) && /\.(js|wasm)\b/.test(place.slice(home.length)));
  function fail(error, message, filename) {
    // A stack begins with the message in some browsers, and a message names what it likes.
    const place = placeOf(filename) ?? placeOf(error?.stack && String(error.stack).replace(error.message, ""));
    const ours = place ? isOurs(place) : error?.name === "RuntimeError"; // WebAssembly’s, which Safari gives no address
    if (running()) {
      if (ours) stop([message, error?.stack].filter(Boolean).join("\n"));
    } else if (ours) failed();
    else if (!place || place.startsWith(home)) trouble();
  }
  addEventListener("error", (event) => fail(event.error, event.message, event.filename));
  addEventListener("unhandledrejection", (event) => fail(event.reason, event.reason?.message));

  let write; // the storage's own, which nobody else calls any more
  function stop(details) {
    if (root.dataset.app === "stopped") return;
    const before = root.dataset.app;
    root.dataset.app = "stopped";
    write = Storage.prototype.setItem;
    Storage.prototype.setItem = Storage.prototype.removeItem = Storage.prototype.clear = () => {};
    const idle = () => 0;
    for (let id = setTimeout(idle); id > 0; id--) clearTimeout(id);
    window.setTimeout = window.setInterval = window.requestAnimationFrame = idle;
    for (const type of ["keydown", "keyup", "hashchange", "popstate", "storage", "visibilitychange"]) {
      addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    }
    if (before !== "started") document.getElementById("shell")?.remove();
    giveWay();
    // In a task of its own: the program is still on the stack while it panics.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => showRecovery(details);
    channel.port2.postMessage(0);
  }

  function showRecovery(details) {
    const template = document.getElementById("recovery");
    for (const old of [...document.body.children]) if (!old.matches("link, template")) old.remove(); // sheets stay
    document.body.append(document.importNode(template.content, true));
    const find = (name) => document.querySelector(`[data-recovery="${name}"]`);
    find("details").textContent = `${details}\n\n${location.hash || "#/"}\n${build}\n${navigator.userAgent}`;
    const stored = (key) => attempt(() => localStorage.getItem(key));
    const id = location.hash.split("/")[2];
    const match = id && stored(`${own}match.${id}`);
    find("match").hidden = find("back").hidden = !match;
    find("back").addEventListener("click", () => attempt(() => goBack(id, match)));
    find("match").addEventListener("click", () => handOut(`fireside-${id}.json`, match));
    const keys = attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(own) && stored(key) !== undefined)) ?? [];
    find("all").hidden = keys.length === 0;
    find("all").addEventListener("click", () => handOut("fireside-all.json", everything(keys, stored)));
    find("reload").addEventListener("click", () => location.reload());
    find("lobby").addEventListener("click", () => {
      history.replaceState(null, "", "#/");
      location.reload();
    });
    find("title").focus();
  }

  // A state that cannot be drawn fails again at each visit. Each time that this is pressed it goes one answer further back, since a bot
  // answers as before. The answers stay and can be done again.
  function goBack(id, match) {
    const times = Number(sessionStorage[`${own}back.${id}`] ?? 0) + 1;
    sessionStorage[`${own}back.${id}`] = times;
    write.call(localStorage, `${own}match.${id}`, match.replace(/("record":\{[^]*?"cursor":)(\d+)/, (_, before, at) => before + Math.max(0, at - times)));
    location.reload();
  }

  // What the lobby takes in under "Storage"; src/app/store/backup.rs describes it. All keys go in, whatever they are, and kept texts as
  // they are: reading and writing them anew would round long seeds.
  function everything(keys, stored) {
    const raw = (text) => {
      try {
        JSON.parse(text);
        return text;
      } catch {
        return JSON.stringify(text); // torn: as a string
      }
    };
    const all = `${own}match.`;
    const matches = keys.filter((key) => key.startsWith(all)).map((key) => `{"id":${JSON.stringify(key.slice(all.length))},"save":${raw(stored(key))}}`);
    const kept = keys.filter((key) => !key.startsWith(all)).map((key) => `${JSON.stringify(key.slice(own.length))}:${raw(stored(key))}`);
    return `{"fireside":"everything","format":1,"made":${Date.now()},"matches":[${matches}],"kept":{${kept}}}`;
  }

  function handOut(name, text) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = name;
    link.click();
  }

  // ---- installing
  let offer;
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // the page shows it where it does not disturb
    offer = event;
    root.dataset.install = "ready";
    tell("install");
  });
  addEventListener("fireside:install-now", async () => {
    const asked = offer;
    offer = undefined;
    delete root.dataset.install; // an offer can be made once
    tell("install");
    try {
      await asked?.prompt();
    } catch {
      // an offer that the browser has taken back
    }
  });
  addEventListener("appinstalled", () => {
    delete root.dataset.install;
    tell("install");
  });
  // Only Safari on iPhone and iPad knows the word: false in the browser, true from the home screen.
  if (navigator.standalone === false) root.dataset.install = "ios";

  // ---- offline and updates
  const announce = (update) => {
    if (update) root.dataset.update = update;
    else delete root.dataset.update;
    tell("update");
  };
  addEventListener("fireside:missing", () => {
    if (!root.dataset.update) newest().then((there) => there !== build && announce("taken")).catch(() => {});
  });
  let registration;
  let taking = false;
  addEventListener("fireside:take-update", () => {
    if (taking) return;
    taking = true;
    const reload = () => location.reload();
    if (!registration?.waiting) return newest().then(reload, reload); // nor does the browser keep the old page
    registration.waiting.postMessage({ takeOver: "now" });
    setTimeout(reload, 4000); // a worker that does not answer
  });

  async function keepOffline() {
    if (!workers) return; // not a secure context, or a private window

    // A worker is in control only after it has stored every file, so control plus a stored page means ready.
    const lookOffline = async () => {
      const stored = controller() && (await attempt(() => caches.match("./", { cacheName: store }).catch(() => undefined)));
      if (stored) root.dataset.offline = "ready";
      else delete root.dataset.offline;
      tell("offline");
    };
    workers.addEventListener("controllerchange", lookOffline);
    await lookOffline();
    controller()?.postMessage({ started: true });

    try {
      registration = await workers.register("./sw.js", { updateViaCache: "none" });
    } catch {
      return; // no network and nothing stored: the page just is not offline-ready
    }
    // A waiting worker of this very build takes over; one of another build says so: news for the player.
    let waiting;
    const look = () => {
      if (!registration.waiting || registration.waiting === waiting) return;
      waiting = registration.waiting;
      waiting.postMessage({ takeOver: build });
    };
    workers.addEventListener("message", (event) => {
      if (event.data?.waits) announce("ready");
      // Another tab may have asked for it: this one tells its player.
      if (!event.data?.tookOver) return;
      if (taking) location.reload();
      else announce(event.data.tookOver === build ? undefined : "taken");
    });
    // One may be on its way already: the browser has looked for it when the page was asked for.
    const follow = () => registration.installing?.addEventListener("statechange", look);
    registration.addEventListener("updatefound", follow);
    follow();
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
