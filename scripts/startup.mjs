// Measures how long the lobby takes until it can be tapped: `node scripts/startup.mjs` (build first). Cold: nothing stored;
// warm: the second visit, from the service worker's cache. Medians; "phone": a slow phone on slow 4G as Lighthouse has it.
import { chromium } from "@playwright/test";
import { watch } from "./first-visit.mjs";
import { serve } from "./static-server.mjs";

const RUNS = Number(process.env.RUNS ?? 5);
const server = await serve({ root: "dist", port: 0, prefix: "/fireside/", gzip: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });

const paint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
const median = (all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)];

async function visit(page) {
  await page.goto(server.url);
  await page.waitForSelector("html[data-app=started]");
  for (;;) {
    const at = await page.evaluate(() => window.tappable);
    if (at) return { tappable: at, paint: await page.evaluate(paint) };
    await new Promise((done) => setTimeout(done, 20));
  }
}

for (const slow of [false, true]) {
  /** @type {Record<string, { tappable: number, paint: number }[]>} */
  const times = { cold: [], warm: [] };
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
    await context.addInitScript(watch);
    for (const visitNow of ["cold", "warm"]) {
      const page = await context.newPage();
      if (slow) {
        const cdp = await context.newCDPSession(page);
        await cdp.send("Network.enable");
        await cdp.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 1638.4 * 128, uploadThroughput: 750 * 128 });
        await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      }
      times[visitNow].push(await visit(page));
      if (visitNow === "cold") await page.waitForSelector("html[data-offline=ready]", { timeout: 120_000 });
      await page.close();
    }
    await context.close();
  }
  for (const [which, all] of Object.entries(times)) {
    const [tappable, first] = /** @type {const} */ (["tappable", "paint"]).map((key) => Math.round(median(all.map((one) => one[key]))));
    console.log(`${slow ? "phone, slow 4G" : "this machine"}, ${which}: first paint ${first} ms, lobby tappable ${tappable} ms`);
  }
}
await browser.close();
await server.close();
