// When the program itself fails: a screen that saves what there is. And names and titles are text, wherever they are shown.
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { keep, save } from "./saves";
import { judged, openLobby, settled } from "./support";
import { expect, fits, open, test, until } from "./table";

/** A browser in which nothing new can be drawn: the program panics at its next attempt. */
const breakDocument = (page: Page) =>
  page.evaluate(() => {
    const refuse = () => {
      throw new DOMException("broken by the test", "InvalidStateError");
    };
    Node.prototype.insertBefore = Node.prototype.cloneNode = refuse as never;
  });

/** What is kept beside matches, and something that nobody knows yet. */
const BESIDE = {
  "fireside:/fireside/:explained": '["burgundy-about-turn"]',
  "fireside:/fireside/:settled.terra-mystica": '{"power":"3"}',
  "fireside:/fireside/:last-table": '{"burgundy":{}}',
  "fireside:/fireside/:what-comes-next-year": "[1]",
};

/** An error of a file of ours that nobody catches. */
const failOurs = (page: Page) =>
  page.evaluate(() => {
    const stack = `Error: ours\n    at draw (${new URL("page-1.js", location.href)}:1:2)`;
    void Promise.reject(Object.assign(new Error("ours"), { stack }));
  });

test.describe("a panic", () => {
  test.use({ allow: [/./] });

  test("shows what happened and hands the match out as a file", async ({ page }) => {
    const text = await open(page, { seats: ["person", "easy"], after: 30 });
    await until(page, "a question", ({ kind }) => kind === "choose");
    const kept = await page.evaluate(() => localStorage.getItem("fireside:/fireside/:match.test"));
    await provoke(page);
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeFocused();
    await expect(page.locator("html")).toHaveAttribute("data-app", "stopped");
    await fits(page, "recovery");
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save this match as a file" }).click()]);
    expect(await readFile(await file.path(), "utf8")).toBe(kept);
    expect(JSON.parse(kept!).record).toEqual(JSON.parse(text).record);
    const [all] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save everything as a file" }).click()]);
    expect(await readFile(await all.path(), "utf8")).toContain(`{"id":"test","save":${kept}}`);
    await page.getByText("What happened, for the authors").click();
    await expect(page.locator(".recovery pre")).toContainText("panicked at");
    // Nothing of the program writes any more.
    await page.evaluate(() => localStorage.setItem("fireside:/fireside/:match.test", "spoilt"));
    expect(await page.evaluate(() => localStorage.getItem("fireside:/fireside/:match.test"))).toBe(kept);
    await page.getByRole("button", { name: "Reload the page" }).click();
    await until(page, "the same question", ({ kind }) => kind === "choose");
  });

  test("goes back one answer, and one more each time: a state that cannot be drawn is left", async ({ page }) => {
    const text = await open(page, { seats: ["person", "easy"], after: 30 });
    await until(page, "a question", ({ kind }) => kind === "choose");
    const { cursor, answers, seed } = JSON.parse(text).record;
    for (let times = 1; times <= 2; times++) {
      await provoke(page);
      await page.getByRole("button", { name: "Go back one answer" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-app", "started");
      await until(page, "the table", ({ kind }) => ["choose", "wait"].includes(kind));
    }
    const { record } = JSON.parse((await page.evaluate(() => localStorage.getItem("fireside:/fireside/:match.test")))!);
    expect(record.seed).toBe(seed);
    expect(record.answers.length).toBeGreaterThanOrEqual(cursor - 3);
    expect(record.answers.slice(0, cursor - 3)).toEqual(answers.slice(0, cursor - 3));
    expect(record.cursor).toBeLessThanOrEqual(cursor);
  });

  test("what it saved is taken in on another device, torn texts and long seeds included", async ({ page }) => {
    const text = (await save({ seats: ["person", "easy"] }, "long")).replace(/"seed":\s*\d+/, '"seed":18446744073709551615');
    await keep(page, text, "long");
    await keep(page, text.slice(0, 200), "torn");
    await openLobby(page);
    const beside = { ...BESIDE, "fireside:/fireside/:stats": "{ torn" };
    await page.evaluate((beside) => Object.entries(beside).forEach(([key, text]) => localStorage.setItem(key, text)), beside);
    await failOurs(page);
    const [all] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save everything as a file" }).click()]);
    const path = test.info().outputPath("all.json");
    await all.saveAs(path);
    const kept = await page.evaluate(() => localStorage.getItem("fireside:/fireside/:match.long"));
    expect(kept).toContain("18446744073709551615");

    await openLobby(page); // the stopped page refuses to clear anything
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.getByText("Nothing here yet")).toBeVisible();
    await page.getByRole("button", { name: "Storage" }).click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Import a file" }).click();
    await (await chooser).setFiles(path);
    const told = page.getByRole("dialog").locator(".storage-told");
    await expect(told).toContainText("1 match imported");
    await expect(told).toContainText("“torn”: it holds no Fireside match");
    await expect(told).toContainText("The statistics were not imported: those in the file are damaged.");
    const came = (await page.evaluate(() => localStorage.getItem("fireside:/fireside/:match.long")))!;
    expect(came).toContain("18446744073709551615");
    // How it stands is worked out anew.
    const alike = (text: string) => ({ ...JSON.parse(text), meta: { ...JSON.parse(text).meta, standing: undefined } });
    expect(alike(came)).toEqual(alike(kept!));
    for (const [key, text] of Object.entries(BESIDE)) expect(await page.evaluate((key) => localStorage.getItem(key), key), key).toBe(text);
  });

  test("saves as much as the lobby does, whatever is kept", async ({ page }) => {
    await keep(page, await save({ seats: ["person", "easy"] }, "one"), "one");
    await openLobby(page);
    await page.evaluate((beside) => Object.entries(beside).forEach(([key, text]) => localStorage.setItem(key, text)), BESIDE);
    const saved = async (button: string) => {
      const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
      return JSON.parse(await readFile(await file.path(), "utf8"));
    };
    await page.getByRole("button", { name: "on this device" }).click();
    const usual = await saved("Save everything");
    await page.keyboard.press("Escape");
    await failOurs(page);
    const recovered = await saved("Save everything as a file");
    expect({ ...recovered, made: usual.made }).toEqual(usual);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    const own = [...usual.matches.map(({ id }: { id: string }) => `fireside:/fireside/:match.${id}`), ...Object.keys(usual.kept).map((name) => `fireside:/fireside/:${name}`)];
    expect(own.sort(), "every key that the page has written").toEqual(keys.sort());
  });

  test("looks at home in both themes", async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { clock: [setTimeout, setInterval, requestAnimationFrame] }));
    await open(page, { seats: ["person", "easy"], after: 30 });
    await until(page, "a question", ({ kind }) => kind === "choose");
    await provoke(page);
    await expect(page.locator(".recovery")).toBeVisible();
    // The program has no clock any more; axe needs one.
    await page.evaluate(() => {
      [window.setTimeout, window.setInterval, window.requestAnimationFrame] = (window as unknown as { clock: [typeof setTimeout, typeof setInterval, typeof requestAnimationFrame] }).clock;
    });
    for (const theme of ["light", "dark"] as const) {
      await page.locator("html").evaluate((html, theme) => (html.dataset.theme = theme), theme);
      await settled(page);
      await judged(page, theme, "recovery");
    }
    await page.getByRole("button", { name: "Reload and go to the lobby" }).click();
    await expect(page.locator("#shell")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "New game" })).toBeVisible();
  });

  test("an uncaught error of a script as well", async ({ page }) => {
    await openLobby(page);
    await failOurs(page);
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Save this match as a file" })).toBeHidden();
    await page.getByText("What happened, for the authors").click();
    await expect(page.locator(".recovery pre")).toContainText("ours");
  });
});

