// The first match of a game at this device: easy bots unless another level is chosen, and "The game in one minute" before it.
import type { Page } from "@playwright/test";
import { GAMES } from "./games";
import { keep, save } from "./saves";
import { expect, openLobby, settled, test, accessible } from "./support";

const offer = (page: Page) => page.getByRole("button", { name: "The game in one minute" });
const levels = (page: Page) => page.locator(".srow .val").allInnerTexts();
const form = async (page: Page, game: string) => {
  await page.goto(`./#/new/${game}`);
  await expect(page.locator(".srow").first()).toBeVisible();
};

test("bots are easy and the game is told in a minute, before the first match of each game", { tag: "@both" }, async ({ page }) => {
  await openLobby(page);
  for (const [n, { id }] of GAMES.entries()) {
    await form(page, id);
    expect(await levels(page)).toEqual(["Person", "Easy"]);
    if (await page.locator("#add-seat").isVisible()) {
      await page.locator("#add-seat").click();
      expect(await levels(page)).toEqual(["Person", "Easy", "Easy"]);
      await page.getByRole("button", { name: "Remove" }).click();
    }
    await offer(page).click();
    const sheet = page.getByRole("dialog", { name: "The game in one minute" });
    await expect(sheet, "the game is told").toContainText(/\w(.|\s){300}/);
    await settled(page);
    if (n === 0) await accessible(page, "the game in one minute");
    await sheet.getByRole("button", { name: "Got it" }).click();
    await expect(sheet).toBeHidden();
    // What was filled in is still there.
    await page.locator(".srow").nth(1).click();
    await page.getByRole("radio", { name: "Hard" }).click();
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page.locator(".table")).toBeVisible();
    // The second match begins as the first one did.
    await form(page, id);
    expect(await levels(page)).toEqual(["Person", "Hard"]);
    await expect(offer(page)).toHaveCount(0);
  }
});

test("a kept match of the game is enough not to be new", async ({ page }) => {
  const [{ id }] = GAMES;
  await keep(page, await save({ game: id, seats: ["person", "medium"] }));
  await openLobby(page, `./#/new/${id}`);
  await expect(page.locator(".srow").first()).toBeVisible();
  expect(await levels(page)).toEqual(["Person", "Medium"]);
  await expect(offer(page)).toHaveCount(0);
});

test("the game of the day offers it as well", { tag: "@phone" }, async ({ page }) => {
  await openLobby(page, "./#/daily");
  await expect(offer(page).first()).toBeVisible();
  await offer(page).first().click();
  await expect(page.getByRole("dialog")).toContainText("A turn takes");
});
