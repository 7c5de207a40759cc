// Every kind of question of every game on a phone (windows: geometry.spec.ts), and the ends: nothing scrolls sideways, what can be chosen can be reached.
import { GAMES } from "./games";
import { narrow } from "./phone";
import type { Wanted } from "./saves";
import { expect, fits, lift, open, test, until } from "./table";

/** Everybody who can be at the end of a match. */
const SEATS: Wanted["seats"][] = [["person"], ["person", "easy"], ["person", "person", "hard", "easy"]];

/** The smallest phones held sideways. */
const SIDEWAYS = [[640, 360], [667, 375]] as const;

for (const { id: game, players: [from, to], positions } of GAMES) {
  test(`${game}: every question fits`, { tag: "@phone" }, async ({ page }) => {
    for (const [name, wanted] of Object.entries(positions)) {
      await open(page, wanted, name);
      const seen = await until(page, name, ({ kind }) => ["choose", "curtain"].includes(kind));
      if (seen.kind === "curtain") await lift(page);
      await fits(page, name);
      expect(await page.evaluate(() => window.tester.spots().length), name).toBeGreaterThan(0);
      const upright = page.viewportSize()!;
      for (const [width, height] of SIDEWAYS) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        expect.soft(await narrow(page), `${name}, ${width} × ${height}: lines of words`).toEqual([]);
      }
      await page.setViewportSize(upright);
    }
  });

  test(`${game}: the end fits`, { tag: "@both" }, async ({ page }) => {
    for (const seats of SEATS.filter(({ length }) => from <= length && length <= to)) {
      await open(page, { game, seats, at: "end" }, `end${seats.length}`);
      await until(page, "the end", ({ kind }) => kind === "end");
      await fits(page, `the end of ${seats.length}`);
    }
  });
}
