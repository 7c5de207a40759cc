// The Castles of Burgundy: The Card Game at the table, by real clicks.
import type { Page } from "@playwright/test";
import { keptText, lab, save, type Wanted } from "./saves";
import { offlineReady, openLobby } from "./support";
import { covered, expect, fits, generator, lift, look, open, play, playChoice, record, test, tooSmall, until } from "./table";

const DUEL: Wanted = { seats: ["person", "person"] };
const VERSUS: Wanted = { seats: ["person", "easy"] };
const SOLO: Wanted = { seats: ["person"] };

/** Begins a match in the lobby. `second`: who sits on the second seat. */
async function begin(page: Page, second: "Person" | "Easy", seed: string) {
  await openLobby(page);
  await page.getByRole("link", { name: /^Burgundy.*New game$/ }).click();
  await page.locator(".srow").nth(1).click();
  await page.getByRole("radio", { name: second }).click();
  await page.getByLabel("Seed").fill(seed);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/#\/burgundy\/[0-9a-f]+$/);
}

/** The columns of the score table add up to the totals above them; returns the totals. */
async function addsUp(page: Page): Promise<number[]> {
  const score = page.locator(".score");
  const totals = (await score.locator(".hd:not(.first) > b").allInnerTexts()).map(Number);
  const cells = (await score.locator(".n").allInnerTexts()).map(Number);
  expect(cells.length % totals.length).toBe(0);
  const sums = totals.map((_, column) => cells.filter((_, n) => n % totals.length === column).reduce((a, b) => a + b, 0));
  expect(sums).toEqual(totals);
  return totals;
}

// Two persons, so that every answer of the game is a tap; a bot's and Egon's game end here as well, from near their end.
test("a whole game of two people at one device", { tag: "@phone" }, async ({ page }) => {
  test.setTimeout(180_000);
  await begin(page, "Person", "11");
  const id = page.url().split("/").at(-1)!;
  const seen = await play(page, generator(11), ({ kind }) => kind === "end");
  expect(seen.kind).toBe("end");
  await expect(page.locator(".score strong")).toHaveText(/^You win$| wins$| win together$/);
  expect((await addsUp(page)).length).toBe(2);
  await expect(page.getByRole("img", { name: "Points over time" }).locator("visible=true").locator(".curve")).toHaveCount(2);
  await expect(page.getByRole("img", { name: /^The evening’s picture/ })).toBeVisible();
  await fits(page, "the end");

  await page.getByRole("button", { name: "Look at the table" }).click();
  await expect(page.locator(".prompt .ask")).toHaveText("The game is over");
  await expect(page.locator(".board")).toBeVisible();
  await page.locator(".prompt").getByRole("button", { name: "See the result" }).click();
  // A moment of the chart leads to the table as it was.
  const moment = page.locator(".moment").first();
  if (await moment.isVisible()) {
    await moment.click();
    await until(page, "the moment", ({ kind }) => kind === "past");
    await page.getByRole("button", { name: "Back to now" }).click();
    await page.locator(".prompt").getByRole("button", { name: "See the result" }).click();
  }
  await page.reload();
  await until(page, "the end after a reload", ({ kind }) => kind === "end");
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await until(page, "the next match", ({ kind }) => kind === "curtain");
});

test("the last turns against a bot", async ({ page }) => {
  await open(page, { ...VERSUS, left: 8 });
  await play(page, generator(12), ({ kind }) => kind === "end");
  await addsUp(page);
  await page.getByRole("link", { name: "To the lobby" }).click();
  await expect(page.locator(".go")).toContainText(/finished/i);
});

test("the last turns alone against Egon", async ({ page }) => {
  await open(page, { ...SOLO, left: 8 });
  await play(page, generator(13), ({ kind }) => kind === "end");
  expect((await addsUp(page)).length).toBe(2);
  await expect(page.locator(".score strong")).toHaveText(/^You (lost|win)$/);
});

