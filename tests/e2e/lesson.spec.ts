// A guided first game: offered before a new match, walked by clicks, left and gone on with, and done.
import type { Page } from "@playwright/test";
import { GAMES } from "./games";
import { accessible, openLobby } from "./support";
import { expect, test } from "./table";
import { unreadable } from "./texts";

const lesson = (page: Page) => page.getByRole("group", { name: "Lesson" });
const offer = (page: Page) => page.getByRole("button", { name: "Learn in 5 minutes" });
const main = (page: Page) => page.locator(".prompt .acts > .btn-main:not(.off)");

/** The step with this number is shown, and what it points at is seen. */
async function step(page: Page, number: number) {
  await expect(lesson(page).locator(".lesson-count")).toHaveText(`${number}/15`);
  if (number < 15) await expect(page.locator('.board [data-last="0"]:visible').first()).toBeInViewport();
}

async function choose(page: Page, spot: string) {
  await page.locator(`${spot}:visible`).first().click();
  await main(page).click();
}

const card = (number: number) => `.board [data-thing="${number}"]`;
const button = (words: string) => `.prompt .choices button[aria-label*="${words}"]`;

test("Burgundy's first game is taught to its end", { tag: ["@both", "@smoke"] }, async ({ page }) => {
  await openLobby(page, "./#/new/burgundy");
  await offer(page).click();
  await step(page, 1);
  await expect(page.getByRole("status").filter({ hasText: "Welcome to Burgundy" })).toBeAttached();
  await accessible(page, "a lesson", ".prompt");
  await lesson(page).getByRole("button", { name: "Go on", exact: true }).click();
  await step(page, 2);

  // Another choice has its reason, before and after; the way back is offered.
  await page.locator(card(95)).first().click();
  await expect(lesson(page)).toContainText("the triple needs all three castles");
  await main(page).click();
  await lesson(page).getByRole("button", { name: "Take back" }).click();
  await expect(lesson(page)).toContainText("tap the castle there");
  await choose(page, card(6));
  await step(page, 3);
  await lesson(page).getByRole("button", { name: "Back", exact: true }).click();
  await step(page, 2);
  await choose(page, card(6));

  // It goes on where it was left.
  await step(page, 3);
  await page.reload();
  await step(page, 3);
  await choose(page, card(9));
  await step(page, 4);
  await choose(page, card(4));
  await step(page, 5);
  await page.locator(card(36)).first().click();
  await choose(page, button("workers"));
  await step(page, 6);
  await choose(page, card(9));
  await step(page, 7);
  await choose(page, card(6));
  await step(page, 8);
  await choose(page, card(4));
  await step(page, 9);
  await choose(page, '.board [data-at="goods-1"]');
  await step(page, 10);
  await choose(page, button("3 silver"));
  await step(page, 11);
  await choose(page, button("Buy three cards"));
  await step(page, 12);
  await choose(page, card(76));
  await step(page, 13);
  await choose(page, card(76));
  await step(page, 14);
  await choose(page, ".board .pile.can");
  await step(page, 15);
  await lesson(page).getByRole("button", { name: "Play against Easy" }).click();
  await expect(page.locator(".table")).toBeVisible();
  await expect(page.locator(".table .lesson")).toHaveCount(0);
  // What it has taught is not told again, what it has not still is.
  const learned = await page.evaluate(() => localStorage.getItem("fireside:/fireside/:explained")!);
  for (const key of ["burgundy-about-turn", "burgundy-meet-workers", "burgundy-meet-silver"]) expect(learned).toContain(`"${key}"`);
  expect(learned).not.toContain("burgundy-about-town-hall");
  await openLobby(page, "./#/new/burgundy");
  await expect(page.locator(".srow").first()).toBeVisible();
  await expect(offer(page), "it is done").toHaveCount(0);
});

test("each game's cover leads into its lesson until that is done or declined", { tag: "@both" }, async ({ page }) => {
  const links = page.getByRole("link", { name: "Learn in 5 minutes" });
  await openLobby(page);
  await expect(links).toHaveCount(GAMES.length);
  for (const { id } of GAMES) {
    await page.locator(`.cover-learn[href="#/${id}/lesson-${id}"]`).click();
    await expect(lesson(page).locator(".lesson-count")).toHaveText(/^1\//);
    await openLobby(page);
  }
  await page.goto("./#/new/burgundy");
  await page.getByRole("button", { name: "Do not offer this again" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).filter({ visible: true }).click();
  await expect(links).toHaveCount(GAMES.length - 1);
  await expect(page.locator('.cover-learn[href*="burgundy"]')).toHaveCount(0);
});

test("a lesson is declined, and left; it is read at 320 px and in large letters", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openLobby(page, "./#/new/burgundy");
  expect(await unreadable(page)).toEqual([]);
  await offer(page).click();
  await step(page, 1);
  for (const text of [100, 140]) {
    await page.evaluate((text) => {
      const settings = JSON.parse(localStorage.getItem("fireside:/fireside/:settings") ?? "{}");
      localStorage.setItem("fireside:/fireside/:settings", JSON.stringify({ ...settings, text }));
    }, text);
    await page.reload();
    await step(page, 1);
    expect(await unreadable(page), `letters of ${text} %`).toEqual([]);
  }
  await page.keyboard.press("Enter");
  await step(page, 2);
  await lesson(page).getByRole("button", { name: "Leave the lesson" }).click();
  await expect(lesson(page)).toBeHidden();
  await expect(page.locator(".prompt .guide")).toContainText("One die, one action");
  await openLobby(page, "./#/new/burgundy");
  await page.getByRole("button", { name: "Do not offer this again" }).click();
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await expect(page.locator(".srow").first()).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});
