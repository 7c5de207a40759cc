// Terra Mystica's first lesson, walked by clicks: what it points at lies on parts that a phone shows one at a time.
import type { Page } from "@playwright/test";
import { openLobby } from "./support";
import { expect, test } from "./table";

const STEPS = 13;

/** The step with this number is shown, and so is what it points at. */
async function step(page: Page, number: number, points: string) {
  await expect(page.locator(".lesson-count")).toHaveText(`${number}/${STEPS}`);
  await expect(page.locator(`.board [data-at="${points}"][data-last="0"]:visible, .board [data-thing="${points}"][data-last="0"]:visible`).first()).toBeInViewport();
}

const main = (page: Page) => page.locator(".prompt .acts > .btn-main:not(.off)").click();
const goOn = (page: Page) => page.getByRole("group", { name: "Lesson" }).getByRole("button", { name: "Continue", exact: true }).click();

/** A tap on what the board calls so, and the confirmation. */
async function choose(page: Page, at: string) {
  await page.locator(`.board [data-at="${at}"]:visible`).click();
  await main(page);
}

test("Terra Mystica's first lesson is taught to its end", { tag: "@both" }, async ({ page }) => {
  await openLobby(page, "./#/new/terra-mystica");
  await page.getByRole("button", { name: "Learn in 5 minutes" }).click();
  await step(page, 1, "hex-68");
  await goOn(page);
  await step(page, 2, "wheel");
  await goOn(page);
  await step(page, 3, "hex-56");
  await choose(page, "hex-56");
  await step(page, 4, "bowls");
  await goOn(page);
  await step(page, 5, "hex-68");
  await choose(page, "hex-68");
  await step(page, 6, "hex-67");
  await page.locator(".prompt .choices").getByRole("button", { name: /^Take 2 power/ }).click();
  await main(page);
  await step(page, 7, "power-2");
  await choose(page, "power-2");
  await step(page, 8, "income");
  await goOn(page);
  await step(page, 9, "card-0");
  await page.locator('.board [data-thing="card-0"]:visible').click();
  await main(page);
  await step(page, 10, "hex-68");
  await page.locator('.board [data-at="hex-68"]').click();
  await page.locator(".map-options").getByRole("button", { name: /stronghold/ }).click();
  await main(page);
  await step(page, 11, "special-4");
  await page.locator('.board [data-at="special-4"]:visible').click();
  await expect(page.locator(".lesson-count")).toHaveText(`12/${STEPS}`);
  await choose(page, "hex-31");
  await expect(page.locator(".lesson-count")).toHaveText(`13/${STEPS}`);
  await expect(page.getByRole("button", { name: "Play against Easy" })).toBeVisible();
});
