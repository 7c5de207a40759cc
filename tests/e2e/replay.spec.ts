// A match plays back, branches, and goes out and in as a file.
import { readFile } from "node:fs/promises";
import { expect, open, record, test, until } from "./table";

const FINISHED_MOST = { seats: ["person", "easy"] as ("person" | "easy")[], after: 24 };

test("a match plays back, pauses, and is played on from there as another one", { tag: "@both" }, async ({ page, viewport }) => {
  await open(page, FINISHED_MOST);
  await until(page, "a question", ({ kind }) => kind === "choose");
  const before = await record(page);
  const wide = viewport!.width > 1000;
  if (!wide) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Log", exact: true }).click();
  }
  const log = wide ? page.getByRole("complementary", { name: "Log" }) : page.getByRole("dialog", { name: "Log" });
  await log.getByRole("button", { name: "Play the match back" }).click();
  // Nothing covers the board meanwhile: what plays it stands in the prompt bar.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const bar = page.locator(".prompt");
  const slider = bar.getByRole("slider", { name: "Moments of the match" });
  expect((await slider.boundingBox())!.width).toBeGreaterThanOrEqual(200);
  await bar.getByRole("button", { name: "Speed 2 of 3" }).click();
  await expect(bar.getByRole("button", { name: "Speed 3 of 3" })).toBeVisible();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(2);
  await bar.getByRole("button", { name: "Pause" }).click();
  const at = Number(await slider.inputValue());
  await expect(bar.getByRole("button", { name: "Play the match back" })).toBeVisible();
  expect(at).toBeLessThan(before.cursor);
  // The log follows: the line of this moment is marked and in view, and the bar says the same.
  if (!wide) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Log", exact: true }).click();
  }
  const marked = log.locator("li.now-line");
  await expect(marked).toHaveCount(1);
  await expect(marked).toBeInViewport();
  const [place, line] = [(await log.locator(".log-scroll").boundingBox())!, (await marked.boundingBox())!];
  expect(line.y + 1).toBeGreaterThanOrEqual(place.y);
  expect(line.y + line.height - 1).toBeLessThanOrEqual(place.y + place.height);
  const said = await marked.locator(".said").innerText();
  expect((await bar.locator(".ask").textContent())!.toLowerCase()).toContain(said.toLowerCase());
  if (!wide) await page.keyboard.press("Escape");

  await until(page, "the past", ({ kind }) => kind === "past");
  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(page).not.toHaveURL(/burgundy\/test$/);
  const id = page.url().split("/").at(-1)!;
  await until(page, "the branch", ({ kind }) => kind === "choose" || kind === "wait");
  const branch = await record(page, id);
  expect(branch.answers.slice(0, at)).toEqual(before.answers.slice(0, at));
  expect(branch.seed).toEqual(before.seed);
  expect(await record(page)).toEqual(before);
});

for (const game of ["terra-mystica", "innovation"] as const) {
  test(`${game} plays back: nothing of the bar moves, however much is told of a moment`, { tag: "@both" }, async ({ page, viewport }) => {
    await open(page, { game, seats: ["person", "easy"], after: 40 });
    if (viewport!.width < 1000) {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("menuitem", { name: "Log", exact: true }).click();
    }
    await page.getByRole("button", { name: "Play the match back" }).click();
    await page.locator(".prompt").getByRole("button", { name: "Pause" }).click();
    const moments = await page.evaluate(async () => {
      const slider = document.querySelector<HTMLInputElement>(".prompt .rail > input")!;
      const found: { where: string; told: number }[] = [];
      for (let at = 0; at < Number(slider.max); at++) {
        slider.value = String(at);
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise(requestAnimationFrame);
        const where = [...document.querySelectorAll(".prompt, .prompt .replay > *, .prompt .acts > .btn")].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join();
        });
        found.push({ where: where.join(" "), told: document.querySelector(".prompt .ask")!.textContent!.length });
      }
      return found;
    });
    expect(Math.max(...moments.map(({ told }) => told)), "a moment with much to tell").toBeGreaterThan(150);
    expect([...new Set(moments.map(({ where }) => where))]).toHaveLength(1);
  });
}

test("a match goes out as a file, comes in again, and can be doubled", async ({ page }) => {
  const kept = await open(page, FINISHED_MOST);
  await until(page, "a question", ({ kind }) => kind === "choose");
  await page.goto("./#/");
  const more = () => page.getByRole("button", { name: /^More/ }).first();
  await more().click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: "Save as a file" }).click()]);
  expect(download.suggestedFilename()).toBe("fireside-test.json");
  const text = await readFile((await download.path())!, "utf8");
  expect(JSON.parse(text).record).toEqual(JSON.parse(kept).record);

  const matches = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("fireside:/fireside/:match.")).length);
  const file = (buffer: string, name = "match.json") => ({ name, mimeType: "application/json", buffer: Buffer.from(buffer) });
  const field = page.locator(".file-field");
  await field.setInputFiles(file(text));
  await expect(page.getByText("The match is in your list now.")).toBeVisible();
  expect(await matches()).toBe(2);
  await more().click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect.poll(matches).toBe(3);

  for (const bad of ["", "not a match", text.slice(0, 300), text.replace('"burgundy"', '"chess"').replace('"game":"burgundy"', '"game":"chess"')]) {
    await field.setInputFiles(file(bad));
    await expect(page.locator(".toast").last()).toHaveText(/The match was not imported: /);
    expect(await matches()).toBe(3);
  }
  // What does not run to its end comes in as it is, to be looked at.
  await field.setInputFiles(file(text.replace(/"answers":\[\{"c":"[^"]*"/, '"answers":[{"c":"113t113"')));
  await expect.poll(matches).toBe(4);
});
