// How fast the library is in a real browser's worker: `node scripts/speed.mjs` (after scripts/lab). Prints random decisions a second of
// each game and how long Innovation's strongest bot thinks; the figures go to target/figures. A measurement, no bar: how fast this
// machine is just now is nobody's mistake. `cargo bench` gives the native figures.
import { chromium } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { serve } from "./static-server.mjs";

// Random games that are enough for the browser's second compiler to have done its work, by players.
const GAMES = {
  burgundy: { 1: 90_000, 2: 24_000, 3: 16_000, 4: 12_000 },
  innovation: { 2: 12_000, 3: 9_000, 4: 7_000 },
};
// Questions with much to choose: players, answers given before.
const EXPERT = [[2, 20], [3, 60], [4, 90]];

const server = await serve({ root: "target/lab", port: 0 });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
await page.goto(`${server.url}lab.html`);

/** Calls an export of the lab in a worker of its own. */
const measure = (name, ...args) =>
  page.evaluate(
    ([name, args]) =>
      new Promise((done, failed) => {
        const worker = new Worker("./lab-worker.js", { type: "module" });
        worker.onerror = (event) => failed(new Error(event.message));
        worker.onmessage = ({ data }) => {
          worker.terminate();
          if ("error" in data) failed(new Error(data.error));
          else done(data.value);
        };
        worker.postMessage({ id: 1, name: `measure ${name}`, args });
      }),
    [name, args],
  );

mkdirSync("target/figures", { recursive: true });
const keep = (name, figures) => writeFileSync(`target/figures/${name}.json`, JSON.stringify(figures, null, 2));
for (const [game, sizes] of Object.entries(GAMES)) {
  const figures = [];
  for (const [players, games] of Object.entries(sizes)) {
    const { decisions, seconds } = await measure("random_play", game, Number(players), games, 1);
    const perSecond = Math.round(decisions / seconds);
    figures.push({ players: Number(players), decisions, seconds, perSecond });
    console.log(`${game}, random play, ${players} players: ${perSecond.toLocaleString("en")} decisions a second in the worker`);
  }
  keep(`random-play-${game}`, figures);
}
const figures = [];
for (const [players, after] of EXPERT) {
  const { decisions, seconds } = await measure("expert_move", "innovation", players, 5, after);
  figures.push({ players, after, decisions, seconds });
  console.log(`innovation, Expert, ${players} players, after ${after} answers: ${decisions} runs in ${seconds.toFixed(2)} s`);
}
keep("expert-innovation", figures);
await browser.close();
await server.close();
