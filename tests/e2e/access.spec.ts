// Rules of accessibility, by axe: every screen once in both themes. Dialogs that belong to one place are judged where that place is
// tested (lobby, rules, share, statistics, daily, settings, keys, hints, install, recovery, tabs).
import type { Page } from "@playwright/test";
import { accessible, openLobby } from "./support";
import { expect, lift, open, test, until } from "./table";

const question = (page: Page) => until(page, "a question", ({ kind }) => kind === "choose");

test("curtain, table, a picked card, menu", { tag: "@phone" }, async ({ page }) => {
  await open(page, { seats: ["person", "person", "easy"], after: 40 });
  await until(page, "the curtain", ({ kind }) => kind === "curtain");
  await accessible(page, "curtain");
  await lift(page);
  await page.locator(".board :is(.card.can, .card.via):not(.dicecard)").first().click();
  await until(page, "picked", ({ main }) => main !== "");
  await accessible(page, "table");
  await page.getByRole("button", { name: "Menu" }).click();
  await accessible(page, "menu");
});

test("every place is called something else", async ({ page }) => {
  await openLobby(page);
  const titles = [await page.title()];
  for (const place of ["new/burgundy", "new/innovation", "rules/burgundy", "rules/innovation", "statistics", "daily", "credits"]) {
    await page.evaluate((place) => void (location.hash = `#/${place}`), place);
    await expect.poll(() => page.title(), place).toMatch(/.+ – Fireside$/);
    await expect.poll(async () => titles.includes(await page.title()), place).toBe(false);
    titles.push(await page.title());
    // A heading takes the focus so that it is read; a ring around it would promise that it does something.
    const ring = await page.evaluate(() => (/^H\d$/.test(document.activeElement!.tagName) ? getComputedStyle(document.activeElement!).outlineStyle : "none"));
    expect(ring, place).toBe("none");
  }
  await page.evaluate(() => void (location.hash = "#/"));
  await expect.poll(() => page.title()).toBe("Fireside");
  await open(page, { seats: ["person", "easy"], after: 12 });
  await question(page);
  await expect(page).toHaveTitle("Burgundy: your turn – Fireside");
  await open(page, { seats: ["person", "easy"], at: "end" }, "end");
  await until(page, "the end", ({ kind }) => kind === "end");
  await expect(page).toHaveTitle("Burgundy: The game is over – Fireside");
});

test("questions", async ({ page }) => {
  for (const at of ["Purchase", "PassageBonus", "HandIn", "MakeRoom", "GoodsStack"]) {
    await open(page, { seats: ["person", "easy"], at, after: 10 }, at.toLowerCase());
    await question(page);
    // What can be chosen looks alike everywhere: beside two whole tables the question itself.
    await accessible(page, at, ["Purchase", "GoodsStack"].includes(at) ? undefined : ".prompt");
  }
});

test("Egon's sheet, the past, the end", async ({ page }) => {
  await open(page, { seats: ["person"], after: 30 });
  await page.getByRole("button", { name: /^Egon, / }).click();
  await expect(page.getByRole("dialog", { name: "Egon" })).toBeVisible();
  await accessible(page, "Egon");
  await page.keyboard.press("Escape");
  await page.keyboard.press("[");
  await until(page, "the past", ({ kind }) => kind === "past");
  await accessible(page, "the past");
  await open(page, { seats: ["person", "easy", "easy"], at: "end" }, "end");
  await until(page, "the end", ({ kind }) => kind === "end");
  await accessible(page, "the end");
});

test("Innovation: a card in hand, a card in play, the sheets of players", async ({ page }) => {
  await open(page, { game: "innovation", seats: ["person", "medium"], at: "Opening" });
  await question(page);
  await page.locator(".inn-hand .icard").first().click();
  await accessible(page, "a card in hand");
  await open(page, { game: "innovation", seats: ["person", "medium"], after: 30 }, "later");
  await question(page);
  await page.locator(".me .is-top.can").first().click();
  await accessible(page, "a card in play");
  for (const where of [".me .inn-who", ".inn-player:not(.me) .inn-who"]) {
    await page.locator(where).first().click();
    await expect(page.locator("dialog[open] .inn-sheet")).toBeVisible();
    await accessible(page, where);
    await page.keyboard.press("Escape");
  }
});

test("new game", async ({ page }) => {
  await openLobby(page, "./#/new/innovation");
  await page.locator(".srow").nth(1).click();
  await accessible(page, "new game of Innovation");
});
