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
      for (const { interactionId, duration } of /** @type {(PerformanceEntry & { interactionId: number })[]} */ (list.getEntries())) {
        if (interactionId) window.taps.set(interactionId, Math.max(window.taps.get(interactionId) ?? 0, duration));
      }
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16, buffered: true }));
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(`${server.url}#/new/${game}`);
  await page.waitForSelector("dialog[open] form");
  await page.locator(".srow").nth(1).click();
  await page.locator("dialog[open]").getByRole("radio", { name: other }).first().click();
  await page.getByLabel("Seed").fill("7");
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
    // Playwright's own tap listens to the very events that are measured, so where to tap is found out beforehand.
    const spots = await page.evaluate(spotsOf);
    await page.waitForTimeout(100);
    if (spots.length === 0) continue;
    const { x, y } = spots[0].main && random(3) > 0 ? spots[0] : spots[random(spots.length)];
    await page.touchscreen.tap(x, y);
    done++;
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(500);
  // What was painted within 16 ms is not told by the browser: it counts as 8 ms.
  const told = await page.evaluate(() => [...window.taps.values()]);
  const times = [...Array(Math.max(0, done - told.length)).fill(8), ...told].sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  console.log(`${game} ${words}: ${done} taps, 4x slower processor: to the next paint median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, worst ${times.at(-1)} ms`);
  await context.close();
}

/** What can be tapped now and where, the confirming button first. Runs in the page. */
function spotsOf() {
  const aim = (element, main) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const [right, down] of [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.5, 0.8]]) {
      const [x, y] = [left + width * right, top + height * down];
      if (width > 0 && element.contains(document.elementFromPoint(x, y))) return [{ x, y, main }];
    }
    return [];
  };
  const all = (selector, main) => [...document.querySelectorAll(selector)].flatMap((element) => aim(element, main));
  const curtain = all(".curtain button", true);
  if (curtain.length > 0) return curtain;
  return [...all(".prompt .acts .btn-main:enabled", true), ...all(".board :is(.can, .via), .prompt .choices button:enabled", false)];
}
