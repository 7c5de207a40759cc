// Photographs of the screens, light and dark, to target/screens/ (the lobby's are taken in lobby.spec.ts). Nothing is compared:
// they are for eyes.
import type { Page } from "@playwright/test";
import type { Wanted } from "./saves";
import { shot } from "./support";
import { expect, fits, lift, look, open, test, until } from "./table";

/** A table that stands as wanted, photographed under a name. */
async function picture(page: Page, name: string, wanted: Wanted, before?: () => Promise<unknown>) {
  await open(page, wanted);
  if ((await until(page, "a screen", ({ kind }) => !["none", "lobby"].includes(kind))).kind === "curtain") await lift(page);
  await before?.();
  await fits(page, name);
  await shot(page, name);
}

const BOT = { seats: ["person", "medium"] } as Wanted;

const tables: { [name: string]: Wanted } = {
  "table-start": BOT,
  "table-2-middle": { ...BOT, after: 60 },
  "table-3": { seats: ["person", "easy", "hard"], after: 90 },
  "table-4": { seats: ["person", "medium", "person", "hard"], after: 130 },
  "table-4-late": { seats: ["person", "medium", "hard", "expert"], after: 180 },
  "table-2-late": { ...BOT, after: 75 },
  "solo-start": { seats: ["person"] },
  "solo-middle": { seats: ["person"], after: 35 },
  "ask-castle": { ...BOT, at: "Castle", after: 20 },
  "ask-purchase": { ...BOT, at: "Purchase", after: 20 },
  "ask-extra": { ...BOT, at: "ExtraAction", after: 20 },
  "ask-bonus": { ...BOT, at: "PassageBonus", after: 20 },
  "ask-after": { ...BOT, at: "AfterAction", after: 20 },
  "ask-room": { ...BOT, at: "MakeRoom", after: 20 },
  "ask-hand-in": { ...BOT, at: "HandIn", after: 20 },
  "ask-take-for": { ...BOT, at: "TakeFor", after: 20 },
  "ask-town-hall": { ...BOT, at: "TownHall", after: 20 },
  "ask-warehouse": { ...BOT, at: "Warehouse", after: 20 },
  "ask-goods": { ...BOT, at: "GoodsStack", after: 20 },
  "ask-animals": { ...BOT, at: "AnimalStack", after: 20 },
  "ask-any": { ...BOT, at: "AnyStack", after: 20 },
};
for (const [name, wanted] of Object.entries(tables)) {
  test(name, ({ page }) => picture(page, name, wanted));
}

test("picked", async ({ page }) => {
  await picture(page, "picked-take", { ...BOT, after: 2 }, () => page.locator(".row-cards :is(.can, .via)").first().click());
  await page.keyboard.press("Escape");
  const project = page.locator(".hand :is(.card.can, .card.via):not(.dicecard)").first();
  if (await project.isVisible()) {
    await project.click();
    await shot(page, "picked-place");
  }
});

test("a die first", ({ page }) => picture(page, "picked-die", { ...BOT, after: 30 }, () => page.locator(".dicecard.via").first().click()));

test("the curtain", async ({ page }) => {
  await open(page, { seats: ["person", "person", "medium"], after: 40 });
  await until(page, "the curtain", ({ kind }) => kind === "curtain");
  await shot(page, "curtain");
});

test("a bot thinks", async ({ page }) => {
  await open(page, { seats: ["person", "expert"], at: "AfterAction", after: 30 });
  await until(page, "my turn", ({ kind }) => kind === "choose");
  await page.getByRole("button", { name: "End turn" }).click();
  await until(page, "the bot", ({ kind }) => kind === "wait" || kind === "choose");
  await shot(page, "bot-thinks");
});

test("the past", async ({ page }) => {
  await picture(page, "past", { ...BOT, after: 40 }, async () => {
    await page.evaluate(() => {
      const slider = document.querySelector<HTMLInputElement>(".rail input")!;
      slider.value = "20";
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await until(page, "the past", ({ kind }) => kind === "past");
  });
});

test("sheets", async ({ page, viewport }) => {
  await open(page, { ...BOT, at: "AfterAction", after: 40 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  const sheet = async (name: string) => {
    await expect(page.getByRole("dialog")).toBeVisible();
    await shot(page, name);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  };
  await page.locator(".row-cards .card").last().click();
  await sheet("sheet-card");
  await page.getByRole("button", { name: /^Passage .: each triple/ }).click();
  await sheet("sheet-passage");
  await page.getByRole("button", { name: /^Discard pile/ }).click();
  await sheet("sheet-discard");
  await page.getByRole("button", { name: /^\d light goods/ }).click();
  await sheet("sheet-words");
  await page.getByRole("button", { name: /Show the board/ }).last().click();
  await sheet("sheet-seat");
  await page.getByRole("button", { name: "Menu" }).click();
  await sheet("menu");
  if (viewport!.width < 1000) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Log", exact: true }).click();
    await sheet("sheet-log");
  }
});

test("Egon's sheet", ({ page }) =>
  picture(page, "sheet-egon", { seats: ["person"], after: 40 }, () => page.getByRole("button", { name: /^Egon, / }).click()));

for (const [name, wanted] of Object.entries<Wanted>({
  "end-2": { ...BOT, at: "end" },
  "end-4": { seats: ["person", "person", "hard", "easy"], at: "end" },
  "end-solo": { seats: ["person"], at: "end" },
})) {
  test(name, async ({ page }) => {
    await open(page, wanted);
    await until(page, "the end", ({ kind }) => kind === "end");
    await shot(page, name);
    await page.locator(".res").evaluate((all) => (all.scrollTop = document.documentElement.scrollTop = all.scrollHeight));
    await page.locator(".moments, .graph").last().scrollIntoViewIfNeeded();
    await shot(page, `${name}-below`);
  });
}

test("other sizes", async ({ page, viewport }) => {
  test.skip(viewport!.width < 1000, "once is enough");
  await open(page, { seats: ["person", "medium", "person"], after: 60 });
  await lift(page);
  for (const [width, height] of [[740, 360], [1024, 768], [768, 1024], [1280, 720], [1920, 1080]] as const) {
    await page.setViewportSize({ width, height });
    await shot(page, `table-${width}x${height}`);
  }
});

test("broken", async ({ page }) => {
  await open(page, "{");
  await expect.poll(() => page.locator("h1").innerText()).toContain("cannot be opened");
  expect((await look(page)).kind).toBe("none");
  await shot(page, "match-broken");
});
