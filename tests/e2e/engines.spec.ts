// What browsers' engines lay out differently where a sheet leaves it to them: the tests see one engine, so the sheets are held to what all of
// them read alike.
import { GAMES } from "./games";
import { expect, openLobby } from "./support";
import { open, test, until } from "./table";

test("the body of every dialog is as high as what is in it", { tag: "@smoke" }, async ({ page }) => {
  test.slow();
  const seen: string[] = [];
  const judge = async (name: string) => {
    const body = page.locator("dialog[open] .dialog-body").first();
    await expect(body, name).toBeVisible();
    // A basis of 0 is the height itself in Safari.
    const { flexBasis, height } = await body.evaluate((one) => ({ flexBasis: getComputedStyle(one).flexBasis, height: one.getBoundingClientRect().height }));
    expect.soft(flexBasis, name).toBe("auto");
    expect.soft(height, name).toBeGreaterThan(60);
    seen.push(name);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  };
  await open(page, { seats: ["person", "easy"], after: 30 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  await page.getByRole("button", { name: "Menu" }).click();
  const items = await page.locator(".menu-item:enabled").count();
  await page.keyboard.press("Escape");
  for (let n = 0; n < items; n++) {
    await page.getByRole("button", { name: "Menu" }).click();
    const item = page.locator(".menu-item:enabled").nth(n);
    const name = await item.innerText();
    if (/undo|redo|hint|automat/i.test(name)) {
      await page.keyboard.press("Escape");
      continue;
    }
    await item.click();
    await page.waitForTimeout(300);
    if (await page.locator("dialog[open]:not(.menu) .dialog-body").count()) await judge(name);
    else if (await page.locator("dialog[open]").count()) await page.keyboard.press("Escape");
    if (!/#\/\w+\/test/.test(page.url())) await page.goBack();
  }
  expect(seen.join(), "dialogs of the menu").toMatch(/Share/);
  expect(seen.length).toBeGreaterThan(2);
});

test("covers fill their frames whatever these are", { tag: "@smoke" }, async ({ page }) => {
  await openLobby(page);
  const covers = page.locator("img.art");
  expect(await covers.count()).toBe(GAMES.length);
  for (const cover of await covers.all()) await expect(cover).toHaveAttribute("src", /#svgView\(viewBox\([\d,]+\);preserveAspectRatio\(xMidYMid%20slice\)\)$/);
});

test("no board stands in columns, whose layers Safari loses", { tag: "@desktop" }, async ({ page }) => {
  test.slow();
  for (const { id: game, positions } of GAMES) {
    for (const [name, wanted] of Object.entries(positions).filter(([, { seats }]) => seats.length > 2)) {
      await open(page, wanted, name);
      await until(page, name, ({ kind }) => ["choose", "curtain"].includes(kind));
      const found = await page.evaluate(() =>
        [...document.querySelectorAll(".board *")]
          .filter((one) => getComputedStyle(one).columnCount !== "auto")
          .map((one) => one.className),
      );
      expect.soft(found, `${game}: ${name}`).toEqual([]);
    }
  }
});
