// What a phone does to a page: double taps, a keyboard over it, being put away and loaded anew.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { CARD, head } from "../../scripts/published.mjs";
import { GAMES } from "./games";
import { put } from "./kept";
import { openLobby } from "./support";
import { expect, generator, lift, look, open, playChoice, record, step, test, until } from "./table";

const settings = (set: object) => ({ "fireside:/fireside/:settings": JSON.stringify({ motion: "off", ...set }) });

for (const { id: game } of GAMES) {
  test(`${game}: two quick taps are one choice`, { tag: "@phone" }, async ({ page }) => {
    // The tap alone commits: the second one would answer the next question.
    await put(page, settings({ at_once: true }));
    await open(page, { game, seats: ["person", "person"], after: 40 });
    const before = await until(page, "somebody to move", ({ kind }) => ["choose", "curtain"].includes(kind));
    if (before.kind === "curtain") await lift(page);
    const { cursor } = await until(page, "a question", ({ kind }) => kind === "choose");
    const given = async () => (await record(page)).answers.slice(cursor).filter(({ a }: { a?: boolean }) => !a).length;
    const random = generator(7);
    // What is chosen in halves is committed by the last tap.
    for (let tries = 0; tries < 8 && !(await given()); tries++) {
      const spots = await page.evaluate(() => window.tester.spots());
      const button = Math.max(spots.findIndex((spot) => spot.main), spots.findIndex((spot) => /\bbtn\b/.test(spot.kind)));
      const point = await page.evaluate((n) => window.tester.aim(n), button >= 0 ? button : Math.floor(random() * spots.length));
      if (!point) continue;
      const tap = () => page.touchscreen.tap(point.x, point.y);
      await Promise.all([tap(), tap()]); // the page is slower than a finger
      await page.evaluate(() => new Promise((done) => setTimeout(done, 380)));
    }
    expect(await given()).toBe(1);
  });
}

test("the keyboard covers no button of a dialog with a field", { tag: "@phone" }, async ({ page }) => {
  const keyboard = (height: number) =>
    page.evaluate((height) => {
      Object.defineProperty(visualViewport, "height", { value: innerHeight - height, configurable: true });
      visualViewport!.dispatchEvent(new Event("resize"));
    }, height);
  await openLobby(page);
  const dialogs: [string, () => Promise<unknown>][] = [
    ["open a link", () => page.getByRole("button", { name: "Open a link or text" }).click()],
    ["a new match", () => page.locator('a[href="#/new/burgundy"]').first().click()],
  ];
  for (const [name, show] of dialogs) {
    await show();
    await page.locator("dialog[open] :is(input, textarea, select)").first().focus();
    await keyboard(320);
    const seen = page.viewportSize()!.height - 320;
    for (const button of await page.locator("dialog[open] :is(.dialog-foot, .sheet-go) .btn").all()) {
      const box = (await button.boundingBox())!;
      expect(box.y + box.height, `${name}: ${await button.innerText()}`).toBeLessThanOrEqual(seen);
    }
    await keyboard(0);
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue("--keyboard"))).toBe("");
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  }
});

