// Walking through a match, back and forth, does not grow memory.
import type { CDPSession } from "@playwright/test";
import { expect, open, test, until } from "./table";

async function measure(session: CDPSession, page: import("@playwright/test").Page) {
  // Whatever is still to be cleared away gets the time for it.
  for (let round = 0; round < 3; round++) {
    await session.send("HeapProfiler.collectGarbage");
    await page.waitForTimeout(50);
  }
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  // The program's own memory never shrinks: its size tells its high-water mark.
  const wasm = await page.evaluate(() => {
    const memories: WebAssembly.Memory[] = (globalThis as any).wasmMemories ?? [];
    return memories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0);
  });
  return { heap: of("JSHeapUsedSize"), nodes: of("Nodes"), listeners: of("JSEventListeners"), wasm };
}

test("320 steps through history, back and forth, grow no memory", async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    // The page's memory, as its program exports it.
    const memories: WebAssembly.Memory[] = ((globalThis as any).wasmMemories = []);
    const note = (instance: WebAssembly.Instance) => {
      for (const one of Object.values(instance.exports)) if (one instanceof WebAssembly.Memory) memories.push(one);
    };
    const streaming = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...all: Parameters<typeof streaming>) => {
      const made = await streaming.apply(WebAssembly, all);
      note(made.instance);
      return made;
    };
    const plain = WebAssembly.instantiate as any;
    WebAssembly.instantiate = (async (...all: any[]) => {
      const made = await plain.apply(WebAssembly, all);
      note(made.instance ?? made);
      return made;
    }) as any;
  });
  await open(page, { seats: ["person", "easy"], after: 45 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  const log = page.getByRole("complementary", { name: "Log" });
  await log.getByRole("switch", { name: "Winning chances" }).click();
  await expect(log.getByRole("progressbar")).toHaveCount(0, { timeout: 60_000 });

  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  // 40 steps back and 40 forth, a frame each.
  await page.keyboard.press("[");
  const pass = () =>
    page.locator(".prompt .replay").evaluate(async (replay) => {
      const [back, forth] = [replay.querySelector<HTMLButtonElement>("button")!, replay.querySelector<HTMLButtonElement>(".rail + button")!];
      for (const button of [back, forth]) {
        for (let step = 0; step < 40; step++) {
          if (button.disabled) throw new Error("the match is too short");
          button.click();
          await new Promise((done) => requestAnimationFrame(done));
        }
      }
    });
  const seen: Awaited<ReturnType<typeof measure>>[] = [];
  for (let round = 0; round < 4; round++) {
    await pass();
    seen.push(await measure(session, page));
  }
  const [second, last] = [seen[1], seen[3]];
  test.info().annotations.push({ type: "memory", description: JSON.stringify(seen) });
  expect(second.wasm, "the program's memory was found").toBeGreaterThan(0);
  // Two passes are 160 steps: a leak of six nodes or 2 KB a step would show. (The collector leaves up to 500 nodes for later.)
  expect(last.nodes - second.nodes, JSON.stringify(seen)).toBeLessThan(900);
  expect(last.listeners - second.listeners, JSON.stringify(seen)).toBeLessThan(150);
  expect(last.heap - second.heap, JSON.stringify(seen)).toBeLessThan(300_000);
  // The allocator takes 13 pages once, somewhere in the first thousand steps, and none after them.
  expect(last.wasm - second.wasm, JSON.stringify(seen)).toBeLessThanOrEqual(65_536 * 16);
});
