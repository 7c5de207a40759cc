// Every kind of question of every game, at both sizes: nothing scrolls sideways, what can be chosen can be reached.
import { INNOVATION, POSITIONS } from "./positions";
import type { GameId } from "./saves";
import { expect, fits, lift, open, test, until } from "./table";

for (const [game, positions] of Object.entries({ burgundy: POSITIONS, innovation: INNOVATION })) {
  test(`${game}: every question fits`, { tag: "@both" }, async ({ page }) => {
    for (const [name, wanted] of Object.entries(positions)) {
      await open(page, wanted, name);
      const seen = await until(page, name, ({ kind }) => ["choose", "curtain"].includes(kind));
      if (seen.kind === "curtain") await lift(page);
      await fits(page, name);
      expect(await page.evaluate(() => window.tester.spots().length), name).toBeGreaterThan(0);
    }
  });

  test(`${game}: the end fits`, { tag: "@both" }, async ({ page }) => {
    for (const seats of [["person", "easy"], ["person", "person", "hard", "easy"], ["person"]] as const) {
      if (game === "innovation" && seats.length === 1) continue; // nobody plays it alone
      await open(page, { game: game as GameId, seats: [...seats], at: "end" }, `end${seats.length}`);
      await until(page, "the end", ({ kind }) => kind === "end");
      await fits(page, `the end of ${seats.length}`);
    }
  });
}
