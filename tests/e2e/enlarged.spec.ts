// What the mouse rests on is shown large beside it; nothing of it where fingers play.
import { GAMES } from "./games";
import { expect, open, test, until } from "./table";

for (const { id: game, large: { position, thing } } of GAMES) {
  test(`${game}: a card is shown large while the mouse rests on it`, async ({ page }) => {
    await open(page, position);
    await until(page, "a question", ({ kind }) => kind === "choose");
    const large = page.locator(".enlarged");
    const card = page.locator(thing).first();
    const box = (await card.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await expect(large).toBeVisible();
    // Beside it, on the screen, and in nobody's way.
    const shown = (await large.locator("> *").boundingBox())!;
    expect(shown.x >= box.x + box.width || shown.x + shown.width <= box.x).toBe(true);
    expect([shown.x, shown.y].every((at) => at >= 0) && shown.x + shown.width <= 1440 && shown.y + shown.height <= 900).toBe(true);
    // The mouse may go on to it.
    await page.mouse.move(shown.x + shown.width / 2, Math.max(shown.y + 4, Math.min(y, shown.y + shown.height - 4)), { steps: 20 });
    await expect(large).toBeVisible();
    await page.mouse.move(x, y);
    await page.mouse.click(x, y);
    await expect(large).toHaveCount(0);
    await expect(page.locator(".board .chosen").first()).toBeVisible();
    // It comes again only when the mouse has moved on.
    await page.mouse.move(x + 2, y + 2);
    await expect(large).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(large).toHaveCount(0);
    await page.mouse.move(4, 4);
    await expect(large).toHaveCount(0);
  });

  test(`${game}: a card is shown large where the keyboard stands`, async ({ page }) => {
    await open(page, position);
    await until(page, "a question", ({ kind }) => kind === "choose");
    await page.keyboard.press("Tab");
    await page.locator(thing).first().focus();
    await expect(page.locator(".enlarged")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator(".enlarged")).toHaveCount(0);
  });

  test(`${game}: fingers make nothing large`, { tag: "@phone" }, async ({ page }) => {
    await open(page, position);
    await until(page, "a question", ({ kind }) => kind === "choose");
    await page.evaluate(() => new MutationObserver(() => document.querySelector(".enlarged") && Object.assign(window, { seen: true })).observe(document.body, { childList: true, subtree: true }));
    const card = page.locator(thing).first();
    await card.tap();
    await expect(page.locator(".chosen").first()).toBeVisible();
    expect(await page.evaluate(() => "seen" in window)).toBe(false);
  });
}

test("what the game is about stands on the stage until a card has been played, on phones until one lies on the board", { tag: "@both" }, async ({ page }, { project }) => {
  await open(page, { game: "innovation", seats: ["person", "medium"], at: "Opening" });
  await until(page, "a question", ({ kind }) => kind === "choose");
  const goal = page.getByRole("heading", { name: "What the game is about" });
  const meld = async () => {
    await page.locator(".inn-hand .icard.can").first().click();
    await page.locator(".prompt .btn-main").click();
    await until(page, "a turn", ({ kind, ask }) => kind === "choose" && ask.includes("action"));
  };
  await expect(goal).toBeVisible();
  await meld();
  if (project.name === "desktop") {
    await expect(goal).toBeVisible();
    await meld();
  }
  await expect(goal).toBeHidden();
});
