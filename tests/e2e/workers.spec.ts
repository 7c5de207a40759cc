// Whatever the worker does, the match gets its next answer, and the person reads what happened and can try again.
import type { Page } from "@playwright/test";
import { expect, generator, look, open, playChoice, record, test, until } from "./table";

/** Errors of the worker are told in the console. */
test.use({ allow: [/./] });

const LOADER = /worker_loader/;
/** The reports in their order (src/app/worker/protocol.rs), as far as a worker here tells them. */
const [READY, ANSWER] = [0, 5];

/** Seconds pass quickly, until `patient` is set: the page counts in ticks how long a worker is silent. */
async function hurried(page: Page) {
  await page.addInitScript(() => {
    const plain = window.setInterval.bind(window);
    window.setInterval = ((run: () => void, ms = 0) => plain(run, ms === 1000 && !(window as { patient?: boolean }).patient ? 25 : ms)) as typeof window.setInterval;
  });
}

/** A worker that is ready and then does something with each message that it gets. */
const ready = (then: string, sources: string) =>
  `const bytes = (...parts) => new Uint8Array(parts.flatMap((part) => typeof part === "string" ? [part.length, ...new TextEncoder().encode(part)] : [part]));
   let heard = 0;
   onmessage = ({ data }) => { heard++; const id = data[1]; ${then} };
   postMessage(bytes(${READY}, ${JSON.stringify(sources)}));`;

/** What worker and page were compiled from, as the page's worker says it. */
async function sources(page: Page): Promise<string> {
  await page.goto("./");
  await expect(page.locator("html")).toHaveAttribute("data-app", "started");
  return page.evaluate(async () => {
    const meta = document.querySelector<HTMLMetaElement>("meta[name=build]")!.content;
    const worker = new Worker(`./${meta}/worker_loader.js`, { type: "module" });
    const { data } = await new Promise<MessageEvent>((heard) => (worker.onmessage = heard));
    worker.terminate();
    return new TextDecoder().decode(data.slice(2));
  });
}

type Fault = { what: string; body?: (sources: string) => string; abort?: boolean; status?: number };
const FAULTS: Fault[] = [
  { what: "cannot be fetched", abort: true },
  { what: "is not there", status: 404 },
  { what: "is a page instead", body: () => "<!doctype html><title>Sign in</title>" },
  { what: "throws as it starts", body: () => "throw new Error('at once')" },
  { what: "never says that it is ready", body: () => "onmessage = () => {}" },
  { what: "is of another build", body: () => ready("", "another") },
  { what: "throws at each message", body: (sources) => ready("throw new Error('message')", sources) },
  { what: "never answers", body: (sources) => ready("", sources) },
  { what: "hangs", body: (sources) => ready("for (;;);", sources) },
  { what: "answers what is no message", body: (sources) => ready("postMessage(new Uint8Array([250, 1, 2]))", sources) },
  { what: "answers what are no bytes", body: (sources) => ready("postMessage('hello')", sources) },
  { what: "answers what is no choice", body: (sources) => ready(`postMessage(bytes(${ANSWER}, id, "17"))`, sources) },
  { what: "answers what is not offered", body: (sources) => ready(`postMessage(bytes(${ANSWER}, id, '"!"'))`, sources) },
];

for (const { what, body, abort, status } of FAULTS) {
  test(`a worker that ${what}: the match goes on, and thinking can be tried again`, async ({ page }) => {
    await hurried(page);
    const known = await sources(page);
    await page.route(LOADER, (route) => (abort ? route.abort() : route.fulfill({ status: status ?? 200, contentType: "text/javascript", body: body?.(known) ?? "" })));
    await open(page, { seats: ["person", "hard"], after: 12 });
    const before = await until(page, "one's own question", ({ kind }) => kind === "choose", 30_000);
    const random = generator(5);
    let seen = before;
    for (let n = 0; n < 4 && !(await page.locator(".prompt .unkept").isVisible()); n++) {
      await playChoice(page, random);
      seen = await until(page, "asked again", ({ kind, cursor }) => ["choose", "end"].includes(kind) && cursor > seen.cursor, 30_000);
    }
    await expect(page.getByRole("alert").filter({ hasText: "bots’ program has failed" })).toBeVisible();
    expect((await look(page)).cursor).toBeGreaterThan(before.cursor + 1);
    await expect(page.locator("html")).toHaveAttribute("data-app", "started");
    // The worker is well again.
    await page.unroute(LOADER);
    await page.evaluate(() => Object.assign(window, { patient: true }));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator(".prompt .unkept")).toHaveCount(0);
    const { cursor } = await look(page);
    await playChoice(page, random);
    await until(page, "the bot thinks and answers", ({ kind, cursor: now }) => ["choose", "end"].includes(kind) && now > cursor, 30_000);
    await expect(page.locator(".prompt .unkept")).toHaveCount(0);
  });
}