test("what is typed survives a reload: a draft with its names, a pasted text", { tag: "@phone" }, async ({ page }) => {
  await openLobby(page, "./#/new/burgundy");
  await page.locator(".srow").nth(1).click();
  await page.locator(".pick .input").fill("Cleo");
  await page.getByLabel("Seed").fill("2026");
  await page.reload();
  await expect(page.locator(".srow").nth(1)).toContainText("Cleo");
  await expect(page.getByLabel("Seed")).toHaveValue("2026");
  // Whoever goes back and comes again finds it, whoever begins does not.
  await page.getByRole("button", { name: "Close" }).first().click();
  await page.locator('a[href="#/new/burgundy"]').first().click();
  await expect(page.locator(".srow").nth(1)).toContainText("Cleo");
  await page.getByRole("button", { name: "Start the game" }).click();
  await until(page, "the table", ({ kind }) => ["choose", "wait"].includes(kind));
  await page.goto("./#/new/burgundy");
  await expect(page.getByLabel("Seed")).toHaveValue("");
  await openLobby(page);
  await page.getByRole("button", { name: "Open a link or text" }).click();
  await page.getByRole("textbox", { name: "Link or text" }).fill("https://example.org/#/lin");
  await page.reload();
  await page.getByRole("button", { name: "Open a link or text" }).click();
  await expect(page.getByRole("textbox", { name: "Link or text" })).toHaveValue("https://example.org/#/lin");
  // Enter opens it.
  await page.getByRole("textbox", { name: "Link or text" }).press("Enter");
  await expect(page).toHaveURL(/#\/link\/$|#\/link\/https/);
});

/** Taps until something is picked that is not confirmed yet. */
async function pick(page: Page) {
  const random = generator(3);
  const picks = async () => (await page.evaluate(() => document.querySelector(".board .chosen, .prompt .chosen") !== null)) || (await look(page)).main !== "";
  for (let taps = 0; taps < 8 && !(await picks()); taps++) await step(page, random);
}

for (const { id: game } of GAMES) {
  test(`${game}: a pick, the past and the map's pose survive a reload`, { tag: "@phone" }, async ({ page }) => {
    await open(page, { game, seats: ["person", "easy"], after: 12 });
    await until(page, "a question", ({ kind }) => kind === "choose");
    await pick(page);
    const picked = await look(page);
    await page.reload();
    await until(page, "the same pick", ({ all }) => all === picked.all);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.keyboard.press("[");
    await page.keyboard.press("[");
    const past = await until(page, "the past", ({ kind }) => kind === "past");
    await page.reload();
    await until(page, "the same moment", ({ kind, ask }) => kind === "past" && ask === past.ask);
    await page.keyboard.press("Escape");
    const map = page.locator(".pan-zoom-in").filter({ visible: true });
    if (await map.count()) {
      const pose = () => map.evaluate((map) => (map as HTMLElement).style.cssText);
      const first = await pose();
      await page.locator(".pan-zoom-tools button").nth(1).dispatchEvent("click");
      await expect.poll(pose).not.toBe(first);
      const enlarged = await pose();
      await page.reload();
      await expect.poll(pose).toBe(enlarged);
    }
  });
}

test("about: version, day, news, and a report to copy", { tag: "@phone" }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text: string) => void Object.assign(window, { text }) } }));
  await open(page, { seats: ["person", "easy"], after: 12 });
  await page.goto("./#/credits");
  await expect(page.getByText(/^Version \d+\.\d+\.\d+ \(.*20\d\d\), build \w+$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "What’s new" })).toBeVisible();
  const report = async () => {
    await page.getByRole("button", { name: "Copy the report" }).click();
    await expect(page.locator(".about-acts [role=status]")).toHaveText(/Copied/);
    return page.evaluate(() => (window as unknown as { text: string }).text);
  };
  const without = await report();
  for (const told of [/build \w+/, /Browser: .*Chrom/, /Window: 360 × 740 at 2/, /en light, motion off/, /Storage: \d+ KB of matches \(1\)/, /"motion":"off"/]) expect(without).toMatch(told);
  expect(without, "no match unasked").not.toContain("record");
  await page.getByRole("switch", { name: /Include the match played last/ }).click();
  expect(JSON.parse((await report()).split("Match: ")[1]).record.answers.length).toBeGreaterThan(0);
});

