// Installed: the offer to install, the wake lock, newer versions that come while somebody plays.
import type { Page } from "@playwright/test";
import { twoBuilds } from "./deploys";
import { GAMES } from "./games";
import { keep, save } from "./saves";
import { accessible, offlineReady, openLobby } from "./support";
import { expect, fits, open, test, until } from "./table";

test("the manifest has all that an installation needs", async ({ page, request }) => {
  await openLobby(page);
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(address!)).json();
  // One of several sites on its host: without an id of its own the folder it starts in is what it is called.
  expect(manifest.id).toBeUndefined();
  expect(manifest).toMatchObject({ launch_handler: { client_mode: "focus-existing" }, file_handlers: [{ action: "./" }], share_target: { action: "./", method: "GET" } });
  expect(manifest).toMatchObject({ start_url: "./", scope: "./", display: "standalone", orientation: "any", background_color: "#17120f" });
  expect(manifest.categories).toContain("games");
  const icons = manifest.icons as { src: string; sizes: string; purpose: string; type: string }[];
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable", "any monochrome"]));
  expect(new Set(manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor))).toEqual(new Set(["narrow", "wide"]));
  icons.push(...manifest.screenshots);
  const addresses = [...icons.map(({ src }) => src), ...manifest.shortcuts.map(({ url }: { url: string }) => url)];
  const menu = (manifest: { shortcuts: { name: string }[] }) => manifest.shortcuts.map(({ name }) => name);
  expect(menu(manifest)).toEqual(expect.arrayContaining(["Continue", "Game of the day", "New game of Burgundy"]));
  expect(manifest.shortcuts).toHaveLength(GAMES.length + 2);
  const german = await (await request.get("./manifest.de.webmanifest")).json();
  expect(menu(german)).toEqual(expect.arrayContaining(["Weiter", "Spiel des Tages", "Neue Partie Burgund"]));
  for (const one of addresses) expect((await request.get(one)).status(), one).toBe(200);
  // An icon is as large as it says.
  for (const { src, sizes, type } of icons.filter(({ type }) => type === "image/png")) {
    const bytes = await (await request.get(src)).body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, `${src} ${type}`).toBe(sizes);
  }
});

test("the browser's offer to install becomes a quiet button, and goes when it is taken", { tag: "@phone" }, async ({ page }) => {
  await openLobby(page);
  await expect(page.getByRole("button", { name: "Install" })).toHaveCount(0);
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true }) as Event & { prompt(): Promise<void> };
    offer.prompt = async () => void ((window as { prompted?: boolean }).prompted = true);
    dispatchEvent(offer);
    if (!offer.defaultPrevented) throw new Error("the browser's own bar would come as well");
  });
  const button = page.locator(".foot").getByRole("button", { name: "Install" });
  await expect(button).toBeVisible();
  await fits(page, "lobby with the offer");
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Install" })).toBeVisible();
  await page.keyboard.press("Escape");
  await button.click();
  expect(await page.evaluate(() => (window as { prompted?: boolean }).prompted)).toBe(true);
  await expect(page.getByRole("button", { name: "Install" })).toHaveCount(0);
});

test("in the language of the page", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: "es-ES", baseURL });
  const page = await context.newPage();
  await page.goto("./");
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute("href", "./manifest.es.webmanifest");
  await context.close();
});

test("what the system hands over: the last match, a shared link, a file", async ({ page }) => {
  await page.addInitScript(() => {
    const launchQueue = { setConsumer: (take: unknown) => Object.assign(window, { take }) };
    Object.defineProperty(window, "launchQueue", { value: launchQueue });
  });
  const text = await save({ seats: ["person", "easy"], after: 12 });
  await page.addInitScript((text) => localStorage.getItem("fireside:/fireside/:match.test") ?? localStorage.setItem("fireside:/fireside/:match.test", text), text);
  await page.goto("./#/last");
  await expect(page).toHaveURL(/#\/burgundy\/test$/);
  await until(page, "a question", ({ kind }) => kind === "choose");
  // A text that was shared, with a link somewhere in it.
  await page.goto("./?title=Ben&text=Your%20turn%3A%20https%3A%2F%2Fexample.org%2Ffireside%2F%23%2Flink%2Fabc-_1");
  await expect(page).toHaveURL(/fireside\/#\/link\/abc-_1$/);
  await openLobby(page);
  const launch = (targetURL: string, files: string[]) =>
    page.evaluate(([targetURL, ...files]) => {
      (window as unknown as { take(launch: object): void }).take({ targetURL, files: files.map((text) => ({ getFile: async () => new File([text], "match.json") })) });
    }, [targetURL, ...files]);
  // Opened by its name it stays where it is; its menu leads on.
  await launch(page.url(), []);
  await expect(page).toHaveURL(/fireside\/$/);
  await launch(new URL("./#/daily", page.url()).href, []);
  await expect(page.getByRole("heading", { level: 1, name: "Game of the day" })).toBeVisible();
  await launch(page.url(), [text.replace('"id":"test"', '"id":"other"')]);
  await expect(page).toHaveURL(/#\/burgundy\/\w+$/);
  await until(page, "a question", ({ kind }) => kind === "choose");
  await launch(page.url(), ["no match"]);
  await expect(page.locator(".toast")).toBeVisible();
});

test("on an iPhone it says how to", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: false }));
  await openLobby(page);
  await page.locator(".foot").getByRole("button", { name: "Install" }).click();
  await expect(page.getByRole("dialog", { name: "Put Fireside on your home screen" }).getByRole("listitem")).toHaveCount(3);
  await accessible(page);
});

