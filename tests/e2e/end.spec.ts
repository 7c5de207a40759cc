// The end of a match: why it was lost, what the table counts, a chart that can be read, and the way back into the match.
import type { Page } from "@playwright/test";
import { GAMES } from "./games";
import { finished, stats } from "./kept";
import { save, type Wanted } from "./saves";
import { expect, fits, open, test, until } from "./table";

/** A finished match that the person lost. */
const LOST: Pick<Wanted, "at" | "fits"> = { at: "end", fits: (record, lab) => ![...lab.winners(JSON.stringify(record))].includes(0) };

const atEnd = (page: Page) => until(page, "the end", ({ kind }) => kind === "end");

/** Pairs of the chart's texts that lie on one another. */
const collisions = (page: Page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll<SVGTextElement>(".graph svg text")].filter((text) => text.getBoundingClientRect().width > 0);
    const boxes = texts.map((text) => ({ words: text.textContent, box: text.getBoundingClientRect() }));
    return boxes.flatMap(({ words, box }, n) =>
      boxes
        .slice(0, n)
        // Letters do not fill their line.
        .filter(({ box: other }) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 4)
        .map((other) => `“${words}” on “${other.words}”`),
    );
  });

for (const game of GAMES.map(({ id }) => id)) {
  test(`${game}: who loses is told why, and is led there`, { tag: "@both" }, async ({ page }) => {
    const reasons = page.locator(".reasons .moment");
    // Not in every match that is lost was it a turn of one's own that cost most.
    for (let seed = 1; ; seed++) {
      await open(page, { game, seats: ["person", "medium"], seed, ...LOST }, `lost-${seed}`);
      await atEnd(page);
      if ((await page.locator(".reasons button.moment").count()) > 0) break;
      expect(seed, "a match that is lost by a turn").toBeLessThan(20);
    }
    for (const words of await reasons.allInnerTexts()) expect(words).not.toMatch(/[{}$]|undefined|reason-/);
    await fits(page, "the end");
    // Who won is what is read first, all numbers stand in tables, and no way back loses the focus.
    await expect(page.locator(".say h2")).toBeFocused();
    const players = await page.locator(".score").getByRole("columnheader").count();
    for (const row of (await page.locator(".score").getByRole("row").all()).slice(1, 3)) await expect(row.getByRole("cell")).toHaveCount(players - 1);
    expect(await page.getByRole("table", { name: "Points over time" }).getByRole("row").count(), "the chart in numbers").toBeGreaterThan(2);
    await page.locator(".reasons button.moment").first().click();
    await until(page, "the turn that cost most", ({ kind }) => kind === "past");
    await expect(page.locator(".prompt")).toBeFocused();
    await expect(page.locator(".sr[role=status]"), "the moment is told").toHaveText(await page.locator(".prompt .ask").innerText());
    await page.getByRole("button", { name: "Back to now" }).click();
    await page.locator(".prompt").getByRole("button", { name: "See the result" }).click();
    await page.getByRole("button", { name: "Replay" }).click();
    expect((await until(page, "the beginning", ({ kind }) => kind === "past")).kind).toBe("past");
  });

  test(`${game}: after a first match Easy says what it would have done, and leads there`, { tag: "@both" }, async ({ page }) => {
    test.setTimeout(120_000);
    const remarks = page.locator(".remarks");
    const found = remarks.getByRole("button");
    // Who plays well hears only that: these records are played by the same judgement, with some noise.
    for (let seed = 1; ; seed++) {
      await open(page, { game, seats: ["person", "easy"], at: "end", seed }, `first-${seed}`);
      await atEnd(page);
      await expect(remarks.getByRole("heading"), "worked out after the paint").toHaveText("What Easy would have done", { timeout: 60_000 });
      if ((await found.count()) > 0) break;
      await expect(remarks).toContainText("much as you did");
      expect(seed, "a match that could have gone better").toBeLessThan(12);
    }
    expect(await found.count()).toBeLessThan(3);
    for (const words of await found.allInnerTexts()) expect(words).toMatch(/You chose “[^{}$]+”. Easy would have chosen “[^{}$]+”.*about \d+/);
    await fits(page, "the end");
    await found.first().click();
    await until(page, "the decision", ({ kind }) => kind === "past");
    await page.getByRole("button", { name: "Back to now" }).click();
    // Who has finished another one knows the game.
    await page.evaluate((results) => localStorage.setItem("fireside:/fireside/:stats", results), stats([{ ...finished("other", 1, [["You", null, 1, true], ["Ben", "easy", 0, false]]), game }])["fireside:/fireside/:stats"]);
    await page.reload();
    await atEnd(page);
    await expect(page.locator(".say h2")).toBeFocused();
    await expect(page.locator(".end-page")).toBeVisible();
    await expect(remarks).toHaveCount(0);
  });

  test(`${game}: no words of the chart lie on others`, async ({ page }) => {
    for (const [seats, seed] of [[["person", "easy"], 1], [["person", "easy", "hard"], 5], [["person", "medium", "hard", "expert"], 9]] as [Wanted["seats"], number][]) {
      await open(page, { game, seats, seed, at: "end" }, `end-${seed}`);
      await atEnd(page);
      expect(await page.locator(".graph .note:visible").count()).toBeGreaterThan(0);
      expect(await collisions(page), `${seats.length} seats`).toEqual([]);
      for (const size of [{ width: 360, height: 740 }, { width: 820, height: 1180 }]) {
        await page.setViewportSize(size);
        expect(await collisions(page), `${seats.length} seats, ${size.width} wide`).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
}

test("what is not points is not called so", async ({ page }) => {
  await open(page, { game: "innovation", seats: ["person", "medium"], at: "end" });
  await atEnd(page);
  const score = page.getByRole("region", { name: "Achievements" });
  await expect(score).toBeVisible();
  await expect(score).not.toContainText("Points from");
  await expect(score.locator(".compared")).toHaveText("For comparison");
});

test("an opponent without a seat has a colour of its own", async ({ page }) => {
  const solo = JSON.parse(await save({ seats: ["person"], at: "end" }));
  // Gold, which the opponent would have had otherwise.
  solo.meta.seats[0].mark = 4;
  await open(page, JSON.stringify(solo));
  await atEnd(page);
  const marks = await page.locator(".score .hd .seat").evaluateAll((marks) => marks.map((mark) => mark.getAttribute("class")));
  expect(new Set(marks).size).toBe(2);
});
