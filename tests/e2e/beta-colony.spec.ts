// Beta Colony at the table, by real clicks. What a choice does is tested natively (tests/beta_colony): here is what its page shows.
import type { Wanted } from "./saves";
import { expect, fits, generator, look, open, record, step, test, until } from "./table";

const DUEL: Wanted = { game: "beta-colony", seats: ["person", "easy"] };

test("a whole game for two by clicking", { tag: "@phone" }, async ({ page }) => {
  test.setTimeout(240_000);
  await open(page, { ...DUEL, at: "Board" });
  await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
  // The panel shows all boards that are left; a tap picks one, another confirms it.
  await page.locator(".bc-card.can").first().click();
  await page.locator(".prompt .acts > .btn-main").click();
  const random = generator(5);
  for (let taps = 0; taps < 900; taps++) {
    const seen = await step(page, random);
    if (seen.kind === "end") break;
  }
  await expect(page.locator(".end-page")).toBeVisible();
  expect((await look(page)).kind).toBe("end");
});

for (const bots of [2, 3]) {
  test(`a table of ${bots + 1} with bots goes on`, async ({ page }) => {
    test.setTimeout(180_000);
    await open(page, { game: "beta-colony", seats: ["person", ...Array<"easy">(bots).fill("easy")], after: 60 });
    const random = generator(bots);
    const first = (await until(page, "a question", ({ kind }) => kind === "choose", 30_000)).cursor;
    for (let taps = 0; taps < 80; taps++) {
      const seen = await step(page, random);
      if (seen.kind === "end" || seen.cursor > first + 25) break;
    }
    expect((await record(page)).cursor).toBeGreaterThan(first + 25);
    await fits(page, `a table of ${bots + 1}`);
  });
}

test("a die in hand lights up the places that it reaches, with the fuel that each needs", async ({ page }) => {
  await open(page, { ...DUEL, after: 40 });
  await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
  const lit = page.locator(".bc-place.can");
  const all = await lit.count();
  await page.locator(".bc-die.can").first().click();
  await expect(page.locator(".bc-die.chosen")).toHaveCount(1);
  expect(await lit.count()).toBeLessThanOrEqual(all);
  await lit.first().click();
  await expect(page.locator(".bc-place.chosen")).toHaveCount(1);
  await expect(page.locator(".prompt .acts > .btn-main")).toBeVisible();
});

test("the colonies count crew and majority points, and what is left of the modules can be looked up", async ({ page }) => {
  await open(page, { ...DUEL, after: 90 });
  await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
  await expect(page.getByRole("button", { name: /^Xi’an: .* crew, \d+ points? now/ }).last()).toBeVisible();
  await page.locator(".bc-left").click();
  await expect(page.getByRole("dialog").locator(".bc-mod").first()).toBeVisible();
});
