// Two tabs with the same match.
import type { Page } from "@playwright/test";
import { keptText } from "./saves";
import { judged, settled } from "./support";
import { expect, generator, look, open, playChoice, record, test, until } from "./table";


/** Two tabs in which the first seat is asked and the curtain is up. */
async function two(page: Page): Promise<Page> {
  const wanted = { seats: ["person", "easy"] as ("person" | "easy")[], after: 30 };
  await open(page, wanted);
  await until(page, "a question", ({ kind }) => kind === "choose");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await until(other, "a question", ({ kind }) => kind === "choose");
  return other;
}

/** A card is taken; another choice where there are not so many. */
async function take(page: Page, n = 0) {
  await page.bringToFront();
  const { cursor } = await look(page);
  const cards = page.locator(".row-cards .card:is(.can, .via)");
  if (n < (await cards.count())) await cards.nth(n).click({ position: { x: 12, y: 12 } }); // cards lie over each other
  else await page.locator(".prompt .choices button:visible").first().click();
  await page.locator(".prompt .acts > .btn-main").click();
  return cursor;
}

test("the second one says so, and follows what the first one plays", async ({ page }) => {
  const other = await two(page);
  await expect(other.getByText("This match is also open in another tab.")).toBeVisible();
  await expect(page.getByText("This match is also open in another tab.")).toHaveCount(0);
  const before = (await look(other)).cursor;
  await take(page);
  await until(page, "played", ({ cursor }) => cursor > before);
  await other.bringToFront();
  await until(other, "followed", ({ cursor, kind }) => cursor > before && kind !== "past");
  await expect(other.getByText("This match was played on in another tab.")).toBeVisible();
  // Both stay playable, and both go on from the same state.
  await page.bringToFront();
  await until(page, "a question again", ({ kind }) => kind === "choose", 30_000);
  await other.bringToFront();
  await until(other, "a question again", ({ kind }) => kind === "choose", 30_000);
  expect(await look(other)).toMatchObject({ ask: (await look(page)).ask, cursor: (await look(page)).cursor });
  await playChoice(other, generator(3));
  const now = (await record(other)).cursor;
  await until(page, "the first one follows", ({ cursor }) => cursor >= now);
});

test("undo in one tab is undo in the other, which leaves the bots to the first one", async ({ page }) => {
  const other = await two(page);
  await other.evaluate(() => {
    const plain = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      if (key.startsWith("fireside:/fireside/:match.")) document.documentElement.dataset.wrote = "yes";
      plain.call(this, key, text);
    };
  });
  const before = (await look(page)).points;
  const cursor = await take(page);
  await until(other, "followed", (seen) => seen.cursor > cursor);
  await page.keyboard.press("u");
  await until(page, "undone", (seen) => seen.cursor === cursor);
  await until(other, "undone as well", (seen) => seen.cursor === cursor && seen.points === before);
  await expect(other.locator("html")).not.toHaveAttribute("data-wrote");
});

test.describe("both have moved", () => {
  async function odds(page: Page) {
    const other = await two(page);
    const before = (await look(page)).cursor;
    // A storage that refuses: what this tab plays cannot be kept.
    await other.evaluate(() => {
      const plain = Storage.prototype.setItem;
      (window as { heal?: () => void }).heal = () => (Storage.prototype.setItem = plain);
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await take(other, 1);
    await expect(other.getByRole("alert")).toContainText("no room to keep the match");
    await take(page, 0);
    await until(page, "played", ({ cursor }) => cursor > before);
    const kept = await keptText(page);
    await other.bringToFront();
    const dialog = other.getByRole("dialog", { name: "Played on in two tabs" });
    await expect(dialog).toBeVisible();
    return { other, dialog, kept, before };
  }

  test("a person decides; nothing is written over meanwhile", async ({ page }) => {
    const { other, dialog, before } = await odds(page);
    for (const theme of ["light", "dark"] as const) {
      await other.locator("html").evaluate((html, theme) => (html.dataset.theme = theme), theme);
      await settled(other);
      await judged(other, theme, "two tabs");
    }
    await dialog.getByRole("button", { name: "Take the other tab’s" }).click();
    await expect(dialog).toBeHidden();
    await until(other, "the other course", ({ cursor }) => cursor > before);
    expect((await look(other)).points).toBe((await look(page)).points);
  });

  test("mine becomes a match of its own", async ({ page }) => {
    const { other, dialog, kept, before } = await odds(page);
    // As long as there is no room, it cannot; the file can always be had.
    await dialog.getByRole("button", { name: "Keep mine as a copy" }).click();
    await expect(dialog).toBeVisible();
    const [file] = await Promise.all([other.waitForEvent("download"), dialog.getByRole("button", { name: "as a file" }).click()]);
    expect(file.suggestedFilename()).toBe("fireside-test.json");
    await other.evaluate(() => (window as { heal?: () => void }).heal!());
    await dialog.getByRole("button", { name: "Keep mine as a copy" }).click();
    await expect(other).not.toHaveURL(/burgundy\/test$/);
    await expect(other.getByRole("heading", { name: "Burgundy (copy)" })).toBeVisible();
    const id = new URL(other.url()).hash.split("/")[2];
    const answers = async (id: string) => (await record(other, id)).answers.map(({ c }) => JSON.stringify(c));
    expect(await answers(id)).not.toEqual(await answers("test"));
    expect((await answers("test")).slice(0, before + 1)).toEqual(JSON.parse(kept!).record.answers.map(({ c }: { c: unknown }) => JSON.stringify(c)).slice(0, before + 1));
  });
});

test("deleted in another tab: said, and kept again with the next choice", async ({ page }) => {
  const other = await two(page);
  await other.evaluate(() => localStorage.removeItem("fireside:/fireside/:match.test"));
  await expect(page.getByText("deleted in another tab")).toBeVisible();
  await take(page);
  await expect.poll(() => keptText(page)).not.toBeNull();
});
