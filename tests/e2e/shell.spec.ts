// The house itself: what stands before the program arrives, the policy, offline play, sub-paths.
import { readFile } from "node:fs/promises";
import { withHome } from "../../scripts/finish.mjs";
import { expect, offlineReady, openLobby, serve, setTheme, test } from "./support";

const dist = `${import.meta.dirname}/../../dist`;

test("the static shell says what this is before the program runs", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("./");
  await expect(page.getByRole("heading", { name: "Fireside" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "New game" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("needs JavaScript");
  await context.close();
});

test("the shell looks at home, and fits", async ({ page }) => {
  await page.route("**/*.wasm", () => {}); // the program never arrives
  await page.goto("./", { waitUntil: "commit" });
  await expect(page.getByText("Beta Colony").filter({ visible: true })).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("the statistics and each rulebook's title are there before the program", async ({ page }) => {
  await page.route("**/*.wasm", () => {});
  const seen = async (hash: string, text: string) => {
    await page.goto(`./?${hash}#/${hash}`, { waitUntil: "commit" });
    await expect(page.locator("#shell").getByText(text).filter({ visible: true })).toHaveCount(1);
  };
  await seen("rules/burgundy", "Rules of The Castles of Burgundy");
  await seen("rules/innovation", "Rules of Innovation");
  await seen("statistics", "Nothing to count yet");
  await page.goto("./?other#/credits", { waitUntil: "commit" });
  await expect(page.locator("#shell > :visible")).toHaveCount(0);
});

test.describe("a program that cannot start", () => {
  test.use({ allow: [/./] });
  test("is told", async ({ page }) => {
    await page.route("**/*.wasm", (route) => route.fulfill({ contentType: "application/wasm", body: "broken" }));
    await page.goto("./");
    await expect(page.getByRole("alert")).toContainText("could not start");
  });
});

test("the policy allows the own origin only, and inline only what the page brought", async ({ page }) => {
  await openLobby(page);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  expect(policy).toContain("default-src 'none'");
  // boot.js stands in the page, let in by its hash.
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=' 'wasm-unsafe-eval';/);
  expect(await page.locator("script:not([src])").count()).toBe(1);
  expect(policy).not.toContain("unsafe-inline");
  expect(policy).not.toContain("'unsafe-eval'");
  expect(policy).not.toMatch(/https?:|\*/);
});

test.describe("an inline script", () => {
  test.use({ allow: [/Content Security Policy/] });
  test("is refused", async ({ page }) => {
    await openLobby(page);
    const blocked = await page.evaluate(async () => {
      const seen: string[] = [];
      document.addEventListener("securitypolicyviolation", (event) => seen.push(event.effectiveDirective));
      const script = document.createElement("script");
      script.textContent = "window.intruder = true";
      document.head.append(script);
      await new Promise((done) => setTimeout(done, 100));
      return { seen, intruder: "intruder" in window };
    });
    expect(blocked).toEqual({ seen: ["script-src-elem"], intruder: false });
  });
});

test("the theme follows the system unless one is chosen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openLobby(page);
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(html).toHaveAttribute("data-theme", "light");
  await setTheme(page, "dark");
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute("content", "#17120f");
});

test("broken settings do not stop the page", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("fireside:/fireside/:settings", "{not json"));
  await openLobby(page);
});

test.describe("without a network", () => {
  test.use({ forOffline: true });

  test("the second visit needs no network", async ({ page, context }) => {
    await openLobby(page);
    await offlineReady(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-app", "started");
    await offlineReady(page);
  });

  // The same without trusting the browser's switch: the server is gone. At the root of an origin this time.
  test.describe("a server that is gone", () => {
    test.use({ allow: [/ERR_CONNECTION_REFUSED/, /fetching the script/] });
    test("is not missed", { tag: "@smoke" }, async ({ page }) => {
      const server = await serve({ root: dist, port: 0, prefix: "/" });
      await openLobby(page, server.url);
      await offlineReady(page);
      await server.close();
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-app", "started");
      await offlineReady(page);
      // Everything the page may ask for later is there as well, the worker's program included.
      const build = await page.locator('meta[name="build"]').getAttribute("content");
      const files = await page.evaluate(async (build) => {
        const paths = ["worker_loader.js", "worker_bg.wasm", "fonts/fraunces.woff2"].map((file) => `./${build}/${file}`).concat("./index.html");
        return Promise.all(paths.map(async (path) => (await fetch(path)).status));
      }, build);
      expect(files).toEqual([200, 200, 200, 200]);
    });
  });
});

// Hosts show their error page for any address: home is found from every depth, whoever lives above.
test.describe("an address that does not exist", () => {
  test.use({ allow: [/404/] });
  for (const address of ["nowhere", "nowhere/", "deeply/nested/nowhere.html"]) {
    test(`leads home: ${address}`, async ({ page }) => {
      const answer = await page.goto(`./${address}`);
      expect(answer!.status()).toBe(404);
      await expect(page.getByRole("link", { name: "Back to Fireside" })).toHaveAttribute("href", /\/fireside\/$/);
      await page.getByRole("link", { name: "Back to Fireside" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-app", "started");
    });
  }

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false });
    test("leads home by the address under which the site was published", async ({ page, baseURL }) => {
      const missing = withHome(await readFile(`${import.meta.dirname}/../../dist/404.html`, "utf8"), baseURL!);
      await page.route(/nowhere/, (route) => route.fulfill({ status: 404, contentType: "text/html", body: missing }));
      for (const address of ["nowhere", "nowhere/", "deeply/nested/nowhere.html"]) {
        await page.goto(`./${address}`);
        await page.getByRole("link", { name: "Back to Fireside" }).click();
        await expect(page, address).toHaveURL(/:\d+\/fireside\/$/);
      }
    });
  });

  test("leads to the match where a # came as %23", async ({ page }) => {
    await page.goto("./%23/rules/burgundy");
    await expect(page).toHaveURL(/\/fireside\/#\/rules\/burgundy$/);
    await expect(page.locator("html")).toHaveAttribute("data-app", "started");
  });
});
