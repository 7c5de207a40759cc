// Laws of the look over stored positions of all games, at the sizes of windows and phones.
import type { Page } from "@playwright/test";
import { GAMES } from "./games";
import { measure } from "./geometry";
import { misheard, stops } from "./heard";
import type { Wanted } from "./saves";
import { expect, fits, lift, look, open, test, until } from "./table";
import { unreadableSpaced } from "./texts";

/** Wherever it is laid out differently. */
const SIZES = [[390, 844], [820, 1180], [1280, 720], [1366, 768], [1440, 900]] as const;
/** So many positions are opened on one page: starting it takes as long as measuring one. */
const AT_ONCE = 4;

async function laidOut(page: Page, name: string, wanted: Wanted) {
  await open(page, wanted, name);
  if ((await until(page, name, ({ kind }) => ["choose", "curtain"].includes(kind))).kind === "curtain") await lift(page);
  await page.keyboard.press("ArrowRight"); // the numbers of the keyboard are shown
  expect.soft(await page.evaluate(() => window.tester.spots().length), `${name}: what can be tapped`).toBeGreaterThan(0);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
    const { small, cut, under, tight, away, louder, edges, badges, prompt } = await measure(page);
    const at = `${name}, ${width} × ${height}`;
    await fits(page, at);
    expect.soft(small, `${at}: too small to read`).toEqual([]);
    expect.soft(cut, `${at}: cut`).toEqual([]);
    expect.soft(under, `${at}: under something else`).toEqual([]);
    expect.soft(tight, `${at}: too near to its panel's edge`).toEqual([]);
    expect.soft(away, `${at}: out of view`).toEqual([]);
    expect.soft(louder, `${at}: larger than the question`).toEqual([]);
    expect.soft(edges, `${at}: edges that are nearly the same`).toEqual([]);
    expect.soft(badges, `${at}: numbers that are cut`).toEqual([]);
    expect.soft(await misheard(page), `${at}: what is heard`).toEqual([]);
    if (width === 390 || width === 1440) expect.soft(await unreadableSpaced(page), `${at}: letters set apart`).toEqual([]);
    if (width < 640) expect.soft(prompt, `${at}: the prompt's share`).toBeLessThanOrEqual(0.16);
  }
  await noTwins(page, name);
  const { board, log } = await stops(page);
  expect.soft(board, `${name}: stops before the prompt`).toBeLessThanOrEqual(40);
  expect.soft(log, `${name}: stops of the log`).toBeLessThanOrEqual(1);
}

/** Whatever answer is picked, no two buttons of the prompt bear the same words. */
async function noTwins(page: Page, name: string) {
  const { cursor } = await look(page);
  const answers = page.locator(".prompt .choices button:visible");
  // Doing without, which stands last, commits at once.
  for (let n = 0; n < (await answers.count()) && n < 6; n++) {
    await answers.nth(n).click();
    await page.evaluate(() => window.tester.written());
    const { twins, cursor: now } = await look(page);
    expect.soft(twins, `${name}: two buttons with the same words`).toEqual([]);
    if (now !== cursor) return;
    const unpick = page.locator(".prompt .undo button").last();
    if (await unpick.isEnabled()) await unpick.click();
  }
}

for (const { id, positions } of GAMES) {
  const all = Object.entries(positions);
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE);
    test(`${id}: laid out well at every size: ${some.map(([name]) => name).join(", ")}`, async ({ page }) => {
      for (const [name, wanted] of some) await laidOut(page, name, wanted);
    });
  }
}
