// Going back takes away what lies on top, never the place under it; and then leads where it led before.
import type { Page } from "@playwright/test";
import { expect, openLobby } from "./support";
import { look, open, test, until } from "./table";

const dialog = (page: Page) => page.locator("dialog[open]");

/** Does it, goes back: the layer is gone and the place is the same. */
async function takesAway(page: Page, what: string, layer: string, add: () => Promise<unknown>) {
  const [address, before] = [page.url(), await page.locator(layer).count()];
  await add();
  await expect(page.locator(layer), what).toHaveCount(before + 1);
  await page.goBack();
  await expect(page.locator(layer), `${what}, after going back`).toHaveCount(before);
  expect(page.url(), what).toBe(address);
}

/** Presses every button of the place; whatever dialog one opens goes by going back. Returns how many did. */
async function dialogsOf(page: Page, within: string) {
  const buttons = page.locator(`${within} button:enabled:visible`);
  const address = page.url();
  let seen = 0;
  for (let n = 0; n < (await buttons.count()); n++) {
    const button = buttons.nth(n);
    const name = (await button.getAttribute("aria-label")) ?? (await button.innerText());
    // A list of files is the browser's.
    if (/file|clear|delete|one minute|^Play/i.test(name) || (await button.getAttribute("role")) === "menuitem") continue;
    await button.click();
    await page.waitForTimeout(60);
    if (await dialog(page).count()) {
      // It looks the same wherever it was opened.
      const words = () => page.evaluate(() => [document.body, [...document.querySelectorAll("dialog[open]")].at(-1)!].map((one) => [getComputedStyle(one).color, getComputedStyle(one).fontSize].join(" ")));
      const [usual, own] = await words();
      expect.soft(own, `${name}: letters`).toBe(usual);
      await page.goBack();
      await expect(dialog(page), name).toHaveCount(0);
      seen++;
    }
    expect(page.url(), name).toBe(address);
  }
  return seen;
}

test("every dialog at every place", { tag: "@phone" }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: false })); // how to install by hand is one
  await openLobby(page);
  let seen = await dialogsOf(page, "body");
  for (const place of ["statistics", "daily", "rules/burgundy"]) {
    await page.evaluate((place) => void (location.hash = `#/${place}`), place);
    await expect(page.locator("main")).toBeVisible();
    seen += await dialogsOf(page, "body");
    await page.keyboard.press("?");
    await expect(dialog(page)).toHaveCount(1);
    await page.goBack();
    await expect(dialog(page), place).toHaveCount(0);
  }
  expect(seen, "dialogs").toBeGreaterThan(3);
});

for (const game of ["burgundy", "innovation", "terra-mystica", "beta-colony"]) {
  test(`at a table of ${game}: dialogs, a pick, the past, a hint`, { tag: "@phone" }, async ({ page }) => {
    await page.goto("./#/");
    await open(page, { game, seats: ["person", "easy"], after: 12 });
    await until(page, "a question", ({ kind }) => kind === "choose");
    await page.keyboard.press("Escape"); // what offers only one thing has it picked
    const menu = page.getByRole("button", { name: "Menu" });
    for (const item of ["Log", "Settings", "Share"]) {
      await takesAway(page, item, "dialog[open]", async () => {
        await menu.click();
        await page.getByRole("menuitem", { name: item, exact: true }).click();
        await expect(page.getByRole("dialog", { name: item })).toBeVisible();
      });
    }
    const { ask } = await look(page);
    await page.evaluate(() => document.querySelector<HTMLElement>(".board :is(.can, .via)")!.click());
    await until(page, "a pick", (seen) => seen.ask !== ask);
    await page.goBack();
    await until(page, "nothing picked", (seen) => seen.ask === ask);
    await takesAway(page, "the past", ".prompt.past", () => page.keyboard.press("["));
    await takesAway(page, "a hint", ".hint-list", () => page.keyboard.press("i"));
    if (game === "terra-mystica") {
      const scale = () => page.locator(".pan-zoom-in").evaluate((map) => Number((map as HTMLElement).style.getPropertyValue("--z")));
      const [first, closer] = [await scale(), page.locator(".pan-zoom-tools button").nth(1)];
      await page.locator(".tm-tab-map").click();
      // Its buttons are there for whoever cannot pinch.
      for (let n = 0; n < 2; n++) await closer.dispatchEvent("click");
      expect(await scale()).toBeGreaterThan(first * 1.3);
      await page.goBack();
      await expect.poll(scale).toBeCloseTo(first, 2);
    }
    // A page loaded anew under an open dialog has none; going back is no dead press.
    await page.keyboard.press("l");
    await expect(dialog(page)).toHaveCount(1);
    await page.reload();
    await until(page, "a question", ({ kind }) => kind === "choose");
    await page.goBack();
    await expect(page).toHaveURL(/#\/$/);
  });
}
