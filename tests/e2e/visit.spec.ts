// The first visit: what is fetched before the lobby can be used.
import { firstVisit } from "../../scripts/first-visit.mjs";
import { playable } from "../../scripts/games.mjs";
import { expect, offlineReady, test } from "./support";

test.use({ forOffline: true });

/** In bytes, as a host sends them, all counted. */
const BUDGET = 200_000;

for (const [place, hash] of [["the lobby", ""], ["the statistics", "#/statistics"]]) {
  test(`${place} is painted with the shell: the program draws nothing larger`, { tag: "@phone" }, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { largest: 0, shown: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => (seen.largest = startTime))).observe({ type: "largest-contentful-paint", buffered: true });
      addEventListener("fireside:shown", () => (seen.shown = performance.now()));
    });
    await page.goto(`./${hash}`);
    await offlineReady(page);
    const { largest, shown } = await page.evaluate(() => (window as unknown as { seen: { largest: number; shown: number } }).seen);
    expect(largest).toBeGreaterThan(0);
    expect(largest).toBeLessThan(shown);
  });
}

test("the lobby can be used after few bytes, and only its own", { tag: "@phone" }, async ({ page }) => {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.moved += (entry as unknown as { value: number }).value))).observe({ type: "layout-shift", buffered: true });
  });
  const files: { file: string; bytes: number }[] = await firstVisit(page, "./");
  const told = files.map(({ file, bytes }) => `${file} ${bytes}`).join("\n");
  const names = files.map(({ file }) => file);
  for (const own of [/^index\.html$/, /^page_bg\.wasm$/, /^lobby\.css$/, /^lobby\.ftl$/, /^shell\.svg$/, /^art-innovation\.svg$/]) {
    expect(names.filter((name) => own.test(name)).length, `${own} is counted\n${told}`).toBeGreaterThan(0);
  }
  const games: { id: string }[] = playable();
  const later = new RegExp(`^(kept|places|table|rules|${games.map(({ id }) => id).join("|")})\\b|worker|sw\\.js|woff2`);
  expect(names.filter((name) => later.test(name)), told).toEqual([]);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0), told).toBeLessThanOrEqual(BUDGET);
  // The list of matches comes after the paint, and moves nothing.
  await expect(page.getByRole("heading", { name: "Saved matches" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Today’s game" })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02);
  // And everything else is stored afterwards.
  await offlineReady(page);
});