test("Egon beaten, after a last move by hand", async ({ page }) => {
  // Played by the library; the last answer is given here.
  const won = await save({ seats: ["person"], at: "end", fits: (record, { winners }) => winners(JSON.stringify(record)).length > 0 });
  const kept = JSON.parse(won);
  do kept.record.cursor -= 1;
  while (kept.record.answers[kept.record.cursor].a || kept.record.cursor === kept.record.answers.length);
  await open(page, JSON.stringify(kept));
  await until(page, "the last question", ({ kind }) => kind === "choose");
  await page.keyboard.press("r");
  await until(page, "the end", ({ kind }) => kind === "end");
  await expect(page.locator(".score strong")).toHaveText("You win");
  await expect(page.locator(".score")).toContainText(/You have \d+ points, Egon \d+/);
  await addsUp(page);
});

test("four at the table, three of them bots", async ({ page }) => {
  await open(page, { seats: ["person", "easy", "medium", "easy"], after: 24 });
  await expect(page.locator(".seat-card")).toHaveCount(4);
  const { cursor } = await until(page, "a question", ({ kind }) => kind === "choose");
  // Everybody moves once.
  await play(page, generator(4), (seen) => seen.kind === "choose" && seen.cursor > cursor + 8);
  await fits(page, "four seats");
});

test("a reload in the middle leads back to the same question", async ({ page }) => {
  await open(page, { ...VERSUS, at: "Castle", after: 8 });
  const before = await until(page, "the castle's question", ({ kind }) => kind === "choose");
  expect(before.ask).toContain("Castle");
  await page.reload();
  expect(await until(page, "the same", ({ kind }) => kind === "choose")).toEqual(before);
  await play(page, generator(5), ({ kind, cursor }) => kind === "choose" && cursor > before.cursor + 2);
  const later = await look(page);
  await page.reload();
  expect(await until(page, "the same", ({ kind }) => kind === "choose")).toEqual(later);
});

test("a reload while a bot thinks: it thinks again", async ({ page }) => {
  await open(page, { seats: ["person", "expert"] });
  await play(page, generator(6), ({ kind, cursor }) => kind === "choose" && cursor >= 0);
  // A turn, until the bot is asked.
  let seen = await look(page);
  while (seen.kind === "choose") seen = await playChoice(page, generator(6));
  await page.reload();
  await until(page, "the bot or me", ({ kind }) => ["wait", "choose"].includes(kind));
  // It may have answered already.
  await page.getByRole("button", { name: "Move now" }).click({ timeout: 1000 }).catch(() => {});
  await until(page, "my turn again", ({ kind, cursor }) => kind === "choose" && cursor > seen.cursor, 30_000);
});

test.describe("without a network", () => {
  test.use({ forOffline: true });

  test("the match goes on, bots included", async ({ page, context }) => {
    await openLobby(page);
    await offlineReady(page);
    await open(page, { ...VERSUS, after: 6 });
    const random = generator(7);
    const before = await until(page, "a question", ({ kind }) => kind === "choose");
    await context.setOffline(true);
    await page.close();
    const next = await context.newPage();
    await next.goto("./#/burgundy/test");
    expect(await until(next, "the same question", ({ kind }) => kind === "choose")).toEqual(before);
    await play(next, random, ({ kind, cursor }) => kind === "choose" && cursor > before.cursor + 4);
    const { answers } = await record(next);
    expect(answers.length).toBeGreaterThan(before.cursor + 4);
  });
});

