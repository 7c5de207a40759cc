// Measures the time from a tap to the next paint: `node scripts/taps.mjs` (build first). Each game is played by taps on a phone
// whose processor is four times slower, once by two persons at the device and once against a bot; the browser's own event
// timing gives the durations. GAMES and TAPS choose games and how many taps a match.
import { chromium } from "@playwright/test";
import { playable } from "./games.mjs";
import { serve } from "./static-server.mjs";

const TAPS = Number(process.env.TAPS ?? 120);
const server = await serve({ root: "dist", port: 0, prefix: "/fireside/", gzip: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
for (const game of process.env.GAMES?.split(",") ?? playable().map(({ id }) => id)) {
  for (const [words, other] of [["at a hot seat", /person/i], ["against a bot", /easy/i]]) await measure(game, words, other);
}
await browser.close();
await server.close();

async function measure(game, words, other) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  await context.addInitScript(() => {
    window.taps = new Map();
    // All events of one tap carry its number; the longest tells until when it was not yet seen.
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (interactionId) window.taps.set(interactionId, Math.max(window.taps.get(interactionId) ?? 0, duration));
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(`${server.url}#/new/${game}`);
  await page.waitForSelector("dialog[open] form");
  await page.locator(".srow").nth(1).click();
  await page.locator("dialog[open]").getByRole("radio", { name: other }).first().click();
  await page.getByLabel("Shuffle").fill("7");
  await page.getByRole("button", { name: "Start", exact: false }).last().click();
  await page.waitForSelector(".board:visible, .curtain:visible");
  // Only what is tapped at the table counts.
  await page.waitForTimeout(500);
  await page.evaluate(() => window.taps.clear());
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });

  let seed = 7;
  const random = (n) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
  let done = 0;
  for (let tries = 0; done < TAPS && tries < TAPS * 10; tries++) {
    const covered = await page.locator(".curtain button").count();
    const spots = page.locator(covered ? ".curtain button" : ".board :is(.can, .via), .prompt .acts .btn-main:enabled, .prompt .choices button:enabled").filter({ visible: true });
    const count = await spots.count();
    if (count === 0) {
      await page.waitForTimeout(100);
      continue;
    }
    const main = page.locator(".prompt .acts .btn-main:enabled");
    const spot = !covered && (await main.count()) && random(3) > 0 ? main.first() : spots.nth(random(count));
    if (await spot.tap({ timeout: 1500 }).then(() => true, () => false)) done++;
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(500);
  // What was painted within 16 ms is not told by the browser: it counts as 8 ms.
  const told = await page.evaluate(() => [...window.taps.values()]);
  const times = [...Array(Math.max(0, done - told.length)).fill(8), ...told].sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  console.log(`${game} ${words}: ${done} taps, 4x slower processor: to the next paint median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, worst ${times.at(-1)} ms`);
  await context.close();
}
