// Rules of accessibility, by axe, on every screen in both themes. (The lobby and the dialog for a new match: lobby.spec.ts, in
// the theme of the device; here in the other one.)
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { openLobby, setTheme } from "./support";
import { expect, lift, open, test, until } from "./table";

async function sound(page: Page) {
  for (const theme of ["light", "dark"] as const) {
    await setTheme(page, theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${theme} ${id}: ${html.slice(0, 160)} — ${failureSummary?.slice(0, 240)}`));
    expect.soft(found).toEqual([]);
  }
}

test("lobby and new game", async ({ page }) => {
  await openLobby(page);
  await sound(page);
  await page.goto("./#/new/burgundy");
  await page.locator(".srow").nth(1).click();
  await sound(page);
});

test("credits", async ({ page }) => {
  await openLobby(page, "./#/credits");
  await sound(page);
});

test("curtain, table, a picked card, menu", async ({ page }) => {
  await open(page, { seats: ["person", "person", "easy"], after: 40 });
  await until(page, "the curtain", ({ kind }) => kind === "curtain");
  await sound(page);
  await lift(page);
  await sound(page);
  await page.locator(".board :is(.card.can, .card.via):not(.dicecard)").first().click();
  await until(page, "picked", ({ main }) => main !== "");
  await sound(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await sound(page);
});

for (const at of ["Purchase", "PassageBonus", "HandIn", "MakeRoom", "GoodsStack"]) {
  test(`the question ${at}`, async ({ page }) => {
    await open(page, { seats: ["person", "easy"], at, after: 10 });
    await until(page, "the question", ({ kind }) => kind === "choose");
    await sound(page);
  });
}

test("Egon's sheet", async ({ page }) => {
  await open(page, { seats: ["person"], after: 30 });
  await page.getByRole("button", { name: /^Egon, / }).click();
  await expect(page.getByRole("dialog", { name: "Egon" })).toBeVisible();
  await sound(page);
});

test("the past", async ({ page }) => {
  await open(page, { seats: ["person", "easy"], after: 30 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  await page.evaluate(() => {
    const slider = document.querySelector<HTMLInputElement>(".rail input")!;
    slider.value = "12";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await until(page, "the past", ({ kind }) => kind === "past");
  await sound(page);
});

test("the end", async ({ page }) => {
  await open(page, { seats: ["person", "easy", "easy"], at: "end" });
  await until(page, "the end", ({ kind }) => kind === "end");
  await sound(page);
});

test.describe("Innovation", () => {
  const question = (page: Page) => until(page, "a question", ({ kind }) => kind === "choose");

  test.beforeEach(async ({ page }) => {
    await openLobby(page, "./#/new/innovation");
    await page.getByRole("button", { name: "Start the game" }).click();
    await question(page);
  });

  test("a card in hand, a card in play", async ({ page }) => {
    await page.locator(".inn-hand .icard").first().click();
    await sound(page);
    await page.locator(".prompt .acts > .btn-main").click();
    await question(page);
    await page.locator(".me .is-top.can").first().click();
    await sound(page);
  });

  for (const where of [".me .inn-who", ".inn-player:not(.me) .inn-who"]) {
    test(`the sheet behind ${where}`, async ({ page }) => {
      await page.locator(where).first().click();
      await expect(page.locator("dialog[open] .inn-sheet")).toBeVisible();
      await sound(page);
    });
  }
});