test.describe("the recovery screen's script", () => {
  test.use({ allow: [/./] });
  const RECOVERY = /\/recovery\.js$/;

  test("is here before it is needed", { tag: "@smoke" }, async ({ page }) => {
    const came = page.waitForResponse(RECOVERY);
    await openLobby(page);
    await (await came).finished();
    await page.route(/./, (route) => route.abort());
    await failOurs(page);
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeFocused();
  });

  test("does not come: what a failed start says is said", async ({ page }) => {
    await page.route(RECOVERY, (route) => route.abort());
    await openLobby(page);
    await failOurs(page);
    await expect(page.getByRole("alert").filter({ hasText: "reload the page" })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-app", "started");
  });

  test.describe("in an iPhone's app", () => {
    test.use({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148" });

    test("says what About says, and files go by the share sheet", { tag: "@phone" }, async ({ page }) => {
      await page.addInitScript(() => {
        const shared: string[] = [];
        const share = async ({ files }: ShareData) => void shared.push(...files!.map(({ name }) => name));
        Object.assign(window, { shared });
        Object.assign(Navigator.prototype, { share, canShare: ({ files }: ShareData) => files?.length === 1 });
        Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text: string) => void Object.assign(window, { text }) } });
      });
      page.on("download", () => expect.soft("a download").toBe("none"));
      await open(page, { seats: ["person", "easy"], after: 12 });
      const report = async () => {
        await page.getByRole("button", { name: "Copy the report" }).click();
        await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
        return page.evaluate(() => (window as unknown as { text: string }).text);
      };
      await page.goto("./#/credits");
      const lines = (await report()).split("\n");
      const who = await page.getByText("Send it to").innerText();
      await page.goto("./#/burgundy/test");
      await until(page, "a question", ({ kind }) => kind === "choose");
      await failOurs(page);
      await fits(page, "recovery");
      const told = await report();
      expect(told).toMatch(/^ours/);
      for (const line of lines.filter((line) => !/^(Page|Storage):/.test(line))) expect(told).toContain(line);
      expect(told).toMatch(/\nPage: .*#\/burgundy\/test, en light, motion off[^]*\nStorage: \d+ KB of matches \(1\)/);
      await expect(page.getByText(who)).toBeVisible();
      for (const name of ["Save this match as a file", "Save everything as a file"]) await page.getByRole("button", { name }).click();
      expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual(["fireside-test.json", "fireside-all.json"]);
    });
  });
});

