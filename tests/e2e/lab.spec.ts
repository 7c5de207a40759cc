// The library compiled to WebAssembly, in a real browser's worker: equal results, measured speed. See examples/lab.rs.
import { type Page } from "@playwright/test";
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

test("the lab answers", async ({ page }) => {
  const call = await openLab(page);
  expect(await call<number>("ping")).toBe(42);
});
