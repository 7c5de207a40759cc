// Starts: whatever of the first visit does not come, or not whole, somebody is told what to do; and browsers that lack or refuse something.
import type { Page } from "@playwright/test";
import { type Host, type Trouble, TROUBLE, twoBuilds } from "./deploys";
import { expect, test as plain } from "./support";

const test = plain.extend<{ host: Host }>({
  host: async ({}, use) => {
    const host = await twoBuilds();
    await use(host);
    await host.close();
  },
});

const html = (page: Page) => page.locator("html");
const trouble = (page: Page) => page.getByRole("alert").filter({ hasText: "could not start" });

/** What the lobby cannot be without. */
const NEEDED = ["lobby.css", "start.js", "page.js", "parts.js", "page_bg.wasm", "locales/en/lobby.ftl"];
/** What it can be without. */
const NICE = ["icons/shell.svg", "icons/art-burgundy.svg", "favicon.svg", "fonts.css", "fonts/fraunces.woff2", "places.wasm"];

test.describe("a file of the first visit", () => {
  test.use({ allow: [/./] });

  for (const kind of Object.keys(TROUBLE).filter((kind) => kind !== "stalled") as Trouble[]) {
    test(`does not come: it is asked for once more, then the way out is named: ${kind}`, async ({ page, host }) => {
      for (const file of NEEDED) {
        host.visits = 0;
        host.meddle = (path) => (path === `${host.first}/${file}` ? kind : undefined);
        await page.goto(`${host.url}?${file}`);
        await expect(trouble(page), file).toBeVisible();
        await expect(trouble(page)).toContainText("reload the page");
        // The first visit and the second, after a look past the caches; the first one says it as well.
        await expect.poll(() => host.visits, file).toBe(2);
        host.meddle = () => {};
        await page.getByRole("button", { name: "Try again" }).click();
        await expect(html(page), file).toHaveAttribute("data-app", "started");
        await expect(page.locator("#shell"), file).toHaveCount(0);
      }
    });
  }

  test("stalls: the way out is named after a while", async ({ page, host }) => {
    // The page's patience, in a hurry.
    await page.addInitScript(() => {
      const plain = window.setTimeout.bind(window);
      window.setTimeout = ((run: () => void, ms = 0) => plain(run, ms === 20_000 ? 1000 : ms)) as typeof window.setTimeout;
    });
    for (const file of NEEDED) {
      host.visits = 0;
      host.meddle = (path) => (path === `${host.first}/${file}` ? "stalled" : undefined);
      await page.goto(`${host.url}?${file}`, { waitUntil: "commit" });
      await expect(trouble(page), file).toBeVisible();
      expect(host.visits, "nothing is asked for twice that may still come").toBe(1);
    }
  });

  test("that only adorns is not waited for", async ({ page, host }) => {
    for (const kind of ["404", "html with 200", "cut", "blocked"] as Trouble[]) {
      host.meddle = (path) => (NICE.some((file) => path === `${host.first}/${file}`) ? kind : undefined);
      await page.goto(`${host.url}?${kind}`);
      await expect(page.locator("#shell"), kind).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "New game" })).toBeVisible();
    }
  });

  // A context of its own each: what has come once may lie in the browser's caches.
  for (const kind of Object.keys(TROUBLE).filter((kind) => kind !== "stalled") as Trouble[]) {
    test(`of a part does not come: it is said, and comes when it can: ${kind}`, { tag: kind === "404" ? "@smoke" : [] }, async ({ page, host }) => {
      for (const file of ["places.css", "locales/en/places.ftl", "places.wasm"]) {
        host.meddle = (path) => (path === `${host.first}/${file}` ? kind : undefined);
        await page.goto(`${host.url}?${kind}${file}#/statistics`);
        const trouble = page.getByRole("heading", { name: "This part of Fireside is not here yet" });
        await expect(trouble, `${file}: ${kind}`).toBeVisible();
        // Asked for again in vain: what failed once more is no obstacle to what comes then.
        const asked = host.asked.length;
        await page.getByRole("button", { name: "Try again" }).click();
        await expect.poll(() => host.asked.slice(asked).some((path) => path === `${host.first}/${file}`)).toBe(true);
        await expect(trouble, `${file}: ${kind}, again`).toBeVisible();
        host.meddle = () => {};
        await page.getByRole("button", { name: "Try again" }).click();
        await expect(page.getByRole("heading", { name: "Statistics" }), `${file}: ${kind}`).toBeVisible();
      }
    });
  }

  test("of the list of matches does not come: the games are there, it is said, and comes when it can", async ({ page, host }) => {
    host.meddle = (path) => (path === `${host.first}/kept.wasm` ? "404" : undefined);
    await page.goto(host.url);
    await expect(page.getByRole("heading", { name: "This part of Fireside is not here yet" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "New game" })).toBeVisible();
    host.meddle = () => {};
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Saved matches" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Today’s game" })).toBeVisible();
  });

  for (const file of ["places.css", "locales/en/places.ftl", "places.wasm"]) {
    test(`of a part hangs: it is said, and comes when it can: ${file}`, async ({ page, host }) => {
      await page.clock.install();
      host.meddle = (path) => (path === `${host.first}/${file}` ? "stalled" : undefined);
      await page.goto(`${host.url}#/statistics`);
      await expect.poll(() => host.asked.includes(`${host.first}/${file}`)).toBe(true);
      // A sheet is asked for twice, each time for a while.
      for (let i = 0; i < 3; i++) await page.clock.runFor(8_000);
      await expect(page.getByRole("heading", { name: "This part of Fireside is not here yet" })).toBeVisible();
      host.meddle = () => {};
      // A piece of the program is asked for once: slow is not broken.
      if (file.endsWith(".wasm")) await page.reload();
      else await page.getByRole("button", { name: "Try again" }).click();
      await page.clock.runFor(100);
      await expect(page.getByRole("heading", { name: "Statistics" })).toBeVisible();
    });
  }

  test("that is gone while there is no network does not take the page away", async ({ page, host }) => {
    host.meddle = (path) => (path.endsWith("page.js") ? "404" : host.asked.includes(`${host.first}/page.js`) ? "blocked" : undefined);
    await page.goto(host.url);
    await expect(trouble(page)).toBeVisible();
  });
});

