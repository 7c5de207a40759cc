// Guided first games: each is walked by taps to its end; offered, left and gone on with, declined, and done.
import { BURGUNDY, LESSONS, begin, follow, goOn, main, offer, panel, shows } from "./lessons";
import { GAMES } from "./games";
import { accessible, judged, openLobby } from "./support";
import { expect, test } from "./table";
import { unreadable } from "./texts";

for (const lesson of LESSONS) {
  const tag = lesson === BURGUNDY ? ["@both", "@smoke"] : ["@both"];
  test(`the lesson ${lesson.name} is taught to its end`, { tag }, async ({ page }) => {
    await begin(page, lesson);
    await shows(page, lesson, 1);
    await expect(page.locator(".prompt")).not.toContainText("(automatic)");
    await accessible(page, "a lesson", ".prompt");
    for (let number = 1; number < lesson.steps; number++) await follow(page, lesson, number);
    await shows(page, lesson, lesson.steps);
    await judged(page, "dark", "its end", ".prompt");
    const done = () => page.evaluate(() => localStorage.getItem("fireside:/fireside/:explained"));
    await expect.poll(done, "it is not offered again").toContain(`"lesson-${lesson.name}"`);
    if (lesson === BURGUNDY) {
      // What it has taught is not told again, what it has not still is.
      const learned = await page.evaluate(() => localStorage.getItem("fireside:/fireside/:explained")!);
      for (const key of ["burgundy-about-turn", "burgundy-meet-workers", "burgundy-meet-silver"]) expect(learned).toContain(`"${key}"`);
      expect(learned).not.toContain("burgundy-about-town-hall");
    }
    await panel(page).getByRole("button", { name: / against (Easy|Egon)$/ }).click();
    await expect(page).not.toHaveURL(/lesson-/);
    await expect(panel(page)).toBeHidden();
  });
}

test("a lesson minds a choice, goes back, and goes on where it was left", { tag: "@both" }, async ({ page }) => {
  const card = (number: number) => page.locator(`.board [data-thing="${number}"]:visible`).first();
  await begin(page, BURGUNDY);
  await shows(page, BURGUNDY, 1);
  await expect(page.getByRole("status").filter({ hasText: "Welcome to Burgundy" })).toBeAttached();
  await goOn(page).click();
  await shows(page, BURGUNDY, 2);

  // Another choice has its reason, before and after; the way back is offered.
  await card(95).click();
  await expect(panel(page)).toContainText("the triple needs all three castles");
  await main(page).click();
  await panel(page).getByRole("button", { name: "Take back" }).click();
  await expect(panel(page)).toContainText("tap the castle there");
  await follow(page, BURGUNDY, 2);
  await shows(page, BURGUNDY, 3);
  await panel(page).getByRole("button", { name: "Back", exact: true }).click();
  await follow(page, BURGUNDY, 2);
  await shows(page, BURGUNDY, 3);
  await page.reload();
  await shows(page, BURGUNDY, 3);
  await panel(page).getByRole("button", { name: "Start the lesson again" }).click();
  await shows(page, BURGUNDY, 1);
});

test("each game's cover leads into its lesson until that is done or declined", { tag: "@both" }, async ({ page }) => {
  const links = page.getByRole("link", { name: "Learn in 5 minutes" });
  await openLobby(page);
  await expect(links).toHaveCount(GAMES.length);
  for (const { id } of GAMES) {
    await page.locator(`.cover-learn[href="#/${id}/lesson-${id}"]`).click();
    await expect(panel(page).locator(".lesson-count")).toHaveText(/^1\//);
    await openLobby(page);
  }
  await page.goto("./#/new/burgundy");
  await page.getByRole("button", { name: "Do not offer this again" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).filter({ visible: true }).click();
  await expect(links).toHaveCount(GAMES.length - 1);
  await expect(page.locator('.cover-learn[href*="burgundy"]')).toHaveCount(0);
});

test("a lesson is declined, and left; it is read at 320 px and in large letters", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openLobby(page, "./#/new/burgundy");
  expect(await unreadable(page)).toEqual([]);
  await offer(page).click();
  await shows(page, BURGUNDY, 1);
  for (const text of [100, 140]) {
    await page.evaluate((text) => {
      const settings = JSON.parse(localStorage.getItem("fireside:/fireside/:settings") ?? "{}");
      localStorage.setItem("fireside:/fireside/:settings", JSON.stringify({ ...settings, text }));
    }, text);
    await page.reload();
    await shows(page, BURGUNDY, 1);
    expect(await unreadable(page), `letters of ${text} %`).toEqual([]);
  }
  await page.keyboard.press("Enter");
  await shows(page, BURGUNDY, 2);
  await panel(page).getByRole("button", { name: "Leave the lesson" }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page.locator(".prompt .guide")).toContainText("One die, one action");
  await openLobby(page, "./#/new/burgundy");
  await page.getByRole("button", { name: "Do not offer this again" }).click();
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await expect(page.locator(".lesson-offer"), "the next one is").toContainText("Alone against Egon");
});
