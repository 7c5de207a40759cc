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

/** Text enlarged alone, as a browser does on request. */
const enlarge = (page: Page, size: string) => page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), size);

/** Targets for fingers that are too small. Links in running text are as high as the text. */
const small = async (page: Page, name: string) =>
  (await tooSmall(page)).filter((one) => !(name === "credits" && one.includes(" .“")) && !/^\d+ × \d+ \. “/.test(one));

// One start for all sizes: the page is laid out anew by itself.
for (const [name, go] of Object.entries(SCREENS)) {
  test(`${name}, on a phone`, { tag: "@phone" }, async ({ page }) => {
    const { width, height } = page.viewportSize()!;
    await go(page);
    expect(await small(page, name), "targets for fingers").toEqual([]);
    await enlarge(page, "200%");
    await fits(page, `${name}, text at 200 %`);
    await enlarge(page, "");
    // 400 % on a desktop.
    await page.setViewportSize({ width: 320, height: 640 });
    await fits(page, `${name} at 320 px`);
    expect(await cut(page), "cut at 320 px").toEqual([]);
    await page.setViewportSize({ width, height });
  });

  test(`${name}, on a desktop`, async ({ page }) => {
    await go(page);
    await enlarge(page, "200%");
    await fits(page, `${name}, text at 200 %`);
    await enlarge(page, "");
    // 1440 × 900 at 200 %.
    await page.setViewportSize({ width: 720, height: 450 });
    await fits(page, `${name} at 200 %`);
    expect(await cut(page), "cut at 200 %").toEqual([]);
  });
}
