// 200 % zoom, 320 px, and targets for fingers, on every screen and in every dialog.
import type { Page } from "@playwright/test";
import { openLobby } from "./support";
import { expect, fits, lift, open, test, tooSmall, until } from "./table";

const SCREENS: { [name: string]: (page: Page) => Promise<unknown> } = {
  lobby: (page) => openLobby(page),
  credits: (page) => openLobby(page, "./#/credits"),
  "new game": async (page) => {
    await openLobby(page, "./#/new/burgundy");
    await page.locator(".srow").nth(1).click();
  },
  settings: async (page) => {
    await openLobby(page);
    await page.getByRole("button", { name: "Settings" }).click();
  },
  shortcuts: async (page) => {
    await openLobby(page);
    await page.keyboard.press("?");
  },
  table: async (page) => {
    await open(page, { seats: ["person", "medium"], after: 60 });
    await until(page, "a question", ({ kind }) => kind === "choose");
  },
  "table for four": async (page) => {
    await open(page, { seats: ["person", "medium", "person", "hard"], after: 100 });
    if ((await until(page, "a screen", ({ kind }) => ["curtain", "choose"].includes(kind))).kind === "curtain") await lift(page);
  },
  menu: async (page) => {
    await SCREENS.table(page);
    await page.getByRole("button", { name: "Menu" }).click();
  },
  log: async (page) => {
    await SCREENS.table(page);
    await page.keyboard.press("l");
  },
  "the board as text": async (page) => {
    await SCREENS.table(page);
    await page.keyboard.press("b");
  },
  end: async (page) => {
    await open(page, { seats: ["person", "easy"], at: "end" });
    await until(page, "the end", ({ kind }) => kind === "end");
  },
};

/** Texts that are cut without a sign: neither scrolled to nor shortened with dots. */
const cut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a, h1, h2, h3, h4, p, li, label, summary")]
      .filter((one) => one.checkVisibility() && !one.closest(".sr, .skips, .card, .art") && one.offsetWidth > 0)
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim()))
      .filter((one) => {
        const { overflowX, textOverflow } = getComputedStyle(one);
        return one.scrollWidth > one.clientWidth + 1 && overflowX !== "visible" && overflowX !== "auto" && textOverflow !== "ellipsis";
      })
      .map((one) => `${one.className} “${one.innerText}”`),
  );

for (const [name, go] of Object.entries(SCREENS)) {
  test.describe(name, () => {
    test("at 200 % on a small desktop screen", async ({ browser, baseURL }, info) => {
      test.skip(info.project.name !== "desktop", "one is enough");
      // 1440 × 900 at 200 % is 720 × 450 with two pixels each.
      const context = await browser.newContext({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2, baseURL });
      const page = await prepared(await context.newPage());
      await go(page);
      await fits(page, name);
      expect(await cut(page)).toEqual([]);
      await page.screenshot({ path: `${import.meta.dirname}/../../target/screens/zoom-200-${name.replaceAll(" ", "-")}.png` });
      await context.close();
    });

    test("at 320 px (400 %)", async ({ page, viewport }) => {
      test.skip(viewport!.width > 1000, "phones");
      await page.setViewportSize({ width: 320, height: 640 });
      await go(page);
      await fits(page, name);
      expect(await cut(page)).toEqual([]);
      await page.screenshot({ path: `${import.meta.dirname}/../../target/screens/zoom-320-${name.replaceAll(" ", "-")}.png` });
    });

    test("with text at 200 %", async ({ page }) => {
      // What a browser does that enlarges text only.
      await page.addInitScript(() => addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("font-size", "200%")));
      await go(page);
      await fits(page, name);
      await page.screenshot({ path: `${import.meta.dirname}/../../target/screens/${test.info().project.name}-text-200-${name.replaceAll(" ", "-")}.png` });
    });

    test("targets for fingers", async ({ page, viewport }) => {
      test.skip(viewport!.width > 1000, "phones");
      await go(page);
      // Links in running text are as high as the text.
      const small = (await tooSmall(page)).filter((one) => !(name === "credits" && one.includes(" .“")) && !/^\d+ × \d+ \. “/.test(one));
      expect(small).toEqual([]);
    });
  });
}

/** The browser's context is our own here, so the helpers of the fixture are put in by hand. */
async function prepared(page: Page): Promise<Page> {
  const { inPage } = await import("./table");
  await page.addInitScript(inPage);
  return page;
}
