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

for (const players of [1, 2, 3, 4]) {
  test(`a golden playthrough of ${players} is the same here`, async ({ page }) => {
    const golden = await readFile(`${import.meta.dirname}/../golden/burgundy-${players}.txt`, "utf8");
    const seed = Number(/^burgundy rules \d+ players \d seed (\d+)\n/.exec(golden)![1]);
    const call = await openLab(page);
    expect(await call<string>("golden", players, seed)).toBe(golden);
  });
}

// Enough that the browser's second compiler has done its work; solo games are short.
const GAMES = [0, 90_000, 24_000, 16_000, 12_000];

// A measurement, no bar: how fast this machine is just now is nobody's mistake. `cargo bench` gives the native figures;
// FIRESIDE_NATIVE=a,b,c,d (for 1 to 4 players, decisions a second) writes them beside these.
test("random decisions a second in the worker", async ({ page }) => {
  test.setTimeout(120_000);
  const call = await openLab(page);
  const figures: { players: number; decisions: number; seconds: number; perSecond: number }[] = [];
  for (const players of [1, 2, 3, 4]) {
    const { decisions, seconds } = await call<{ decisions: number; seconds: number }>("measure random_play", players, GAMES[players], 1);
    expect(decisions).toBeGreaterThan(1000);
    figures.push({ players, decisions, seconds, perSecond: Math.round(decisions / seconds) });
  }
  const native = process.env.FIRESIDE_NATIVE?.split(",").map(Number) ?? null;
  const folder = `${import.meta.dirname}/../../target/figures`;
  await mkdir(folder, { recursive: true });
  const all = { game: "burgundy", worker: figures, native };
  await writeFile(`${folder}/random-play.json`, JSON.stringify(all, null, 2));
  for (const { players, perSecond } of figures) console.log(`random play, ${players} players: ${perSecond.toLocaleString("en")} decisions a second in the worker`);
});
