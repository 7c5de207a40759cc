// One page, one build: whatever is deployed while a page is open, it never gets a byte of another build; and what is stored needs no network.
import type { Page } from "@playwright/test";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Host, type Trouble, TROUBLE, twoBuilds, watchBytes } from "./deploys";
import { keep, save } from "./saves";
import { offlineReady, serve } from "./support";
import { expect, test as plain, until } from "./table";

/** With a host of two builds; every byte that a page gets is looked at. */
const test = plain.extend<{ host: Host; least: number }>({
  /** So many files must have been looked at. */
  least: [30, { option: true }],
  host: async ({ context, page, least }, use) => {
    const host = await twoBuilds();
    const judge = watchBytes(context, host);
    await keep(page, await save({ seats: ["easy", "person"], after: 12 }));
    await use(host);
    const visits = await judge();
    expect(visits.reduce((sum, { files }) => sum + files, 0), JSON.stringify(visits)).toBeGreaterThan(least);
    await host.close();
  },
});

const html = (page: Page) => page.locator("html");
const build = (page: Page) => page.locator('meta[name="build"]');
const started = (page: Page) => expect(html(page)).toHaveAttribute("data-app", "started");
const go = (page: Page, hash: string) => page.evaluate((hash) => void (location.hash = hash), hash);
const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());
const named = (...builds: string[]) => builds.map((build) => `fireside:/fireside/:${build}`).sort();
const missing = (page: Page) => page.getByRole("alert").filter({ hasText: "This part of Fireside is not here yet" });

async function visit(page: Page, { url }: Host) {
  await page.goto(url);
  await started(page);
}

/** Asks for something of every kind: parts of the program, words, sheets, icons, a book, the worker. */
async function walk(page: Page) {
  await go(page, "#/statistics");
  await expect(page.getByRole("heading", { name: "Statistics" })).toBeVisible();
  await go(page, "#/rules/terra-mystica");
  await expect(page.locator(".book-unit").first()).toBeVisible();
  await go(page, "#/burgundy/test");
  await until(page, "the bot has moved", ({ kind }) => kind === "choose", 30_000);
}

/** The browser stops a service worker that has been idle; the next request starts it again, without its memory. */
async function stopWorkers(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.stopAllWorkers");
  await devtools.detach();
}

/** Takes the newer build as somebody does who is told of it. */
const take = (page: Page) => page.evaluate(() => dispatchEvent(new Event("fireside:take-update")));

const look = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test.describe("without a service worker", () => {
  test.use({ allow: [/404|Failed to load|MIME|wasm|WebAssembly|font|OTS/] });

  for (const trouble of ["404", "html with 200"] as Trouble[]) {
    test(`a part that is gone from the host is said to be of an older version: ${trouble}`, async ({ page, host }) => {
      await visit(page, host);
      await go(page, "#/statistics");
      await expect(page.getByRole("heading", { name: "Statistics" })).toBeVisible();
      host.deploy();
      host.meddle = (path) => (path.startsWith(host.first) ? trouble : undefined);
      for (const hash of ["#/rules/terra-mystica", "#/burgundy/test"]) {
        await go(page, hash);
        await expect(hash.includes("rules") ? page.getByText("The rules could not be loaded") : missing(page)).toBeVisible();
        await expect(page.getByText("A new version is ready.")).toBeVisible();
      }
      await page.getByRole("button", { name: "Update now" }).click();
      await expect(build(page)).toHaveAttribute("content", host.second);
      await walk(page);
    });
  }

  test("the lobby says so when what lies behind it is gone from the host", async ({ page, host }) => {
    host.answer = (path) => {
      if (path === `${host.first}/places.wasm`) host.deploy();
      return false;
    };
    await visit(page, host);
    await page.getByRole("button", { name: "Update now" }).click();
    await expect(build(page)).toHaveAttribute("content", host.second);
    await started(page);
  });

  test("a page that the browser has kept is asked for anew when its files are gone", async ({ page, host }) => {
    // As hosts do for some minutes.
    const keepable = readFileSync(join(host.folders[host.first], "index.html"));
    host.answer = (path, response) => {
      if (path !== "") return false;
      response.writeHead(200, { "Content-Type": "text/html", "Cache-Control": "max-age=600" }).end(keepable);
      return true;
    };
    await visit(page, host);
    host.answer = () => false;
    host.deploy();
    await page.goto("about:blank");
    await visit(page, host);
    await expect(build(page)).toHaveAttribute("content", host.second);
    await walk(page);
  });

  test("a deploy in the middle of a start", async ({ page, host }) => {
    host.answer = (path) => {
      if (path === `${host.first}/page.js`) host.deploy();
      return false;
    };
    await page.goto(host.url);
    await expect(build(page)).toHaveAttribute("content", host.second);
    await started(page);
    await walk(page);
  });
});

