// The evening's picture: made on the device, saved and copied; and miniatures of matches in the lobby.
import { readFile } from "node:fs/promises";
import { GAMES } from "./games";
import { openLobby } from "./support";
import { expect, generator, open, playChoice, test, until } from "./table";

const MINIATURE = "fireside:/fireside/:picture.test";

/** Size of a PNG, and how many colours a grid of points in it has. */
const painted = async (page: import("@playwright/test").Page, bytes: Buffer) =>
  page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext("2d")!;
    context.drawImage(image, 0, 0);
    const colours = new Set<string>();
    const { data: points } = context.getImageData(0, 0, canvas.width, canvas.height);
    for (let at = 0; at < points.length; at += 4 * 97) colours.add(points.subarray(at, at + 3).join());
    return { width: canvas.width, height: canvas.height, colours: colours.size };
  }, bytes.toString("base64"));

for (const game of GAMES.map(({ id }) => id)) {
  test(`${game}: the end has a picture, which is saved in two formats`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, { game, seats: ["person", "medium", "hard"], seed: 4, at: "end" });
    await until(page, "the end", ({ kind }) => kind === "end");
    await expect(page.locator(".scene svg > g").first()).toBeVisible();
    await page.getByRole("button", { name: "Share" }).click();
    const dialog = page.getByRole("dialog", { name: "Share" });
    await expect(dialog.locator("img.evening")).toHaveAttribute("alt", /Fireside|: /);
    for (const [format, width, height] of [["Wide", 1200, 630], ["Tall", 1080, 1350]] as const) {
      await dialog.getByRole("radio", { name: format }).click();
      const [file] = await Promise.all([page.waitForEvent("download"), dialog.getByRole("button", { name: "Save", exact: true }).click()]);
      expect(file.suggestedFilename()).toBe(`fireside-test-${format.toLowerCase()}.png`);
      const seen = await painted(page, await readFile(await file.path()));
      expect(seen).toMatchObject({ width, height });
      expect(seen.colours, "it is not blank").toBeGreaterThan(12);
    }
    await dialog.getByRole("button", { name: "Copy three lines" }).click();
    await expect.poll(() => page.evaluate(async () => (await navigator.clipboard.readText()).split("\n").length)).toBe(3);
    await dialog.getByRole("button", { name: "Copy picture" }).click();
    await expect.poll(() => page.evaluate(async () => (await navigator.clipboard.read())[0].types)).toContain("image/png");
  });

  test(`${game}: who leaves a table finds its position and its question in the lobby`, async ({ page }) => {
    await open(page, { game, seats: ["person", "easy"], seed: 3, after: 12 });
    const { ask } = await until(page, "a question", ({ kind }) => kind === "choose");
    await page.goto("./#/");
    const card = page.locator(".go");
    await expect(card.locator("img").nth(1)).toHaveAttribute("src", /^data:image\/svg\+xml,/);
    await expect(card.locator("p")).toHaveText(ask.replace(/\s+/g, " "));
    expect(await card.locator("img").nth(1).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(card.locator(".about")).toHaveText({ "terra-mystica": [/^Base map · \w+/], innovation: ["Base game"] }[game] ?? []);
    const size = await page.evaluate((key) => localStorage.getItem(key)!.length, MINIATURE);
    expect(size, "a few KB").toBeLessThan(24_000);
  });
}

test.describe("where a link saves no file", () => {
  test.use({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148" });

  test("picture and match go by the share sheet", async ({ page }) => {
    await page.addInitScript(() => {
      const shared: string[] = [];
      const share = async ({ files }: ShareData) => void shared.push(...files!.map(({ name, type }) => `${name} ${type}`));
      Object.assign(window, { shared });
      Object.assign(Navigator.prototype, { share, canShare: ({ files }: ShareData) => files?.length === 1 });
    });
    page.on("download", () => expect.soft("a download").toBe("none"));
    await open(page, { seats: ["person", "medium"], seed: 4, at: "end" });
    await until(page, "the end", ({ kind }) => kind === "end");
    await page.getByRole("button", { name: "Share" }).click();
    const dialog = page.getByRole("dialog", { name: "Share" });
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog.getByRole("button", { name: "Send…" }), "one button for one thing").toHaveCount(0);
    await dialog.getByRole("button", { name: "Save as a file" }).click();
    expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual(["fireside-test-wide.png image/png", "fireside-test.json text/plain"]);
  });
});

test("a miniature that is broken, hostile or of another match's time shows no more than the cover", async ({ page }) => {
  await open(page, { seats: ["person", "easy"], seed: 3, after: 12 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  await openLobby(page);
  const card = page.locator(".go");
  for (const text of ["", "x", "1\nen\nRob?\n<svg ><g", `0 en Who?\n<svg xmlns="http://www.w3.org/2000/svg" onload="document.title='x'"><script>document.title="x"</script></svg>`]) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [MINIATURE, text]);
    await page.reload();
    await expect(card.locator("img").first()).toBeVisible();
    await expect(card.locator("p")).not.toHaveText(/Rob|Who/);
    await expect(page).not.toHaveTitle("x");
  }
});

test("miniatures go with their matches and are in no backup", async ({ page }) => {
  await open(page, { seats: ["person", "easy"], seed: 3, after: 12 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  await openLobby(page);
  const kept = () => page.evaluate((key) => localStorage.getItem(key) !== null, MINIATURE);
  expect(await kept()).toBe(true);
  await page.getByRole("button", { name: "1 on this device" }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save everything" }).click()]);
  const all = await readFile(await file.path(), "utf8");
  expect(all).toContain("test");
  expect(all).not.toContain("picture.");
  await page.evaluate(() => localStorage.removeItem("fireside:/fireside/:match.test"));
  await page.reload();
  await expect.poll(kept).toBe(false);
});

test("in a full storage a miniature gives way to the match, and nothing deleted does", async ({ page }) => {
  await open(page, { seats: ["person", "easy"], seed: 3, after: 12 });
  const before = await until(page, "a question", ({ kind }) => kind === "choose");
  await page.evaluate((miniature) => {
    localStorage.setItem(miniature, "x".repeat(60_000));
    localStorage.setItem("fireside:/fireside/:bin.1700000000000.gone", "{}");
    for (let chunk = 1 << 20; chunk > 8; chunk >>= 1) {
      for (let n = 0; n < 12; n++) {
        try {
          localStorage.setItem(`other-${chunk}-${n}`, "x".repeat(chunk));
        } catch {
          break;
        }
      }
    }
  }, MINIATURE);
  await playChoice(page, generator(5));
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("fireside:/fireside/:match.test")!).record.cursor)).toBeGreaterThan(before.cursor);
  expect(await page.evaluate((key) => localStorage.getItem(key), MINIATURE)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem("fireside:/fireside/:bin.1700000000000.gone"))).toBe("{}");
});