test.describe("in Firefox on Android, which offers nothing", () => {
  test.use({ userAgent: "Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0" });

  test("it says how to, and once installed nothing", { tag: "@phone" }, async ({ page }) => {
    await openLobby(page);
    await page.locator(".foot").getByRole("button", { name: "Install" }).click();
    const dialog = page.getByRole("dialog", { name: "Put Fireside on your home screen" });
    await expect(dialog.getByRole("listitem")).toHaveText([/browser’s menu/, /Add app to Home screen/, /opens like any other app/]);
    await page.addInitScript(() => {
      const media = window.matchMedia.bind(window);
      window.matchMedia = (query) => media(query.replace("(display-mode: standalone)", "all"));
    });
    await page.reload();
    await expect(page.locator(".foot")).toBeVisible();
    await expect(page.locator(".foot").getByRole("button", { name: "Install" })).toHaveCount(0);
  });
});

test("the screen stays on while a match is on it", async ({ page }) => {
  await page.addInitScript(() => {
    const held = new Set<object>();
    const request = async () => {
      const lock = { release: async () => void held.delete(lock) };
      held.add(lock);
      return lock;
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
    Object.assign(window, { held });
  });
  const held = () => page.evaluate(() => (window as unknown as { held: Set<object> }).held.size);
  const see = (state: string) =>
    page.evaluate((state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, state);
  await page.clock.install();
  await open(page, { seats: ["person", "easy"], after: 30 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  await expect.poll(held).toBe(1);
  await see("hidden");
  await expect.poll(held).toBe(0);
  await see("visible");
  await expect.poll(held).toBe(1);
  await page.keyboard.press("s");
  const wish = page.getByRole("switch", { name: /^Keep the screen on/ });
  await wish.click();
  await expect.poll(held).toBe(0);
  await wish.click();
  await expect.poll(held).toBe(1);
  await page.keyboard.press("Escape");
  // Nobody touches it for a while.
  await page.clock.runFor(5 * 60_000);
  await expect.poll(held).toBe(0);
  await page.mouse.click(2, 2);
  await expect.poll(held).toBe(1);
  await page.getByRole("link", { name: "To the lobby" }).click();
  await expect.poll(held).toBe(0);
});

test("not after the end", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "wakeLock", { value: { request: async () => Object.assign(window, { asked: true }) }, configurable: true });
  });
  await open(page, { seats: ["person", "easy"], at: "end" });
  await until(page, "the end", ({ kind }) => kind === "end");
  expect(await page.evaluate(() => (window as { asked?: boolean }).asked)).toBeUndefined();
});

test.describe("a newer version", () => {
  test.use({ forOffline: true });

  const build = (page: Page) => page.locator('meta[name="build"]');
  const look = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => undefined));

  test("is announced in the lobby and taken on request", async ({ page }) => {
    const { url, second, deploy, close } = await twoBuilds();
    await openLobby(page, url);
    await offlineReady(page);
    await expect(page.getByText("A new version is ready.")).toHaveCount(0);
    deploy();
    await look(page);
    await expect(page.getByText("A new version is ready.")).toBeVisible();
    await fits(page, "lobby with news");
    await accessible(page);
    await page.getByRole("button", { name: "Update now" }).click();
    await expect(build(page)).toHaveAttribute("content", second);
    await offlineReady(page);
    await expect(page.getByText("A new version is ready.")).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([`fireside:/fireside/:${second}`]);
    await close();
  });

  test("never comes under a running match: a quiet word in the menu, taken on the way to the lobby", async ({ page, context }) => {
    const { url, second, deploy, close } = await twoBuilds();
    await keep(page, await save({ seats: ["person", "easy"], after: 30 }));
    await page.goto(`${url}#/burgundy/test`);
    await offlineReady(page);
    await until(page, "a question", ({ kind }) => kind === "choose");
    const old = await build(page).getAttribute("content");
    const other = await context.newPage();
    await openLobby(other, url);
    deploy();
    await look(page);
    await expect(page.locator(".tools.news")).toBeVisible();
    await expect(page.getByText("A new version is ready.")).toHaveCount(0);
    await expect(build(page)).toHaveAttribute("content", old!);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("menuitem", { name: /Update now/ })).toBeVisible();
    await page.keyboard.press("Escape");
    const kept = await page.evaluate(() => localStorage.getItem("fireside:/fireside/:match.test"));
    await page.getByRole("link", { name: "To the lobby" }).click();
    await expect(build(page)).toHaveAttribute("content", second, { timeout: 15_000 });
    expect(await page.evaluate(() => localStorage.getItem("fireside:/fireside/:match.test"))).toBe(kept);
    // The other tab still runs the old program: it says so, and does nothing by itself.
    await expect(other.locator("html")).toHaveAttribute("data-update", "taken");
    await expect(build(other)).toHaveAttribute("content", old!);
    await other.getByRole("button", { name: "Update now" }).click();
    await expect(build(other)).toHaveAttribute("content", second);
    await close();
  });
});
