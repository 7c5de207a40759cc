// Lighthouse's mobile report (slow 4G, 4x slower processor) of the built page: `node scripts/lighthouse.mjs [RUNS]` (build first).
// Prints the scores and the largest paint of each place, the median of so many runs (5); the whole reports of the median go to
// target/figures. Figures, not a test.
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { playable } from "./games.mjs";
import { serve } from "./static-server.mjs";

const PLACES = { lobby: "", rules: `#/rules/${playable()[0].id}`, statistics: "#/statistics" };
const RUNS = Number(process.argv[2] ?? 5);

const free = () =>
  new Promise((found) => {
    const probe = createServer().listen(0, () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
      probe.close(() => found(port));
    });
  });

/** One report, by a new browser: nothing is stored from the one before. */
async function report(url, onlyCategories) {
  const port = await free();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  const result = await lighthouse(url, { port, onlyCategories, output: "json", logLevel: "error" });
  await browser.close();
  if (!result) throw new Error(`no report of ${url}`);
  return result.lhr;
}

const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
const server = await serve({ root: "dist", port: 0, prefix: "/fireside/", gzip: true });
mkdirSync("target/figures", { recursive: true });
for (const [place, hash] of Object.entries(PLACES)) {
  // What does not depend on time is looked at once.
  const rest = await report(server.url + hash, ["accessibility", "best-practices", "seo"]);
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await report(server.url + hash, ["performance"]));
  const score = (lhr) => lhr.categories.performance.score;
  const middle = runs.toSorted((a, b) => score(a) - score(b))[Math.floor(RUNS / 2)];
  writeFileSync(`target/figures/lighthouse-${place}.json`, JSON.stringify(middle));
  const scores = [...Object.values(middle.categories), ...Object.values(rest.categories)].map(({ id, score }) => `${id} ${Math.round(score * 100)}`).join(", ");
  const ms = (audit) => `${Math.round(median(runs.map((lhr) => lhr.audits[audit].numericValue)))} ms`;
  console.log(`lighthouse ${place}, median of ${RUNS}: ${scores}; largest paint ${ms("largest-contentful-paint")}, blocked ${ms("total-blocking-time")}`);
  const failed = [middle, rest].flatMap((lhr) => Object.values(lhr.audits)).filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === "binary");
  for (const audit of failed) console.log(`  ${audit.id}: ${audit.title}`);
}
await server.close();