test.describe("undo", () => {
  // Sold by an effect: two or more decisions of one turn, nothing revealed between.
  const SOLD: Wanted = { ...VERSUS, at: "AfterAction", after: 8, fits: ({ answers }) => /^g/.test(answers.at(-1)!.c) && !answers.at(-1)!.a };

  test("one step, a turn, and again", async ({ page }) => {
    await open(page, SOLD);
    const now = await until(page, "the end of my action", ({ kind }) => kind === "choose");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    const one = await until(page, "one back", ({ cursor }) => cursor === now.cursor - 1);
    expect(one.ask, "the question of the effect").toMatch(/which goods do you sell\?|^Castle/);
    await page.keyboard.press("r");
    expect((await until(page, "again", ({ cursor }) => cursor === now.cursor)).ask).toBe(now.ask);

    await page.keyboard.press("t");
    const start = await until(page, "start of the turn", ({ cursor }) => cursor < now.cursor - 1);
    expect(start.ask).toBe("Your action");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: /^Redo/ }).click();
    await until(page, "one forth", ({ cursor }) => cursor === start.cursor + 1);
    for (let cursor = start.cursor + 1; cursor < now.cursor; ) {
      await page.keyboard.press("r");
      cursor = (await until(page, "one more again", (seen) => seen.cursor > cursor)).cursor;
    }
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: /^Back to the start of the turn/ }).click();
    await until(page, "start by the menu", ({ cursor }) => cursor === start.cursor);
    await page.keyboard.press("u");
    await until(page, "one more back", ({ cursor }) => cursor < start.cursor);
  });

  test("what is free is not counted", async ({ page }) => {
    await open(page, SOLD);
    await until(page, "a question", ({ kind }) => kind === "choose");
    for (let ask = ""; ask !== "Your action"; ) {
      const { cursor } = await until(page, "a question", ({ kind }) => kind === "choose");
      await page.getByRole("button", { name: "Undo", exact: true }).click();
      ask = (await until(page, "one back", (seen) => seen.cursor < cursor)).ask;
    }
    expect((await record(page)).take_backs).toBe(0);
    await expect(page.locator(".toast")).toHaveCount(0);
  });

  test("over a bot's move is told and counted", async ({ page }) => {
    await open(page, { ...VERSUS, after: 12, fits: ({ answers }) => answers.length > 12 });
    const now = await until(page, "my turn", ({ kind }) => kind === "choose");
    await page.getByRole("button", { name: "Take back" }).click();
    const back = await until(page, "back", ({ cursor, kind }) => cursor < now.cursor && kind === "choose");
    await expect(page.locator(".toast")).toHaveText(/Taken back, for the first time/);
    expect((await record(page)).take_backs).toBe(1);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("menuitem", { name: "Taken back once" })).toBeVisible();
    await page.keyboard.press("Escape");
    // The bot answers anew after another choice.
    await play(page, generator(3), ({ kind, cursor }) => kind === "choose" && cursor > back.cursor + 2);
  });
});

test.describe("two tables, one after the other", () => {
  test("a bot's last word at one does not count at the next", async ({ page }) => {
    // At both a bot begins; the first is left when the bot has answered once.
    const first = { seats: ["easy", "person"] as Wanted["seats"] };
    const other = await save({ ...first, seed: 50 }, "other");
    await page.addInitScript((text) => {
      if (location.protocol.startsWith("http")) localStorage.getItem("fireside:/fireside/:match.other") ?? localStorage.setItem("fireside:/fireside/:match.other", text);
    }, other);
    await open(page, first);
    await until(page, "the bot has moved", ({ cursor }) => cursor > 0);
    await page.evaluate(() => (location.hash = "#/burgundy/other"));
    await until(page, "my turn at the other table", ({ kind, cursor }) => kind === "choose" && cursor > 0);
  });
});

