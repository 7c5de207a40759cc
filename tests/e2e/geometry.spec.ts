// Laws of the look over stored positions of all games, at the sizes of windows and phones.
import { GAMES } from "./games";
import { measure } from "./geometry";
import { expect, lift, open, test, until } from "./table";

/** Wherever it is laid out differently. */
const SIZES = [[390, 844], [820, 1180], [1280, 720], [1366, 768], [1440, 900]] as const;

for (const { id, positions } of GAMES) {
  for (const [name, wanted] of Object.entries(positions)) {
    test(`${id}: ${name} is laid out well at every size`, async ({ page }) => {
      await open(page, wanted, name);
      if ((await until(page, name, ({ kind }) => ["choose", "curtain"].includes(kind))).kind === "curtain") await lift(page);
      await page.keyboard.press("ArrowRight");
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
        const { small, cut, under, tight, away, louder, edges, badges, prompt } = await measure(page);
        const at = `${width} × ${height}`;
        expect.soft(small, `${at}: too small to read`).toEqual([]);
        expect.soft(cut, `${at}: cut`).toEqual([]);
        expect.soft(under, `${at}: under something else`).toEqual([]);
        expect.soft(tight, `${at}: too near to its panel's edge`).toEqual([]);
        expect.soft(away, `${at}: out of view`).toEqual([]);
        expect.soft(louder, `${at}: larger than the question`).toEqual([]);
        expect.soft(edges, `${at}: edges that are nearly the same`).toEqual([]);
        expect.soft(badges, `${at}: numbers that are cut`).toEqual([]);
        if (width < 640) expect.soft(prompt, `${at}: the prompt's share`).toBeLessThanOrEqual(0.16);
      }
    });
  }
}
