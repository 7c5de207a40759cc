// How fast the library is in a real browser's worker: `node scripts/speed.mjs` (after scripts/lab). Prints random decisions a second of
// each game and how long its strongest bot thinks; the figures go to target/figures. A measurement, no bar: how fast this
// machine is just now is nobody's mistake. `cargo bench` gives the native figures. GAMES chooses games, OPTIONS (JSON) the options of Expert's
// matches, SEEDS how many of each are looked at.
import { chromium } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { playable } from "./games.mjs";
import { serve } from "./static-server.mjs";

// So many seconds are enough for the browser's second compiler to have done its work.
const ENOUGH = 1.5;
// Questions with much to choose: players, answers given before.
const EXPERT = [[2, 20], [3, 60], [4, 90]];

const OPTIONS = process.env.OPTIONS ?? "{}";
const SEEDS = Number(process.env.SEEDS ?? 1);
const CHOSEN = process.env.GAMES?.split(",");

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
for (const { id: game, players: [from, to] } of playable().filter(({ id }) => CHOSEN?.includes(id) ?? true)) {
  const figures = [];
  for (let players = from; players <= to; players++) {
    let found = { seconds: 0 };
    // As many games as take long enough.
    for (let games = 1000; found.seconds < ENOUGH; games *= 4) found = await measure("random_play", game, players, games, 1);
    const { decisions, seconds } = found;
    const perSecond = Math.round(decisions / seconds);
    figures.push({ players, decisions, seconds, perSecond });
    console.log(`${game}, random play, ${players} players: ${perSecond.toLocaleString("en")} decisions a second in the worker`);
  }
  keep(`random-play-${game}`, figures);
  const thoughts = [];
  for (const [players, after] of EXPERT.filter(([players]) => players <= to)) {
    for (let seed = 5; seed < 5 + SEEDS; seed++) {
      const { decisions, seconds } = await measure("expert_move", game, OPTIONS, players, seed, after);
      thoughts.push({ players, after, seed, decisions, seconds });
      console.log(`${game}, Expert, ${players} players, after ${after} answers: ${decisions} runs in ${seconds.toFixed(2)} s`);
    }
  }
  keep(`expert-${game}`, thoughts);
}
await browser.close();
await server.close();
