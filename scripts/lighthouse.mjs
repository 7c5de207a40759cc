// Lighthouse's mobile report (slow 4G, 4x slower processor) of the built page: `node scripts/lighthouse.mjs` (build first).
// Prints the scores and the largest paint of each place; the whole reports go to target/figures. Figures, not a test.
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { serve } from "./static-server.mjs";

const PLACES = { lobby: "", rules: "#/rules/burgundy", statistics: "#/statistics" };
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

const free = () =>
  new Promise((found) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });

const server = await serve({ root: "dist", port: 0, prefix: "/fireside/", gzip: true });
mkdirSync("target/figures", { recursive: true });
for (const [place, hash] of Object.entries(PLACES)) {
  const port = await free();
  // A new browser for each place: nothing is stored from the one before.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  const { lhr } = await lighthouse(server.url + hash, { port, onlyCategories: CATEGORIES, output: "json", logLevel: "error" });
  await browser.close();
  writeFileSync(`target/figures/lighthouse-${place}.json`, JSON.stringify(lhr));
  const scores = CATEGORIES.map((name) => `${name} ${Math.round(lhr.categories[name].score * 100)}`).join(", ");
  const ms = (audit) => `${Math.round(lhr.audits[audit].numericValue)} ms`;
  console.log(`lighthouse ${place}: ${scores}; largest paint ${ms("largest-contentful-paint")}, blocked ${ms("total-blocking-time")}`);
  const failed = Object.values(lhr.audits).filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === "binary");
  for (const audit of failed) console.log(`  ${audit.id}: ${audit.title}`);
}
await server.close();
