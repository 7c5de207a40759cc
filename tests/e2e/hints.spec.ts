// Hints: what Hard would do, with its chance. Chances: everybody's, along the match.
import type { Page } from "@playwright/test";
import { accessible } from "./support";
import { expect, look, open, record, test, until } from "./table";

const hint = (page: Page) => page.getByRole("group", { name: "What the Hard bot would do" });

test("a hint is marked with a chance, others can be picked, and the game goes on with it", { tag: "@phone" }, async ({ page }) => {
  await open(page, { seats: ["person", "easy"], after: 40 });
  const { cursor } = await until(page, "a question", ({ kind }) => kind === "choose");
  const asked = Date.now();
  await page.getByRole("button", { name: "What would the Hard bot do?" }).click();
  await expect(hint(page)).toBeVisible();
  test.info().annotations.push({ type: "hint", description: `${Date.now() - asked} ms` });
  await expect(hint(page).getByRole("status")).toHaveText(/^The Hard bot would do this: about [1-9]\d?% to win$/);
  const choices = hint(page).locator(".hint-choice");
  await expect(choices.first()).toHaveAttribute("aria-pressed", "true");
  await expect(choices.first().locator("small"), "what speaks for it").not.toBeEmpty();
  await expect(page.locator(".table.hinted")).toHaveCount(1);
  const seen = await look(page);
  expect(seen.main, "the suggestion is picked").not.toBe("");
  expect(seen.cursor, "and not committed").toBe(cursor);
  await accessible(page);

  const chances = await choices.evaluateAll((all) => all.map((one) => Number(/about (\d+)% to win$/.exec(one.getAttribute("aria-label")!)![1])));
  expect(chances.length).toBeGreaterThan(1);
  expect(chances.length).toBeLessThanOrEqual(4);
  expect(Math.max(...chances), "no other is better").toBe(chances[0]);
  await choices.nth(1).click();
  await expect(hint(page).getByRole("status")).toHaveText(`About ${chances[1]}% to win`);
  await expect(page.locator(".table.hinted")).toHaveCount(0);
  await choices.first().click();
  await page.locator(".prompt .acts > .btn-main").click();
  await expect.poll(async () => (await record(page)).cursor).toBeGreaterThan(cursor);
  await expect(hint(page)).toHaveCount(0);
});

test("a hint is asked for by key, closed, and not there while a bot plays", async ({ page }) => {
  await open(page, { seats: ["person", "easy"], after: 30 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  await page.keyboard.press("i");
  await expect(hint(page)).toBeVisible();
  await page.getByRole("button", { name: "Close the hint" }).click();
  await expect(hint(page)).toHaveCount(0);
  await open(page, { seats: ["expert", "expert"], after: 30 }, "other");
  await until(page, "a bot", ({ kind }) => kind === "wait");
  await expect(page.getByRole("button", { name: "What would the Hard bot do?" })).toHaveCount(0);
  await page.keyboard.press("i");
  await expect(page.locator(".hint-row")).toHaveCount(0);
});

test("undo drops a hint that is on its way", async ({ page }) => {
  await open(page, { seats: ["person", "easy"], after: 41, fits: ({ answers, cursor }) => cursor > 0 && !answers[cursor - 1].a });
  const { cursor } = await until(page, "a question", ({ kind }) => kind === "choose");
  await page.getByRole("button", { name: "What would the Hard bot do?" }).click();
  await page.keyboard.press("u");
  await expect.poll(async () => (await record(page)).cursor).toBeLessThan(cursor);
  await expect(page.locator(".hint-row")).toHaveCount(0);
  // It does not come later either: the worker turns to chances when it has nothing else to think about.
  const log = page.getByRole("complementary", { name: "Log" });
  await log.getByRole("switch", { name: "Winning chances" }).click();
  await expect(log.getByRole("img", { name: /^Winning chances: / })).toBeVisible();
  await expect(page.locator(".hint-row")).toHaveCount(0);
  expect((await look(page)).main).toBe("");
});

/** The log with replay, on a phone as a sheet. */
async function openLog(page: Page) {
  if (page.viewportSize()!.width > 1000) return page.getByRole("complementary", { name: "Log" });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Log", exact: true }).click();
  return page.getByRole("dialog", { name: "Log" });
}

test("everybody's chances along a finished match of three", async ({ page }) => {
  await open(page, { seats: ["person", "easy", "easy"], at: "end" });
  await until(page, "the end", ({ kind }) => kind === "end");
  await page.getByRole("button", { name: "Look at the table" }).click();
  const log = await openLog(page);
  const begun = Date.now();
  await log.getByRole("switch", { name: "Winning chances" }).click();
  const busy = log.getByRole("progressbar", { name: "Positions analysed" });
  await expect(busy).toBeVisible();
  const bar = log.getByRole("img", { name: /^Winning chances: / });
  await expect(bar).toBeVisible();
  const shares = async () => [...(await bar.getAttribute("aria-label"))!.matchAll(/(\d+)%/g)].map((found) => Number(found[1]));
  const sum = async () => (await shares()).reduce((sum, one) => sum + one, 0);
  await expect(busy).toHaveCount(0, { timeout: 30_000 });
  test.info().annotations.push({ type: "all chances", description: `${Date.now() - begun} ms` });
  // The end is a fact.
  expect(Math.max(...(await shares()))).toBeGreaterThanOrEqual(25);
  expect(await sum()).toBe(100);
  await page.keyboard.press("[");
  const slider = page.getByRole("slider", { name: "Moments of the match" });
  await slider.focus();
  await page.keyboard.press("Home");
  expect(await sum()).toBe(100);
  const first = await shares();
  expect(first.every((one) => one > 5 && one < 60), `nobody has won at the start: ${first}`).toBe(true);
  const seen = new Set<string>();
  for (let at = 0; at < 150; at += 25) {
    await slider.evaluate((input: HTMLInputElement, at) => {
      input.value = String(at);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }, at);
    await expect.poll(sum).toBe(100);
    seen.add((await shares()).join());
  }
  expect(seen.size, "they change along the match").toBeGreaterThan(3);
  await expect(log.locator(".chances-list li")).toHaveCount(3);
  await accessible(page);
});

test("alone, Egon has the rest of the chances; a take-back keeps what fits", { tag: "@phone" }, async ({ page }) => {
  await open(page, { seats: ["person"], after: 30 });
  const { cursor } = await until(page, "a question", ({ kind }) => kind === "choose");
  let log = await openLog(page);
  await log.getByRole("switch", { name: "Winning chances" }).click();
  await expect(log.getByRole("img", { name: /^Winning chances: Ann \d+%, Egon \d+%$/ })).toBeVisible();
  await expect(log.getByRole("progressbar")).toHaveCount(0, { timeout: 30_000 });
  const narrow = page.viewportSize()!.width <= 1000;
  if (narrow) await page.keyboard.press("Escape");
  await page.keyboard.press("t");
  await expect.poll(async () => (await record(page)).cursor).toBeLessThan(cursor);
  if (narrow) log = await openLog(page);
  await expect(log.getByRole("img", { name: /^Winning chances: Ann \d+%, Egon \d+%$/ })).toBeVisible();
});