test.describe("a browser", () => {
  const old = (page: Page) => page.getByRole("alert").filter({ hasText: "a newer browser" });

  test("without WebAssembly is told what is needed", { tag: "@smoke" }, async ({ page }) => {
    await page.addInitScript(() => delete (globalThis as { WebAssembly?: unknown }).WebAssembly);
    await page.goto("./");
    await expect(old(page)).toBeVisible();
    await expect(html(page)).not.toHaveAttribute("data-app");
  });

  for (const lack of ["width: 1cqw", "height: 1dvh", "selector(:has(a))"]) {
    test(`that is too old is told what is needed: ${lack}`, async ({ page }) => {
      await page.addInitScript((lack) => {
        const supports = CSS.supports as (what: string) => boolean;
        CSS.supports = (what: string) => what !== lack && supports.call(CSS, what);
      }, lack);
      await page.goto("./");
      await expect(old(page)).toBeVisible();
    });
  }

  test.describe("of before our language", () => {
    test.use({ allow: [/./] });
    test("that does not understand the first script sees a line", async ({ page }) => {
      await page.route(/\/fireside\/$/, async (route) => {
        const answer = await route.fetch();
        const body = await answer.text();
        const broken = body.replace(/<script>[^<]*?\(\(\)=>\{/, "$&)");
        expect(broken).not.toBe(body);
        await route.fulfill({ response: answer, body: broken });
      });
      await page.goto("./");
      await expect(old(page)).toBeVisible();
    });
  });

  test("that can do all of it sees none of these words", async ({ page }) => {
    await page.route(/\.wasm$/, () => {}); // the shell stays
    await page.goto("./");
    await expect(page.locator("#shell")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test.describe("that refuses", () => {
    test.use({ forOffline: true });

    const REFUSED = { indexedDB: "window", caches: "window", sessionStorage: "window", serviceWorker: "navigator", locks: "navigator" } as const;
    for (const [what, where] of Object.entries(REFUSED)) {
      test(`${what}: the lobby comes, and nothing is promised`, async ({ page }) => {
        await page.addInitScript(([what, where]) => {
          const refuse = () => {
            throw new DOMException("refused by the test", "SecurityError");
          };
          Object.defineProperty(where === "window" ? window : Navigator.prototype, what, { get: refuse });
        }, [what, where] as const);
        await page.goto("./");
        await expect(page.locator("#shell")).toHaveCount(0);
        // It has looked by then whether all is stored, or cannot look.
        const stores = !["caches", "serviceWorker"].includes(what);
        if (stores) await expect(html(page)).toHaveAttribute("data-offline", "ready");
        else await page.evaluate(() => new Promise((done) => setTimeout(done, 2000)));
        expect(await html(page).getAttribute("data-offline")).toBe(stores ? "ready" : null);
      });
    }
  });
});

test.describe("the recovery screen", () => {
  test.use({ allow: [/./] });

  for (const refused of ["at access", "at read"]) {
    test(`comes whole where the storage throws ${refused}`, async ({ page }) => {
      await page.addInitScript((refused) => {
        localStorage.setItem("fireside:/fireside/:match.test", "{}");
        const refuse = () => {
          throw new DOMException("refused by the test", "SecurityError");
        };
        if (refused === "at access") Object.defineProperty(window, "localStorage", { get: refuse });
        else Storage.prototype.getItem = Storage.prototype.key = refuse;
      }, refused);
      await page.route(/\.wasm$/, () => {}); // what fails is not the program this time
      await page.goto("./#/burgundy/test");
      await page.evaluate(() => dispatchEvent(new CustomEvent("fireside:panic", { detail: "by the test" })));
      await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeFocused();
      await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
      await page.getByText("What happened, for the authors").click();
      await expect(page.locator(".recovery pre")).toContainText("by the test");
      await page.getByRole("button", { name: "Reload and go to the lobby" }).click();
      await expect(page).toHaveURL(/#\/$/);
    });
  }
});
