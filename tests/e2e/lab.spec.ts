// The library compiled to WebAssembly, in a real browser's worker: results equal to the native ones. See examples/lab.rs. (How fast it
// is there: scripts/speed.mjs.)
import { readFile } from "node:fs/promises";
import { GAMES } from "./games";
import { expect, serve, test } from "./support";

const GOLDEN = `${import.meta.dirname}/../golden`;

test("every golden playthrough is the same here", async ({ page }) => {
  const server = await serve({ root: `${import.meta.dirname}/../../target/lab`, port: 0 });
  await page.goto(`${server.url}lab.html`);
  const tables = GAMES.flatMap(({ id, players: [from, to] }) => Array.from({ length: to - from + 1 }, (_, n) => [id, from + n] as const));
  for (const [game, players] of tables) {
    const golden = await readFile(`${GOLDEN}/${game}-${players}.txt`, "utf8");
    const [, seed] = /^.* seed (\d+)\n/.exec(golden)!;
    const here = await page.evaluate(
      (args) =>
        new Promise((done, failed) => {
          const worker = new Worker("./lab-worker.js", { type: "module" });
          worker.onerror = (event) => failed(new Error(event.message));
          worker.onmessage = ({ data }) => {
            worker.terminate();
            if ("error" in data) failed(new Error(data.error));
            else done(data.value);
          };
          worker.postMessage({ id: 1, name: "golden", args });
        }),
      [game, players, Number(seed)],
    );
    expect(here, `${game} with ${players}`).toBe(golden);
  }
  await server.close();
});
