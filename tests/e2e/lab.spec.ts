// The library compiled to WebAssembly, in a real browser's worker: results equal to the native ones. See examples/lab.rs. (How fast it
// is there: scripts/speed.mjs.)
import { readdir, readFile } from "node:fs/promises";
import { expect, serve, test } from "./support";

const GOLDEN = `${import.meta.dirname}/../golden`;

test("every golden playthrough is the same here", async ({ page }) => {
  const server = await serve({ root: `${import.meta.dirname}/../../target/lab`, port: 0 });
  await page.goto(`${server.url}lab.html`);
  const names = (await readdir(GOLDEN)).filter((name) => /^\w+-\d\.txt$/.test(name));
  expect(names.length).toBeGreaterThan(6);
  for (const name of names) {
    const golden = await readFile(`${GOLDEN}/${name}`, "utf8");
    const [, game, players, seed] = /^(\w+) rules \d+ players (\d) seed (\d+)\n/.exec(golden)!;
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
      [game, Number(players), Number(seed)],
    );
    expect(here, name).toBe(golden);
  }
  await server.close();
});