test("a worker that fails once: it is asked again with another chance, and nothing is said", { tag: "@smoke" }, async ({ page }) => {
  const known = await sources(page);
  let asked = 0;
  await page.route(LOADER, (route) => (asked++ ? route.continue() : route.fulfill({ contentType: "text/javascript", body: ready("throw new Error('once')", known) })));
  await open(page, { seats: ["person", "easy"], after: 12 });
  let seen = await until(page, "one's own question", ({ kind }) => kind === "choose", 30_000);
  for (let n = 0; n < 4; n++) {
    const { cursor } = seen;
    await playChoice(page, generator(n));
    seen = await until(page, "asked again", ({ kind, cursor: now }) => ["choose", "end"].includes(kind) && now > cursor, 30_000);
  }
  expect(asked).toBe(2);
  await expect(page.locator(".prompt .unkept")).toHaveCount(0);
});

test("a hint that does not come says so", async ({ page }) => {
  const known = await sources(page);
  await page.route(LOADER, (route) => route.fulfill({ contentType: "text/javascript", body: ready("throw new Error('hint')", known) }));
  await open(page, { seats: ["person", "person"], game: "terra-mystica", after: 12 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  await page.keyboard.press("i");
  await expect(page.getByText("There is no hint")).toBeVisible();
  await page.unroute(LOADER);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator(".hint-list .hint-choice").first()).toBeVisible({ timeout: 20_000 });
});

test("a table that is left delays no other", async ({ page }) => {
  const known = await sources(page);
  let asked = 0;
  await page.route(LOADER, (route) => (asked++ ? route.continue() : route.fulfill({ contentType: "text/javascript", body: ready("for (;;);", known) })));
  await open(page, { seats: ["easy", "easy"], after: 12 }, "hangs");
  await until(page, "the bot thinks", ({ kind }) => kind === "wait");
  await page.getByRole("link", { name: "To the lobby" }).click();
  await open(page, { seats: ["easy", "person"], after: 12 }, "other");
  await until(page, "the other table's bot answers", ({ kind }) => kind === "choose", 5000);
});

test("“Move now” brings the answer that does not come, once", async ({ page }) => {
  const [THINK, MOVE_NOW] = [0, 2];
  // The page's own worker keeps its answers until it is told to move now, and then says each twice.
  const keeps = `const post = self.postMessage.bind(self);
    let [told, held] = [false, []];
    const say = (data) => { post(data); post(data); };
    self.postMessage = (data) => data[0] !== ${ANSWER} ? post(data) : told ? say(data) : held.push(data);
    self.addEventListener("message", ({ data }) => {
      told = data[0] === ${MOVE_NOW} || (told && data[0] !== ${THINK});
      if (told) held.splice(0).forEach(say);
    });`;
  await page.route(LOADER, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: keeps + (await response.text()) });
  });
  await open(page, { seats: ["person", "easy"], after: 12 });
  const random = generator(5);
  while ((await until(page, "a question", ({ kind }) => ["choose", "wait"].includes(kind))).kind === "choose") await playChoice(page, random);
  const first = (await record(page)).answers.length;
  const now = page.getByRole("button", { name: "Move now" });
  let asked = 0;
  for (let seen = await look(page); seen.kind === "wait"; asked++) {
    await expect(now).toBeVisible();
    await now.click();
    const { cursor } = seen;
    seen = await until(page, "the bot's answer", (next) => next.cursor > cursor && ["choose", "wait", "end"].includes(next.kind));
  }
  await until(page, "one's own question", ({ kind }) => kind === "choose");
  const answers = (await record(page)).answers.slice(first);
  expect(answers.filter(({ a }) => !a)).toHaveLength(asked);
  await expect(page.locator(".prompt .unkept")).toHaveCount(0);
});
