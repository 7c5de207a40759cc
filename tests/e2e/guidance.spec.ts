// What helps whoever is asked: why something cannot be done, what a kind of question is about (once), and words on every choice.
import type { Page } from "@playwright/test";
import { GAMES } from "./games";
import { accessible } from "./support";
import { expect, open, tap, test, until } from "./table";

const question = (page: Page) => until(page, "a question", ({ kind }) => kind === "choose");
const explanation = (page: Page) => page.locator(".guide.explains");

for (const { id, refused } of GAMES) {
  test(`${id}: what cannot be done says what is missing`, async ({ page }) => {
    await open(page, refused.position);
    await question(page);
    await page.locator(refused.tap).filter({ visible: true }).last().click();
    const dialog = page.getByRole("dialog").filter({ visible: true });
    await expect(dialog.locator(".why-not")).toHaveText(refused.says);
    await expect(dialog, "assistive technology reads it at once").toHaveAccessibleDescription(refused.says);
    await accessible(page);
    // What can be done says nothing of the kind, and neither does what is read while a bot plays.
    await page.keyboard.press("Escape");
    await expect(page.locator(".why-not")).toHaveCount(0);
  });

  test(`${id}: a kind of question explains itself once`, { tag: "@both" }, async ({ page }) => {
    await open(page, refused.position);
    await question(page);
    const note = page.locator(".guide .gain-note");
    await expect(explanation(page)).toBeVisible();
    const said = await note.innerText();
    expect(said.length).toBeGreaterThan(20);
    await expect(page.locator("p.sr[role=status]").first(), "it is heard as well").toContainText(said);
    await accessible(page);
    const fits = await note.evaluate((line) => line.scrollHeight - line.clientHeight);
    expect(fits, "nothing of it is cut").toBeLessThanOrEqual(1);
    await explanation(page).getByRole("button", { name: "Got it" }).click();
    await expect(explanation(page)).toHaveCount(0);
    await expect(note).not.toHaveText(said);
    await page.reload();
    await question(page);
    await expect(note).not.toBeEmpty();
    await expect(note).not.toHaveText(said);
    // Few words: neither explanation nor hint; all of them again: from the beginning.
    await page.keyboard.press("s");
    const words = page.getByRole("radiogroup", { name: "On-screen help" });
    await words.getByRole("radio", { name: "Short" }).click();
    await page.keyboard.press("Escape");
    await expect(note).toBeEmpty();
    await page.keyboard.press("s");
    await words.getByRole("radio", { name: "Full" }).click();
    await page.keyboard.press("Escape");
    await expect(note).toHaveText(said);
  });

  test(`${id}: what is met for the first time is marked on the board`, { tag: "@both" }, async ({ page }) => {
    await open(page, { game: id, seats: ["person", "easy"] });
    const { cursor } = await question(page);
    const note = page.locator(".guide .gain-note");
    // Each visit tells one thing more, the kind of question first.
    const rings = page.locator('.pointing .board [data-last="0"]');
    for (let visit = 0; (await rings.count()) === 0; visit++) {
      expect(visit).toBeLessThan(5);
      await explanation(page).getByRole("button", { name: "Got it" }).click();
      await expect(explanation(page), "one at a time").toHaveCount(0);
      await page.reload();
      expect((await question(page)).cursor).toBe(cursor);
      await expect(explanation(page)).toBeVisible();
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(painted)))));
    }
    const said = await note.innerText();
    await expect(page.locator("p.sr[role=status]").first(), "it is heard as well").toContainText(said);
    await accessible(page);
    await explanation(page).getByRole("button", { name: "Got it" }).click();
    await expect(rings).toHaveCount(0);
  });

  test(`${id}: what has been answered is not explained again`, async ({ page }) => {
    await open(page, refused.position);
    const { cursor } = await question(page);
    await expect(explanation(page)).toBeVisible();
    const said = await page.locator(".guide .gain-note").innerText();
    for (let taps = 0; ; taps++) {
      expect(taps).toBeLessThan(40);
      const seen = await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
      if (seen.cursor > cursor && (await page.locator(".guide .gain-note").innerText()) !== said) break;
      const spots = await page.evaluate(() => window.tester.spots());
      const main = spots.findIndex((spot) => spot.main);
      const point = await page.evaluate((n) => window.tester.aim(n), main >= 0 ? main : taps % spots.length);
      if (!point) continue;
      await tap(page, point);
      await until(page, "the tap does something", ({ all }) => all !== seen.all, 5000);
    }
    const learned = await page.evaluate(() => JSON.parse(localStorage.getItem("fireside:/fireside/:explained")!));
    expect(learned.length).toBeGreaterThan(0);
  });
}

test("splaying on a phone: every choice has words, and the piles are in sight", { tag: "@phone" }, async ({ page }) => {
  await open(page, { game: "innovation", seats: ["person", "easy"], at: "Splay" });
  await question(page);
  const buttons = page.locator(".prompt .choices button").filter({ visible: true });
  for (const words of await buttons.allInnerTexts()) expect(words.trim()).not.toBe("");
  expect(await buttons.count()).toBeGreaterThan(1);
  const piles = page.locator(".board .inn-player.me .icard.can");
  await expect(piles.first(), "the piles that could be splayed").toBeInViewport({ ratio: 1 });
  const spots = await page.evaluate(() => window.tester.spots().map((spot, n) => [spot.label, window.tester.aim(n)]));
  expect(spots.filter(([, point]) => point === null), "out of reach").toEqual([]);
});

test("innovation: what would do nothing says so before it is done", { tag: "@both" }, async ({ page }) => {
  await open(page, { game: "innovation", seats: ["person", "easy"], after: 20 });
  await question(page);
  const card = (name: string) => page.locator(".board .inn-player.me .icard.can").filter({ hasText: name });
  const stage = page.getByRole("region", { name: "In play" });
  // A whole dogma; then one effect of two, behind its text.
  await card("City States").click();
  await expect(stage.getByText("It would do nothing now")).toBeVisible();
  await page.keyboard.press("Escape");
  await card("Tools").click();
  const said = stage.getByText("It would do nothing now");
  await expect(said).toHaveCount(1);
  await expect(stage.locator("p").filter({ hasText: "It would do nothing now" })).toContainText("draw three cards of value");
  await expect(said).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(said).toHaveCount(0);
});

test("innovation: an answer that would do nothing says so", async ({ page }) => {
  await open(page, { game: "innovation", seats: ["person", "easy"], at: "Thing(Value" });
  await question(page);
  const values = page.locator(".prompt .choices button").filter({ visible: true });
  const idle: string[] = [];
  for (const value of await values.all()) {
    await value.click();
    await expect(value).toHaveAttribute("aria-pressed", "true");
    // What comes of it is told after the paint; assistive technology hears the same of the button.
    await expect(async () => {
      const says = /would do nothing now/.test(await page.locator(".prompt .gain").innerText());
      const label = (await value.getAttribute("aria-label")) ?? "";
      expect(label).toMatch(says ? /would do nothing now/ : /^(?!.*would do nothing)/);
      expect(label, "in a sentence").toContain(" ");
    }).toPass();
    if (/would do nothing now/.test(await page.locator(".prompt .gain").innerText())) idle.push(await value.innerText());
  }
  expect(idle.length, "values that nobody has in a score pile").toBeGreaterThan(0);
  expect(idle.length).toBeLessThan(await values.count());
});
