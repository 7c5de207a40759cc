// What every browser test uses instead of "@playwright/test".
import axe from "axe-core";
import { expect, type BrowserContext, type Page, test as plain } from "@playwright/test";
import { serve } from "../../scripts/static-server.mjs";

export { expect, serve };

/**
 * Fails a test on any console error or warning, any uncaught error and any request that leaves the origin.
 * A test that provokes one says so: `test.use({ allow: [/the text/] })`.
 *
 * `forOffline`: whether the browser knows service workers. Storing the whole site for offline play takes longer than most tests, so only
 * those that are about it do.
 */
export const test = plain.extend<{ allow: RegExp[]; forOffline: boolean; guard: void }>({
  allow: [[], { option: true }],
  forOffline: [false, { option: true }],
  guard: [
    async ({ context, allow, forOffline, baseURL }, use) => {
      if (!forOffline) await withoutServiceWorker(context);
      const trouble: string[] = [];
      const report = (text: string) => {
        if (!allow.some((pattern) => pattern.test(text))) trouble.push(text);
      };
      // The context hears the pages, their workers and the service worker.
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => report(`uncaught: ${error.error()}`));
      context.on("request", (request) => {
        const url = new URL(request.url());
        // Other ports of this machine are servers that a test has started itself.
        const own = ["data:", "blob:"].includes(url.protocol) || url.hostname === new URL(baseURL!).hostname;
        if (!own) report(`request leaves the origin: ${url}`);
      });
      await use();
      expect(trouble, "console, uncaught errors, foreign requests").toEqual([]);
    },
    { auto: true },
  ],
});

/** Takes the service worker away, as in a private window. A context that a test makes by itself needs it as well. */
export const withoutServiceWorker = (context: BrowserContext) =>
  context.addInitScript(() => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
  });

/** Opens the lobby and waits until the program runs. */
export async function openLobby(page: Page, url = "./") {
  await page.goto(url);
  await expect(page.locator("html")).toHaveAttribute("data-app", "started");
  await expect(page.locator("#shell")).toHaveCount(0);
  await fontsHere(page);
}

/** Waits for the page's fonts, as far as they are in use: they come after the first screen, and move what is measured. */
export async function fontsHere(page: Page) {
  await page.waitForFunction(() => {
    const own = [...document.fonts].filter(({ family }) => /Atkinson|Fraunces/.test(family));
    return document.fonts.status === "loaded" && own.some(({ status }) => status === "loaded");
  });
}

/** Waits until the page says that it works without a network. */
export async function offlineReady(page: Page) {
  await expect(page.locator("html")).toHaveAttribute("data-offline", "ready");
}

/** Sets the theme as the settings do, at once. */
export async function setTheme(page: Page, theme: "light" | "dark") {
  await page.evaluate((theme) => {
    const settings = JSON.parse(localStorage.getItem("fireside:/fireside/:settings") ?? "{}");
    localStorage.setItem("fireside:/fireside/:settings", JSON.stringify({ ...settings, theme }));
    dispatchEvent(new Event("fireside:settings"));
  }, theme);
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await settled(page);
}

/** Waits until nothing glides any more: colours on their way are not those that are to be measured. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished));
  });
}

/**
 * Nothing is wrong for axe, in both themes. A theme changes colours and nothing else, so the dark one is judged by its contrasts. A dialog
 * is judged alone: what lies below it is out of reach, and judged without it.
 * `what` names the screen in the message; `within` judges a part of it.
 */
export async function accessible(page: Page, what = "", within?: string) {
  for (const theme of ["light", "dark"] as const) {
    await setTheme(page, theme);
    await judged(page, theme, `${what} ${theme}`, within);
  }
}

/** One run of axe over the page as it is. */
export async function judged(page: Page, theme: "light" | "dark", what = "", within?: string) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // Only what is wrong is worked out in full, and no sheet is fetched again: that is more than half of the time.
  const options = { resultTypes: ["violations"], preload: false, ...(theme === "dark" && { runOnly: ["color-contrast"] }) };
  const found = await page.evaluate(async ([options, what, within]) => {
    const where = within ?? (document.querySelector("dialog[open]") ? "dialog[open]" : "html");
    const { violations } = await (window as unknown as { axe: typeof import("axe-core") }).axe.run(where, options as object);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${what} ${id}: ${html.slice(0, 160)} — ${failureSummary?.slice(0, 240)}`));
  }, [options, what, within] as const);
  expect.soft(found).toEqual([]);
}

/** Photographs the screen, light and dark, to target/screens/PROJECT-THEME-NAME.png, and leaves the theme as it was. */
export async function shot(page: Page, name: string) {
  const before = await page.evaluate(() => localStorage.getItem("fireside:/fireside/:settings"));
  for (const theme of ["light", "dark"] as const) {
    await setTheme(page, theme);
    const path = `${import.meta.dirname}/../../target/screens/${plain.info().project.name}-${theme}-${name}.png`;
    await page.screenshot({ path, animations: "disabled", caret: "hide" });
  }
  await page.evaluate((before) => {
    if (before === null) localStorage.removeItem("fireside:/fireside/:settings");
    else localStorage.setItem("fireside:/fireside/:settings", before);
    dispatchEvent(new Event("fireside:settings"));
  }, before);
}
