// The guided game of an expansion: offered beside its tile, and walked by clicks.
import type { Page } from "@playwright/test";
import { openLobby } from "./support";
import { expect, test } from "./table";

const STEPS = 9;
const offer = (page: Page) => page.getByRole("button", { name: "Learn in 3 minutes" });
const card = (number: number) => `.board [data-thing="card-${number}"]`;

/** The step with this number is shown, and what it points at is seen. */
async function step(page: Page, number: number) {
  await expect(page.locator(".lesson-count")).toHaveText(`${number}/${STEPS}`);
  await expect(page.locator('.board [data-last="0"]:visible').first()).toBeInViewport();
}

async function choose(page: Page, ...spots: string[]) {
  for (const spot of spots) await page.locator(`${spot}:visible`).first().click();
  await page.locator(".prompt .acts > .btn-main:not(.off)").click();
}

test("a set that is chosen offers its lesson; the one of Cities is walked to its end", { tag: "@both" }, async ({ page }) => {
  await openLobby(page, "./#/new/innovation");
  const tile = page.locator(".set-tile.s-cities");
  await expect(tile).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await tile.click();
  await offer(page).click();
  await step(page, 1);
  await choose(page, card(3));
  await step(page, 2);
  await page.locator(".lesson-on").click();
  await step(page, 3);
  await choose(page, card(133));
  await step(page, 4);
  await page.locator(".lesson-on").click();
  await step(page, 5);
  // The top card of a splayed pile, pointed at, is tapped like any other.
  await choose(page, card(133), card(8));
  await step(page, 6);
  await choose(page, card(11));
  await step(page, 7);
  await page.locator(".lesson-on").click();
  await step(page, 8);
  await choose(page, '.prompt .choices button[aria-label*="chievement"]');
  await step(page, 9);
  await openLobby(page, "./#/new/innovation");
  // The set is chosen as it was last time.
  await expect(tile).toHaveAttribute("aria-pressed", "true");
  await expect(offer(page), "it is done").toHaveCount(0);
});