test("whoever leaves the page leaves no hand open", async ({ page }) => {
  await page.clock.install();
  await open(page, { seats: ["person", "person"], after: 6 });
  await until(page, "the curtain", ({ kind }) => kind === "curtain");
  await lift(page);
  const see = (state: "hidden" | "visible") =>
    page.evaluate((state) => {
      Object.defineProperty(document, "hidden", { value: state === "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, state);
  const hand = page.locator(".hand .card").first();
  await expect(hand).toBeVisible();
  await see("hidden");
  await expect.poll(() => hand.evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
  await see("visible");
  await until(page, "the same question", ({ kind }) => kind === "choose");
  await see("hidden");
  await page.clock.runFor(40_000);
  await see("visible");
  await until(page, "the curtain", ({ kind }) => kind === "curtain");
});

test("the curtain hides everything", async ({ page }) => {
  await open(page, { ...DUEL, after: 6 });
  const library = await lab();
  const random = generator(8);
  for (let turns = 0; turns < 4; turns++) {
    const seen = await until(page, "a curtain", ({ kind }) => kind === "curtain");
    expect(seen.ask).toBe("");
    await expect(page.locator(".board, .hand, .dicecard, .card, .prompt, .log li").filter({ visible: true })).toHaveCount(0);
    // Nor can it be reached or read out; and nobody's dice are in what waits behind.
    await covered(page);
    expect(await page.locator("body").ariaSnapshot()).not.toMatch(/estate|display|storage/i);
    const name = await page.locator(".curtain h1").innerText();
    const [own, other] = name === "Ann" ? [0, 1] : [1, 0];
    const kept = JSON.stringify(await record(page));
    const hands = [...library.hand(kept, own), ...library.hand(kept, other)];
    // The curtain falls first; what it hides follows.
    await expect.poll(async () => {
      const behind = await page.locator("[data-thing]").evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-thing"))));
      return behind.filter((card) => hands.includes(card));
    }).toEqual([]);
    await expect(page.locator(".dicecard:is([data-thing], .chosen, .via), .dicecard use[href*=\".die-\"]")).toHaveCount(0);
    await lift(page);
    // The own dice and no others, on the board and in every sheet.
    let at: string;
    do {
      const text = JSON.stringify(await record(page));
      const things = await page.locator("[data-thing]").evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-thing"))));
      const hand = await page.locator(".dicecard").evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-thing"))));
      expect(hand.sort()).toEqual([...library.hand(text, own)].sort());
      for (const card of library.hand(text, other)) expect(things).not.toContain(card);
      at = (await playChoice(page, random)).kind;
    } while (at === "choose");
  }
});

test("by the keyboard alone, from the lobby through a round", async ({ page }) => {
  await openLobby(page);
  /** Presses Tab until the focus is on something like this. */
  const go = async (selector: string, key = "Tab") => {
    for (let n = 0; n < 150; n++) {
      if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`Tab never reaches ${selector}`);
  };
  await go('a[href="#/new/burgundy"]');
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await go(".srow:nth-of-type(2), .srow ~ .srow");
  await page.keyboard.press("Enter");
  await go('.levels [role="radio"][aria-checked="true"]');
  while (!(await page.getByRole("radio", { name: "Easy" }).isChecked())) await page.keyboard.press("ArrowLeft");
  await go('.sheet-go [type="submit"]');
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/burgundy\//);
  const begun = await until(page, "my turn", ({ kind }) => kind === "choose", 30_000);
  for (let seen = begun; !/round [2-6]$/.test(seen.place) || seen.kind !== "choose"; ) {
    await go(".board .can, .board .via:not(.dicecard), .prompt .choices .btn");
    // In the prompt Enter on "end turn" commits at once; elsewhere the first Enter picks, a second one commits.
    const picked = seen.all;
    await page.keyboard.press("Enter");
    seen = await until(page, "picked", ({ all }) => all !== picked);
    if (seen.kind === "choose" && seen.main) {
      await go(".prompt .acts > .btn-main");
      const { cursor } = seen;
      await page.keyboard.press("Enter");
      seen = await until(page, "confirmed", (now) => now.cursor > cursor);
    }
    seen = await until(page, "my turn", ({ kind }) => kind === "choose", 30_000);
  }
  // Esc drops what is picked; Enter commits it where nothing has the focus.
  await go(".board .can, .prompt .choices .btn");
  await page.keyboard.press("Enter");
  if ((await look(page)).main) {
    await page.keyboard.press("Escape");
    await until(page, "nothing picked", ({ main }) => main === "");
  }
});

test("broken saves are named and kept as they are", async ({ page }) => {
  const whole = await save(VERSUS);
  const damaged = page.getByRole("heading", { name: "This match cannot be opened" });
  const cases: [string, string | RegExp][] = [
    [whole.slice(0, 300), "The save is damaged"],
    [whole.replace('"format":1', '"format":2'), /saved by a newer version/],
    [whole.replace(/"rules":\d+/, '"rules":99'), /saved by a newer version/],
  ];
  for (const [n, [text, words]] of cases.entries()) {
    await open(page, text, `broken${n}`);
    await expect(damaged).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    // What a parser said is for whoever unfolds it.
    await expect(page.getByText(/at line \d/)).toBeHidden();
    await expect(page.locator(".nothing .btn").first()).toHaveText("To the lobby");
    expect(await keptText(page, `broken${n}`)).toBe(text);
    await page.getByRole("link", { name: "To the lobby" }).click();
    // The list runs no match and knows no rules.
    if (n < 2) await expect(page.getByText("A broken match")).toBeVisible();
    await page.evaluate((n) => localStorage.removeItem(`fireside:/fireside/:match.broken${n}`), n);
  }
  await page.goto("./#/burgundy/none");
  await expect(page.getByText("There is no such match on this device any more.")).toBeVisible();
});

test("a save with an answer that is not legal can be looked at only", async ({ page }) => {
  const kept = JSON.parse(await save({ ...VERSUS, after: 12 }));
  kept.record.answers[4].c = "0t0";
  const text = JSON.stringify(kept);
  await open(page, text);
  const seen = await until(page, "the last good moment", ({ kind }) => kind === "broken");
  expect(seen.ask).toBe("This match can only be viewed");
  await expect(page.getByText("Choice number 5 does not fit the rules")).toBeVisible();
  await expect(page.locator(".board .can, .board .via")).toHaveCount(0);
  await page.keyboard.press("u");
  await page.keyboard.press("t");
  await page.locator(".row-cards .card").first().click();
  await page.keyboard.press("Escape");
  expect(await keptText(page)).toBe(text);
});

test("a full storage: the game goes on and says that it is not kept", async ({ page }) => {
  const text = await open(page, { ...DUEL, after: 5 });
  await lift(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByRole("button", { name: /^Take 1 silver/ }).click();
  await page.locator(".prompt .acts > .btn-main").click();
  const seen = await until(page, "it goes on", ({ kind, ask }) => kind === "curtain" || (kind === "choose" && ask !== "Your action"));
  if (seen.kind === "choose") await page.getByRole("button", { name: "End turn" }).click();
  await lift(page);
  await expect(page.getByRole("alert").filter({ hasText: "no room to keep the match" })).toBeVisible();
  expect(await keptText(page)).toBe(text);
});

test.describe("looking back", () => {
  test("a line of the log, the slider, and back to now", { tag: "@both" }, async ({ page, viewport }) => {
    await open(page, { ...VERSUS, after: 20 });
    const now = await until(page, "a question", ({ kind }) => kind === "choose");
    const kept = await keptText(page);
    const wide = viewport!.width > 1000;
    const log = wide ? page.getByRole("complementary", { name: "Log" }) : page.getByRole("dialog", { name: "Log" });
    const openLog = async () => {
      if (wide) return;
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("menuitem", { name: "Log", exact: true }).click();
    };
    await openLog();
    await log.locator("li > button").nth(3).click({ position: { x: 6, y: 6 } });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const past = await until(page, "the past", ({ kind }) => kind === "past");
    expect(past.place).toMatch(/^Phase A, round [1-3]$/);
    await expect(page.locator(".board .can, .board .via")).toHaveCount(0);
    await page.getByRole("button", { name: "Back to now" }).click();
    expect(await until(page, "now", ({ kind }) => kind === "choose")).toEqual(now);

    await page.keyboard.press("[");
    const slider = page.getByRole("slider", { name: "Moments of the match" });
    await slider.focus();
    await page.keyboard.press("Home");
    await expect(slider).toHaveValue("0");
    await expect(slider).toHaveAttribute("aria-valuetext", "Phase A, round 1");
    await page.getByRole("button", { name: "One step forward" }).click();
    await expect(slider).toHaveValue("1");
    await page.getByRole("button", { name: "One step back" }).click();
    await expect(slider).toHaveValue("0");
    await slider.focus();
    await page.keyboard.press("End");
    expect(await until(page, "now", ({ kind }) => kind === "choose")).toEqual(now);
    expect(await keptText(page)).toBe(kept);
  });

  test("Esc returns to the present", async ({ page }) => {
    await open(page, { ...VERSUS, after: 20 });
    await page.locator(".log li > button").nth(2).click({ position: { x: 6, y: 6 } });
    await until(page, "the past", ({ kind }) => kind === "past");
    await page.keyboard.press("Escape");
    await until(page, "now", ({ kind }) => kind === "choose");
  });
});

test("a tap explains, Esc closes and gives the focus back", { tag: "@both" }, async ({ page }) => {
  await open(page, { ...VERSUS, at: "AfterAction", after: 10 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  const sheets: [ReturnType<Page["locator"]>, string | RegExp][] = [
    [page.locator(".row-cards .card").last(), /./],
    [page.getByRole("button", { name: /^Bonus for the first triple/ }), "First triple"],
    [page.getByRole("button", { name: /^Bonus for all seven/ }), "All seven kinds"],
    [page.getByRole("button", { name: /^Phase .: each triple/ }), "Bonuses for triples"],
    [page.getByRole("button", { name: /^Draw pile/ }), "Draw pile"],
    [page.getByRole("button", { name: /^Discard pile/ }), "Discard pile"],
    [page.getByRole("button", { name: /^\d workers?$/ }), "Workers"],
    [page.getByRole("button", { name: /^\d silver$/ }), "Silver"],
    [page.getByRole("button", { name: /^\d light goods/ }), "Goods"],
    [page.getByRole("button", { name: /^(Animals: |No animals)/ }), "Animals"],
    [page.getByRole("button", { name: /^Stack 1: / }).first(), "Goods and animals"],
    [page.getByRole("button", { name: /Ben, Easy.* Show the board/ }), "Ben"],
  ];
  for (const [button, title] of sheets) {
    await button.click();
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("heading").first()).toHaveText(title);
    await fits(page, String(title));
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

/** Opens the settings from the table's menu. */
async function settings(page: Page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("the theme from the menu, kept", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, VERSUS);
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "light");
  await (await settings(page)).getByRole("radio", { name: "Dark" }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await (await settings(page)).getByRole("radio", { name: "Light" }).click();
  await expect(html).toHaveAttribute("data-theme", "light");
});

test.describe("motion", () => {
  test.use({ still: false });
  /** Counts what begins to move by the program's hand. */
  const count = (page: Page) =>
    page.addInitScript(() => {
      const plain = Element.prototype.animate;
      Object.assign(window, { moved: 0 });
      Element.prototype.animate = function (...all: Parameters<typeof plain>) {
        (window as unknown as { moved: number }).moved += 1;
        return plain.apply(this, all);
      };
    });
  const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: number }).moved);
  const take = async (page: Page) => {
    const { cursor } = await until(page, "a question", ({ kind }) => kind === "choose");
    await page.locator(".row-cards .card.can").first().click();
    await page.locator(".prompt .acts > .btn-main").click();
    await until(page, "taken", (seen) => seen.cursor > cursor);
  };

  test("cards travel", async ({ page }) => {
    await count(page);
    await open(page, VERSUS);
    await take(page);
    await expect.poll(() => moved(page)).toBeGreaterThan(0);
  });

  test("off on request, and where the device asks for it", async ({ page }) => {
    await count(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, VERSUS);
    await take(page);
    // By then everything of the bot's move would have moved as well.
    await until(page, "asked again", ({ kind }) => kind === "choose");
    expect(await moved(page)).toBe(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const dialog = await settings(page);
    const motion = dialog.getByRole("radiogroup", { name: "Motion" });
    await motion.getByRole("radio", { name: "Off" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-motion", "off");
    await motion.getByRole("radio", { name: "Same as the device" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-motion", "on");
  });
});

test("one tap commits, if so set", async ({ page }) => {
  await open(page, VERSUS);
  const before = await until(page, "a question", ({ kind }) => kind === "choose");
  await (await settings(page)).getByRole("switch", { name: /^Confirm moves/ }).click();
  await page.keyboard.press("Escape");
  await page.locator(".row-cards .card.can").first().click();
  await until(page, "committed", ({ cursor }) => cursor > before.cursor);
});

test("nothing scrolls sideways at any size", async ({ page }) => {
  await open(page, { seats: ["person", "medium", "person", "easy"], after: 60 });
  const sizes = [[360, 740], [768, 1024], [1024, 768], [1440, 900], [740, 360]] as const;
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await fits(page, `curtain at ${width} × ${height}`);
  }
  await lift(page);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await fits(page, `table at ${width} × ${height}`);
    // Whatever can be chosen can be reached, and the question is on screen.
    await expect(page.locator(".prompt .ask")).toBeInViewport();
    const spots = await page.evaluate(() => window.tester.spots().map((spot, n) => [spot.label, window.tester.aim(n)]));
    expect(spots.filter(([, point]) => point === null), `out of reach at ${width} × ${height}`).toEqual([]);
  }
});

test("the empty estate says what it is about, above the dock", { tag: "@phone" }, async ({ page }) => {
  await open(page, { seats: ["person", "medium"] });
  await until(page, "a question", ({ kind }) => kind === "choose");
  const goal = page.getByText("Three of a kind score.");
  const words = await goal.evaluate((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    return range.getBoundingClientRect().bottom;
  });
  const edge = await goal.evaluate((line) => line.closest("main")!.getBoundingClientRect().bottom);
  expect(words, "all of it").toBeLessThanOrEqual(edge);
});

test("targets are large enough for a finger", { tag: "@phone" }, async ({ page }) => {
  await open(page, { ...DUEL, after: 60 });
  expect(await tooSmall(page)).toEqual([]);
  await lift(page);
  expect(await tooSmall(page)).toEqual([]);
});

test("workers and silver are handed in by counters, any number of them", { tag: "@both" }, async ({ page }) => {
  await open(page, { ...VERSUS, at: "HandIn", after: 20 });
  await until(page, "the counters", ({ kind }) => kind === "choose");
  await fits(page, "the counters");
  if (test.info().project.use.hasTouch) expect(await tooSmall(page)).toEqual([]);
  const counters = page.locator(".bur-counter");
  const points = page.locator(".bur-hand-in > .btn");
  const confirm = page.locator(".prompt .acts > .btn-main");
  // However many animals there are, they stand in their cell.
  const spilt = await page.locator(".store > .cell").last().evaluate((own) => {
    const cell = own.cloneNode(true) as HTMLElement;
    own.replaceWith(cell);
    const inside = cell.getBoundingClientRect();
    const [herd, animal] = [cell.querySelector(".pair")!, cell.querySelector(".pair > .i:not([hidden])")!];
    const found: number[] = [];
    for (let count = 1; count <= 10; count++) {
      herd.className = ["pair", ...[3, 4, 5].filter((least) => count >= least).map((least) => `n${least}`)].join(" ");
      herd.replaceChildren(...Array.from({ length: count }, () => animal.cloneNode(true)));
      const parts = [...herd.children].map((part) => part.getBoundingClientRect());
      if (parts.some((part) => part.left < inside.left || part.right > inside.right || part.top < inside.top || part.bottom > inside.bottom)) found.push(count);
    }
    cell.replaceWith(own);
    return found;
  });
  expect(spilt).toEqual([]);
  const stands = (await counters.first().boundingBox())!.y;
  const counts = async () => (await counters.locator("output").allInnerTexts()).map(Number);
  const turn = async (which: number, sign: "+" | "−") => {
    const button = counters.nth(which).getByText(sign, { exact: true });
    while (await button.isEnabled()) await button.click();
  };
  // What is suggested gives nothing away; nothing is picked yet.
  const [first, second] = await counts();
  expect((first + second) % 3).toBe(0);
  await expect(points).toBeEnabled();
  await expect(confirm).toBeHidden();
  // Fewer than three make no point.
  for (const which of [0, 1]) await turn(which, "−");
  expect(await counts()).toEqual([0, 0]);
  await expect(points).toBeDisabled();
  await expect(confirm).toBeHidden();
  // Everything goes, a rest that brings nothing included, and that is said.
  for (const which of [0, 1]) await turn(which, "+");
  const [workers, silver] = await counts();
  const sum = workers + silver;
  await expect(points.locator(".seal")).toHaveText(String(Math.floor(sum / 3)));
  await expect(page.locator(".prompt .gain")).toContainText(sum % 3 ? /of them gains? nothing/ : /conver/i);
  await fits(page, "all of it");
  expect((await counters.first().boundingBox())!.y, "a counter moves under no finger").toBe(stands);
  await confirm.click();
  await until(page, "it is done", ({ cursor }) => cursor > 20);
  const kept = JSON.parse((await page.evaluate(() => localStorage.getItem("fireside:/fireside/:match.test")))!);
  expect(kept.record.answers.map(({ c }: { c: string }) => c)).toContain(`h${workers}.${silver}`);
});