test.describe("on a slow network", () => {
  test.use({ forOffline: true, allow: [/404|Failed to load|ERR_|integrity|fetching the script|wasm|WebAssembly/] });

  test("a deploy while the first page comes", async ({ page, host }) => {
    host.slow = true;
    const start = page.goto(host.url);
    await expect.poll(() => host.asked.includes(`${host.first}/page_bg.wasm`)).toBe(true);
    host.deploy();
    await start;
    await started(page);
    // Whichever it has become; the next visit has the newer one, whose service worker installs while it is used.
    await page.reload();
    await started(page);
    await expect(build(page)).toHaveAttribute("content", host.second);
    await walk(page);
    await expect(html(page)).toHaveAttribute("data-offline", "ready", { timeout: 60_000 });
    await page.reload();
    await started(page);
    await walk(page);
  });

  test("the newer build comes while the stored one is used", async ({ page, host }) => {
    host.slow = true;
    await visit(page, host);
    await expect(html(page)).toHaveAttribute("data-offline", "ready", { timeout: 60_000 });
    host.deploy();
    await page.reload();
    await started(page);
    await expect(build(page)).toHaveAttribute("content", host.first);
    await walk(page);
    await expect(html(page)).toHaveAttribute("data-update", /./, { timeout: 60_000 });
    await go(page, "#/");
    await take(page);
    await expect(build(page)).toHaveAttribute("content", host.second, { timeout: 60_000 });
    await started(page);
    await walk(page);
  });
});

