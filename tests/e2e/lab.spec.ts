// The library compiled to WebAssembly, in a real browser's worker: equal results, measured speed. See examples/lab.rs.
import { type Page } from "@playwright/test";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { expect, serve, test } from "./support";

// What is computed here does not depend on the size of the screen, and measurements must not run side by side.
test.describe.configure({ mode: "serial" });
test.skip(({ viewport }) => viewport!.width < 1000, "once is enough");

let server: { url: string; close(): Promise<void> };
test.beforeAll(async () => {
  server = await serve({ root: `${import.meta.dirname}/../../target/lab`, port: 0 });
});
test.afterAll(() => server.close());

/** Opens the lab and returns a function that calls one of its exports in a worker. */
async function openLab(page: Page) {
  await page.goto(`${server.url}lab.html`);
  return <T>(name: string, ...args: unknown[]): Promise<T> =>
    page.evaluate(
      ([name, args]) =>
        new Promise<any>((done, failed) => {
          const worker = new Worker("./lab-worker.js", { type: "module" });
          worker.onerror = (event) => failed(new Error(event.message));
          worker.onmessage = ({ data }) => {
            worker.terminate();
            if ("error" in data) failed(new Error(data.error));
            else done(data.value);
          };
          worker.postMessage({ id: 1, name, args });
        }),
      [name, args] as const,
    );
}

// Random games that are enough for the browser's second compiler to have done its work, by players.
const GAMES: Record<string, Record<number, number>> = {
  burgundy: { 1: 90_000, 2: 24_000, 3: 16_000, 4: 12_000 },
  innovation: { 2: 12_000, 3: 9_000, 4: 7_000 },
};

for (const [game, sizes] of Object.entries(GAMES)) {
  for (const players of Object.keys(sizes).map(Number)) {
    test(`a golden playthrough of ${game} for ${players} is the same here`, async ({ page }) => {
      const golden = await readFile(`${import.meta.dirname}/../golden/${game}-${players}.txt`, "utf8");
      const seed = Number(/^\w+ rules \d+ players \d seed (\d+)\n/.exec(golden)![1]);
      const call = await openLab(page);
      expect(await call<string>("golden", game, players, seed)).toBe(golden);
    });
  }

  // A measurement, no bar: how fast this machine is just now is nobody's mistake. `cargo bench` gives the native figures;
  // FIRESIDE_NATIVE=a,b,c (for each number of players, decisions a second) writes them beside these.
  test(`random decisions a second of ${game} in the worker`, async ({ page }) => {
    test.setTimeout(120_000);
    const call = await openLab(page);
    const figures: { players: number; decisions: number; seconds: number; perSecond: number }[] = [];
    for (const [players, games] of Object.entries(sizes)) {
      const { decisions, seconds } = await call<Measured>("measure random_play", game, Number(players), games, 1);
      expect(decisions).toBeGreaterThan(1000);
      figures.push({ players: Number(players), decisions, seconds, perSecond: Math.round(decisions / seconds) });
    }
    await keep(`random-play-${game}`, { game, worker: figures, native: process.env.FIRESIDE_NATIVE?.split(",").map(Number) ?? null });
    for (const { players, perSecond } of figures) console.log(`${game}, random play, ${players} players: ${perSecond.toLocaleString("en")} decisions a second in the worker`);
  });
}

// A measurement as well: how long Innovation's strongest bot thinks, where there is much to choose.
test("an Expert's moves of innovation in the worker", async ({ page }) => {
  test.setTimeout(180_000);
  const call = await openLab(page);
  const figures: Measured[] = [];
  for (const [players, after] of [[2, 20], [2, 80], [3, 60], [4, 90]]) {
    const { decisions, seconds } = await call<Measured>("measure expert_move", "innovation", players, 5, after);
    expect(decisions).toBeGreaterThan(100);
    figures.push({ decisions, seconds });
    console.log(`innovation, Expert, ${players} players, after ${after} answers: ${decisions} runs in ${seconds.toFixed(2)} s`);
  }
  await keep("expert-innovation", figures);
});

interface Measured {
  decisions: number;
  seconds: number;
}

/** Keeps figures for the report. */
async function keep(name: string, figures: unknown) {
  const folder = `${import.meta.dirname}/../../target/figures`;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${name}.json`, JSON.stringify(figures, null, 2));
}