/** Makes the program panic from outside: its next drawing fails. */
async function provoke(page: Page) {
  // The last that a table draws by itself.
  await expect(page.locator(".log li").first()).toBeVisible();
  await breakDocument(page);
  // What was put off until after the paint may have panicked before the click does it; then there is no button any more.
  await page.getByRole("button", { name: "Menu" }).click({ noWaitAfter: true, timeout: 5000 }).catch(() => {});
}

test("names and titles are text, never markup", async ({ page }) => {
  const evil = `<img src=x onerror="document.title='hacked'">`;
  const name = `<img src=x onerror=alert(1)>`.slice(0, 24);
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => void dialog.dismiss().then(() => dialogs.push(dialog.message())));
  const text = JSON.parse(await save({ seats: ["person", "person", "easy"], after: 40 }));
  text.meta.title = evil;
  for (const seat of text.meta.seats) seat.name = name;
  const over = JSON.parse(await save({ seats: ["person", "easy"], at: "end" }, "over"));
  over.meta.title = evil;
  for (const seat of over.meta.seats) seat.name = name;
  await keep(page, JSON.stringify(text), "test");
  await keep(page, JSON.stringify(over), "over");
  const clean = async (what: string) => {
    expect(await page.locator("img:not(.art, .drawing)").count(), what).toBe(0);
    expect(await page.title(), what).not.toBe("hacked");
  };
  await openLobby(page);
  await expect(page.getByText(evil).first()).toBeVisible();
  await clean("lobby");
  await page.getByRole("button", { name: `More: ${evil}` }).first().click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await clean("rename");
  await page.keyboard.press("Escape");
  await page.goto("./#/burgundy/test");
  await until(page, "the curtain", ({ kind }) => kind === "curtain");
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await clean("curtain");
  await page.getByRole("button", { name: "I’m ready" }).click();
  await until(page, "a question", ({ kind }) => kind === "choose");
  await clean("table");
  for (const item of ["Log", "Read the board"]) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: item }).click();
    await expect(page.getByRole("dialog", { name: item })).toBeVisible();
    if (item !== "Log") await expect(page.locator("dialog[open]").getByText(name).first()).toBeAttached();
    await clean(item);
    await page.keyboard.press("Escape");
  }
  await page.goto("./#/burgundy/over");
  await until(page, "the end", ({ kind }) => kind === "end");
  await expect(page.getByText(name).first()).toBeVisible();
  await clean("end");
  await page.goto("./#/<img src=x onerror=alert(2)>");
  await clean("an address that leads nowhere");
  expect(dialogs).toEqual([]);
});