test.describe("with a service worker", () => {
  test.use({ forOffline: true, allow: [/404|Failed to load|ERR_|integrity|fetching the script|wasm|WebAssembly/] });

  test("a stored page keeps its build after a deploy, whether its worker runs or was stopped, and without a network", async ({ page, host }) => {
    await visit(page, host);
    await offlineReady(page);
    host.deploy();
    await stopWorkers(page);
    host.asked.length = 0;
    await walk(page);
    await page.reload();
    await started(page);
    await expect(build(page)).toHaveAttribute("content", host.first);
    await offlineReady(page);
    host.meddle = () => "blocked";
    await stopWorkers(page);
    await page.reload();
    await started(page);
    await walk(page);
    expect(host.asked.filter((path) => path.startsWith(host.first)), "asked for over the network although it is stored").toEqual([]);
  });

  test("the newer build is announced at the next visit, taken on request, and the old cache goes", async ({ page, host }) => {
    await visit(page, host);
    await offlineReady(page);
    expect(await cacheNames(page)).toEqual(named(host.first));
    await page.evaluate(() => caches.open("somebody else's"));
    host.deploy();
    await page.reload();
    await started(page);
    await expect(build(page)).toHaveAttribute("content", host.first);
    await expect(html(page)).toHaveAttribute("data-update", "ready");
    await take(page);
    await expect(build(page)).toHaveAttribute("content", host.second);
    await offlineReady(page);
    await expect.poll(() => cacheNames(page)).toEqual([...named(host.second), "somebody else's"].sort());
    await expect(html(page)).not.toHaveAttribute("data-update");
  });

  test("a tab keeps its build when another one takes the newer", async ({ page, context, host }) => {
    await visit(page, host);
    await offlineReady(page);
    const other = await context.newPage();
    await visit(other, host);
    await offlineReady(other);
    host.deploy();
    await look(page);
    await expect(html(page)).toHaveAttribute("data-update", "ready");
    await take(page);
    await expect(build(page)).toHaveAttribute("content", host.second);
    await offlineReady(page);
    await expect(html(other)).toHaveAttribute("data-update", "taken");
    await stopWorkers(page);
    host.meddle = () => "blocked";
    await walk(other);
    await expect(build(other)).toHaveAttribute("content", host.first);
    expect(await cacheNames(page)).toEqual(named(host.first, host.second));
    // Nobody needs the old one any more.
    await other.close();
    await page.reload();
    await started(page);
    await expect.poll(() => cacheNames(page)).toEqual(named(host.second));
  });

  test("a deploy between the first page and its service worker", async ({ page, host }) => {
    host.answer = (path) => {
      if (path === "sw.js") host.deploy();
      return false;
    };
    await visit(page, host);
    await expect(html(page)).toHaveAttribute("data-update", "taken");
    await expect(html(page)).not.toHaveAttribute("data-offline");
    await go(page, "#/burgundy/test");
    await expect(missing(page)).toBeVisible();
    await page.getByRole("button", { name: "Update now" }).click();
    await expect(build(page)).toHaveAttribute("content", host.second);
    await offlineReady(page);
    await walk(page);
  });

  test.describe("what is stored", () => {
    test.use({ least: 5 });

    for (const trouble of Object.keys(TROUBLE) as Trouble[]) {
      if (trouble === "stalled") continue; // an installation that waits stores nothing
      test(`is complete and its own: an installation refuses a file with trouble: ${trouble}`, async ({ page, host }) => {
        const file = `${host.first}/locales/de/innovation.ftl`;
        host.meddle = (path) => (path === file ? trouble : undefined);
        await visit(page, host);
        await expect.poll(() => host.asked.filter((path) => path === file).length).toBeGreaterThanOrEqual(2);
        await expect.poll(() => cacheNames(page)).toEqual([]);
        await expect(html(page)).not.toHaveAttribute("data-offline");
        host.meddle = () => {};
        await page.reload();
        await offlineReady(page);
      });
    }

    test("is complete and its own: an installation refuses another build's file under its address", async ({ page, host }) => {
      const file = "locales/de/innovation.ftl";
      host.answer = (path, response) => {
        if (path !== `${host.first}/${file}`) return false;
        response.writeHead(200, { "Content-Type": "text/plain" }).end(readFileSync(join(host.folders[host.second], host.second, file)));
        return true;
      };
      await visit(page, host);
      await expect.poll(() => host.asked.filter((path) => path.endsWith(file)).length).toBe(2);
      await expect.poll(() => cacheNames(page)).toEqual([]);
      await expect(html(page)).not.toHaveAttribute("data-offline");
    });

    test("is served whatever the network does: it stalls, lies, fails", async ({ page, host }) => {
      await visit(page, host);
      await offlineReady(page);
      for (const trouble of ["stalled", "html with 200", "404", "cut"] as Trouble[]) {
        host.meddle = () => trouble;
        await page.goto("about:blank");
        const begin = Date.now();
        await visit(page, host);
        await offlineReady(page);
        // The patience with networks is longer (boot.js).
        expect(Date.now() - begin, trouble).toBeLessThan(15_000);
      }
    });

    test("is stored again when the browser has taken it", async ({ page, host }) => {
      await visit(page, host);
      await offlineReady(page);
      await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
      await page.reload();
      await started(page);
      await expect.poll(() => page.evaluate(async (name) => !!(await caches.match("./", { cacheName: name })), named(host.first)[0])).toBe(true);
      host.meddle = () => "blocked";
      await page.reload();
      await offlineReady(page);
    });

    test("is not needed: a storage that throws leaves the network", async ({ page, host }) => {
      const worker = readFileSync(join(host.folders[host.first], "sw.js"), "utf8");
      host.answer = (path, response) => {
        if (path !== "sw.js") return false;
        response.writeHead(200, { "Content-Type": "text/javascript" }).end(`CacheStorage.prototype.match = () => { throw new DOMException("broken", "UnknownError"); };${worker}`);
        return true;
      };
      await visit(page, host);
      await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
      host.asked.length = 0;
      await page.reload();
      await started(page);
      expect(host.asked).toContain(`${host.first}/page.js`);
    });
  });
});

plain.describe("a site above this one", () => {
  plain.use({ forOffline: true, allow: [/./] });

  plain("has a service worker and caches of its own: nothing of it counts as ours", async ({ page }) => {
    const root = await mkdtemp(join(tmpdir(), "fireside-"));
    await cp(`${import.meta.dirname}/../../dist`, join(root, "fireside"), { recursive: true });
    await rm(join(root, "fireside/sw.js"));
    await writeFile(join(root, "index.html"), "<!doctype html><title>Above</title>");
    await writeFile(join(root, "sw.js"), 'addEventListener("fetch", () => {}); addEventListener("activate", (event) => event.waitUntil(clients.claim()));');
    const server = await serve({ root, port: 0, prefix: "/" });
    await page.goto(server.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("./sw.js");
      await (await caches.open("above")).put("./fireside/", new Response("above"));
      await navigator.serviceWorker.ready;
    });
    await page.goto(`${server.url}fireside/`);
    await started(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${server.url}sw.js`);
    await page.evaluate(() => new Promise((done) => (addEventListener("fireside:offline", done), setTimeout(done, 1500))));
    await expect(html(page)).not.toHaveAttribute("data-offline");
    await server.close();
    await rm(root, { recursive: true });
  });
});
