// Cities of Destiny and Echoes of the Past at the table, by real clicks. Which card does what is tested natively: here is that a match
// with them begins, that one endorses with two taps, and that a card foreseen is seen, promoted and used.
import type { Page } from "@playwright/test";
import { keep, save, type Record, type Wanted } from "./saves";
import { openLobby } from "./support";
import { answer, expect, fits, generator, lift, record, test, until } from "./table";

const SETS = [
  { tiles: ["Cities of Destiny"], sets: "cities" },
  { tiles: ["Echoes of the Past"], sets: "echoes" },
  { tiles: ["Cities of Destiny", "Echoes of the Past"], sets: "cities+echoes" },
];

/** A match for two people that stands where, as it was played, somebody gave such an answer; with the number of answers given before. */
async function before(wanted: Wanted, fits: (answers: Record["answers"], n: number) => boolean): Promise<string> {
  for (let seed = 1; seed < 60; seed++) {
    const ended = JSON.parse(await save({ ...wanted, at: "end", seed }));
    const { answers } = ended.record as Record;
    const cursor = answers.findIndex((given, n) => !given.a && fits(answers, n));
    if (cursor < 0) continue;
    ended.record = { ...ended.record, answers: answers.slice(0, cursor), cursor };
    return JSON.stringify(ended);
  }
  throw new Error("nobody ever answered so");
}

async function at(page: Page, text: string) {
  await keep(page, text);
  await page.goto("./#/innovation/test");
  const seen = await until(page, "the table", ({ kind }) => ["choose", "curtain"].includes(kind));
  if (seen.kind === "curtain") await lift(page);
  await until(page, "a question", ({ kind }) => kind === "choose");
}

const mine = (page: Page) => page.locator(".inn-player.me");
const confirm = (page: Page) => page.locator(".prompt .acts > .btn-main");

for (const { tiles, sets } of SETS) {
  test(`a match with ${tiles.join(" and ")} begins in the lobby and goes on`, { tag: "@both" }, async ({ page }) => {
    await openLobby(page);
    await page.getByRole("link", { name: /^Innovation.*New game$/ }).click();
    await page.locator(".srow").nth(1).click();
    await page.getByRole("radio", { name: "Easy" }).click();
    for (const name of tiles) {
      const tile = page.getByRole("button", { name: new RegExp(`^${name}`) });
      await expect(tile).toHaveAttribute("aria-pressed", "false");
      await tile.click();
      await expect(tile).toHaveAttribute("aria-pressed", "true");
    }
    await fits(page, "the sets");
    await page.getByRole("button", { name: "Start the game" }).click();
    await until(page, "the table", ({ kind }) => kind === "choose");
    const id = new URL(page.url()).hash.split("/")[2];
    const kept = await page.evaluate((id) => JSON.parse(localStorage.getItem(`fireside.match.${id}`)!), id);
    expect(kept.record.options.sets).toBe(sets);
    // Of the words and pictures of a set none is missing.
    const random = generator(5);
    for (let cursor = 0; cursor < 25; ) {
      const seen = await until(page, "a question", ({ kind }) => ["choose", "end"].includes(kind));
      if (seen.kind === "end") break;
      await expect(page.locator("body")).not.toContainText("innovation-");
      await answer(page, random);
      cursor = seen.cursor;
    }
    await fits(page, "the table");
  });
}

test("endorsing: the city, then the card, and what it costs", { tag: "@both" }, async ({ page }) => {
  const wanted: Wanted = { game: "innovation", options: { sets: "cities" }, seats: ["person", "person"] };
  await at(page, await before(wanted, (answers, n) => answers[n].c.startsWith("e")));
  const { cursor } = await record(page);
  // A city that can lend its icons leads to the cards that it can be used for.
  await mine(page).locator(".is-top.s-cities.can").first().click();
  await expect(page.locator(".city-asks")).toContainText("endorse which card?");
  const cards = page.locator(".prompt .choices > button:visible:not(:has-text('Not now'))");
  await cards.first().click();
  await expect(page.locator(".inn-stage .stage-head h2")).toHaveText(/^Endorse .+\?$/);
  await expect(page.locator(".inn-stage .fact", { hasText: /tuck a card of value \d+ or less/ })).toBeVisible();
  await expect(page.locator(".inn-stage .fact", { hasText: "twice" }).first()).toBeVisible();
  await fits(page, "endorsing");
  // Put back, nothing has happened; then in earnest.
  await page.locator(".prompt").getByRole("button", { name: "Not now" }).click();
  await expect(page.locator(".city-asks")).toHaveCount(0);
  expect((await record(page)).cursor).toBe(cursor);
  await mine(page).locator(".is-top.s-cities.can").first().click();
  await cards.first().click();
  await confirm(page).click();
  await expect.poll(async () => (await record(page)).cursor).toBeGreaterThan(cursor);
  expect((await record(page)).answers[cursor].c).toMatch(/^e\d+$/);
});

test("a card of the forecast is promoted, and its dogma is one question", { tag: "@both" }, async ({ page }) => {
  const wanted: Wanted = { game: "innovation", options: { sets: "echoes" }, seats: ["person", "person"] };
  // A meld action, a card that is promoted, and yes to its dogma.
  const promoted = (answers: Record["answers"], n: number) =>
    answers[n - 1]?.c.startsWith("m") && answers[n].c.startsWith("c") && answers[n + 1]?.c === "y";
  await at(page, await before(wanted, promoted));
  const foreseen = page.locator(".inn-forecast .icard.can");
  await expect(foreseen.first()).toBeVisible();
  const name = await foreseen.first().locator(".icard-name").innerText();
  await foreseen.first().click();
  await expect(page.locator(".inn-stage .stage-head h2")).toHaveText(`Promote ${name}?`);
  await fits(page, "promoting");
  await confirm(page).click();
  await expect(page.locator(".inn-stage .stage-head h2")).toHaveText(new RegExp(`${name}.+free`));
  await expect(page.locator(".inn-stage .icard.full .icard-name")).toHaveText(name);
  const { cursor } = await record(page);
  await page.locator(".prompt .choices > button:visible").first().click();
  await expect.poll(async () => (await record(page)).cursor).toBeGreaterThan(cursor);
});