test("by link in the installed app: a word goes along, the reply is pasted, the icon says that it is one's turn", { tag: "@phone" }, async ({ page }) => {
  await page.addInitScript(() => {
    const heard: Record<string, unknown> = {};
    Object.assign(window, { heard });
    const media = window.matchMedia.bind(window);
    window.matchMedia = (query) => (query.includes("standalone") ? ({ ...media(query), matches: true, addEventListener() {}, removeEventListener() {} } as MediaQueryList) : media(query));
    const given: Record<string, unknown> = {
      share: async (data: ShareData) => void (heard.share = data),
      setAppBadge: async (count: number) => void (heard.badge = count),
      clearAppBadge: async () => void (heard.badge = 0),
      clipboard: { readText: async () => heard.pasted, writeText: async () => {} },
    };
    for (const [name, value] of Object.entries(given)) Object.defineProperty(navigator, name, { value });
  });
  const heard = (name: string) => page.evaluate((name) => (window as unknown as { heard: Record<string, unknown> }).heard[name], name);
  // Ann is asked and sits here; then she is asked and does not.
  const text = JSON.parse(await open(page, { seats: ["person", "person"], after: 12 }));
  const asked = text.meta.standing.turn ?? 0;
  const seated = (here: number[]) => JSON.stringify({ ...text, meta: { ...text.meta, here } });
  await open(page, seated([asked]), "link");
  await until(page, "a question", ({ kind }) => kind === "choose");
  await page.goto("./#/");
  await expect.poll(() => heard("badge")).toBe(1);
  await open(page, seated([1 - asked]), "link2");
  await page.getByRole("button", { name: "Share…" }).click();
  const shared = (await heard("share")) as ShareData;
  expect(shared.text).toMatch(/^\w+, your turn in .*Burgundy/);
  await page.evaluate((url) => Object.assign((window as unknown as { heard: object }).heard, { pasted: `Here you are: ${url}` }), shared.url);
  const arrives = page.waitForURL(/#\/link\//);
  await page.getByRole("button", { name: "Paste reply" }).click();
  await arrives;
  await expect(page).toHaveURL(/#\/burgundy\//);
  // A table that is left keeps its match.
  await page.goto("./#/");
  await expect(page.locator(".lobby")).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("fireside:/fireside/:match.link"));
  await page.reload();
  await expect.poll(() => heard("badge")).toBe(0);
});

test("vibration and the whole screen: what is switched on is done, and no longer when it is off", { tag: "@phone" }, async ({ page }) => {
  await page.addInitScript(() => {
    const buzzed: unknown[] = [];
    Object.assign(window, { buzzed });
    Object.defineProperty(Navigator.prototype, "vibrate", { value: (times: unknown) => !!buzzed.push(times) });
  });
  const buzzed = () => page.evaluate(() => (window as unknown as { buzzed: unknown[] }).buzzed.length);
  const turn = async (name: string, on: boolean) => {
    await page.goto("./#/");
    await page.getByRole("button", { name: "Settings" }).click();
    const one = page.getByRole("switch", { name });
    await one.click();
    await expect(one).toHaveAttribute("aria-checked", String(on));
  };
  const fills = () => page.evaluate(() => document.fullscreenElement === document.documentElement);
  // So many choices that the bot has its turn as well.
  const round = async () => {
    await page.goto("./#/burgundy/test");
    await page.reload();
    const random = generator(5);
    for (let n = 0; n < 6; n++) await playChoice(page, random);
    await until(page, "one's own turn", ({ kind }) => kind === "choose", 30_000);
    return buzzed();
  };
  await open(page, { seats: ["person", "easy"], after: 12 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  expect(await round(), "nobody has asked for it").toBe(0);
  await turn("Vibrate", true);
  expect(await buzzed(), "shows how it is").toBe(1);
  expect(await round()).toBeGreaterThan(0);
  await turn("Vibrate", false);
  expect(await round()).toBe(0);
  await turn("Full screen", true);
  await expect.poll(fills).toBe(true);
  await page.getByRole("switch", { name: "Full screen" }).click();
  await expect.poll(fills).toBe(false);
});

test("letters are as large as the phone's, whose browser scales them where it is asked or only tells", { tag: "@phone" }, async ({ page }) => {
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  await openLobby(page);
  const device = await page.context().newCDPSession(page);
  await device.send("Emulation.setEmulatedOSTextScale", { scale: 1.5 });
  await expect.poll(size).toBe(24);
  await device.send("Emulation.setEmulatedOSTextScale", {});
  await expect.poll(size).toBe(16);
  // Safari: its word for the system's font, which here means what is set.
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (name: string, value?: string) => value === "-apple-system-body" || (value === undefined ? supports(name) : supports(name, value));
    const seen = window.getComputedStyle.bind(window);
    window.getComputedStyle = (one, part) => {
      const style = seen(one, part);
      return (one as HTMLElement).dataset.system ? ({ fontSize: (one as HTMLElement).dataset.system } as CSSStyleDeclaration) : style;
    };
    const set = (font: string) => (font ? (document.documentElement.dataset.system = localStorage.getItem("system")!) : delete document.documentElement.dataset.system);
    Object.defineProperty(CSSStyleDeclaration.prototype, "font", { set });
  });
  for (const [system, root] of [["17px", 16], ["25.5px", 24], ["53px", 32]] as const) {
    await page.evaluate((system) => localStorage.setItem("system", system), system);
    await page.reload();
    await expect.poll(size, system).toBe(root);
  }
});

test("the head of a published page", { tag: "@phone" }, () => {
  const where = { site: "https://example.org/fireside/", issues: "https://example.org/issues" };
  const text = head(where, { title: "Fireside", description: 'Games & "more"' });
  expect(text).toContain('<link rel="canonical" href="https://example.org/fireside/">');
  expect(text).toContain('content="https://example.org/fireside/icons/card.png"');
  expect(text).toContain('content="Games &#38; &#34;more&#34;"');
  expect(text).toContain('<meta name="issues" content="https://example.org/issues">');
  expect(head({}, { title: "", description: "" }), "nothing where nothing is known").toBe("");
  const picture = readFileSync(`${import.meta.dirname}/../../docs/screens/${CARD.from}`);
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([CARD.width, CARD.height]);
});
