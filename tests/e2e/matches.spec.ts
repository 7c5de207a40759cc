// The list of matches: search, order, many of them; storage; everything as one file and back.
import { readFile, writeFile } from "node:fs/promises";
import { finished, matches, put, sound, stats, text } from "./kept";
import { save } from "./saves";
import { expect, openLobby, test } from "./support";
import { tooSmall } from "./table";

const rows = ".saves .save";

test("a few matches need no search", async ({ page }) => {
  await put(page, matches(5));
  await openLobby(page);
  await expect(page.locator(rows)).toHaveCount(4);
  await expect(page.getByRole("searchbox")).toHaveCount(0);
});

test("search, filter and order of many matches", { tag: "@phone" }, async ({ page }) => {
  await put(page, { ...matches(40), "fireside:/fireside/:match.torn": "{\"format\":1," });
  await openLobby(page);
  await expect(page.locator(rows)).toHaveCount(30);
  await sound(page);
  expect(await tooSmall(page)).toEqual([]);
  // More: the keyboard goes on at the first new one.
  await page.getByRole("button", { name: "Show 10 more of 10" }).click();
  await expect(page.locator(rows)).toHaveCount(40);
  await expect(page.locator(`${rows} .open`).nth(30)).toBeFocused();
  await expect(page.getByText("Cannot be opened:")).toHaveCount(1);

  const search = page.getByRole("searchbox", { name: "Search" });
  const told = page.getByRole("status").filter({ hasText: "found" });
  await search.fill("guest 12");
  await expect(page.locator(rows)).toHaveCount(1);
  await expect(told).toHaveText("1 match found");
  await search.fill("EVENING number");
  await expect(page.locator(rows)).toHaveCount(6);
  await expect(told).toHaveText("6 matches found");
  await search.fill("pink’s turn");
  await expect(page.locator(rows).first()).toContainText("Pink’s turn");
  await search.fill("<script>");
  await expect(page.locator(rows)).toHaveCount(0);
  await expect(told).toHaveText("No match found");
  await sound(page);
  await page.getByRole("button", { name: "Show all matches" }).click();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("");
  await expect(page.locator(rows)).toHaveCount(30);

  // By keyboard alone.
  const show = page.getByRole("combobox", { name: "Which matches" });
  await page.keyboard.press("Tab");
  await expect(show).toBeFocused();
  await show.selectOption("Finished");
  await expect(told).toHaveText("13 matches found");
  await expect(page.locator(rows).filter({ hasText: "Finished" })).toHaveCount(13);
  await show.selectOption("Running");
  await expect(told).toHaveText("27 matches found");
  await show.selectOption("All");
  const order = page.getByRole("combobox", { name: "Order" });
  await order.selectOption("Finished first");
  await expect(page.locator(rows).first()).toContainText("Finished");
  await order.selectOption("My turn first");
  await expect(page.locator(rows).first()).toContainText(/turn/);
  await order.selectOption("Last begun");
  await expect(page.locator(rows).first().locator(".open")).toHaveAttribute("href", "#/burgundy/k1");
});

test("three hundred matches are listed and searched", async ({ page }) => {
  await put(page, matches(300));
  await openLobby(page);
  await expect(page.locator(rows)).toHaveCount(30);
  await page.getByRole("searchbox").fill("guest 28");
  await expect(page.locator(rows)).toHaveCount(8);
});

test("everything goes out as one file, and comes back", async ({ page }) => {
  const real = { "fireside:/fireside/:match.real": await save({ seats: ["person", "easy"], after: 20 }, "real"), "fireside:/fireside/:match.end": await save({ seats: ["person"], at: "end" }, "end") };
  const kept = { ...real, ...stats([finished("old", 1.7e12, [["You", null, 44, true]])]), "fireside:/fireside/:settings": '{"theme":"dark","motion":"off"}', "fireside:/fireside/:explained": '["burgundy-about-turn"]', "fireside:/fireside/:match.torn": '{"format":1,' };
  await put(page, kept);
  await openLobby(page);
  await page.getByRole("button", { name: "3 on this device" }).click();
  const dialog = page.getByRole("dialog", { name: "Storage" });
  await expect(dialog.getByText(/KB of about 5 MB used/)).toBeVisible();
  await sound(page);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save everything" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^fireside-\d{4}-\d\d-\d\d\.json$/);
  const path = test.info().outputPath("everything.json");
  await file.saveAs(path);
  const bundle = JSON.parse(await readFile(path, "utf8"));
  expect(bundle).toMatchObject({ fireside: "everything", format: 1 });
  expect(bundle.matches.map(({ id }: { id: string }) => id).sort()).toEqual(["end", "real", "torn"]);

  // An empty device, but for what has been explained there.
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem("fireside:/fireside/:explained", '["innovation-about-meld"]');
  });
  await page.reload();
  await expect(page.getByText("Nothing here yet")).toBeVisible();
  await page.getByRole("button", { name: "Storage" }).click();
  const take = async (path: string) => {
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Import a file" }).click();
    await (await chooser).setFiles(path);
  };
  await take(path);
  const told = dialog.locator(".storage-told");
  await expect(told).toContainText("2 matches imported");
  await expect(told).toContainText("1 result added to the statistics");
  await expect(told).toContainText("Settings imported");
  const explained = await page.evaluate(() => localStorage.getItem("fireside:/fireside/:explained"));
  expect(JSON.parse(explained!), "what was explained on either device").toEqual(["burgundy-about-turn", "innovation-about-meld"]);
  await expect(told).toContainText("“torn”: it holds no Fireside match");
  await sound(page);
  for (const id of ["real", "end"]) {
    // How a match stands is worked out anew.
    const record = (text: string) => JSON.parse(text).record;
    expect(record((await text(page, `fireside:/fireside/:match.${id}`))!)).toEqual(record(real[`fireside:/fireside/:match.${id}` as keyof typeof real]));
  }
  expect(await text(page, "fireside:/fireside/:stats")).toBe(kept["fireside:/fireside/:stats"]);
  expect(JSON.parse((await text(page, "fireside:/fireside/:settings"))!)).toMatchObject({ motion: "off" });
  await expect(page.locator("html")).toHaveAttribute("data-motion", "off");

  // A second time nothing comes in; what has changed here stays, and the file's comes in beside it.
  await take(path);
  await expect(told).toContainText("No new match");
  await expect(told).toContainText("2 matches were already here");
  await page.evaluate(() => {
    const save = JSON.parse(localStorage.getItem("fireside:/fireside/:match.real")!);
    localStorage.setItem("fireside:/fireside/:match.real", JSON.stringify({ ...save, meta: { ...save.meta, title: "Mine" } }));
  });
  await take(path);
  await expect(told).toContainText("1 match differs from the one here");
  expect(await text(page, "fireside:/fireside/:match.real")).toContain("Mine");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "3 on this device" })).toBeFocused();
  await expect(page.locator(".saves .save, .go")).toHaveCount(3);
});

test("what can only be looked at comes in as it is, alone and with everything", async ({ page }) => {
  const broken = JSON.parse(await save({ seats: ["person", "easy"], after: 20 }, "broken"));
  broken.record.answers[10].c = "h9.9"; // nobody has so much
  const one = test.info().outputPath("one.json");
  await writeFile(one, JSON.stringify(broken));
  const all = test.info().outputPath("all.json");
  await writeFile(all, JSON.stringify({ fireside: "everything", format: 1, made: 1, matches: [{ id: "all", save: { ...broken, meta: { ...broken.meta, id: "all", title: "Broken" } } }], kept: {} }));
  await openLobby(page);
  await page.locator(".file-field").setInputFiles(one);
  await expect(page.getByText("The match is in your list now.")).toBeVisible();
  await page.getByRole("button", { name: /on this device|Storage/ }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import a file" }).click();
  await (await chooser).setFiles(all);
  const told = page.getByRole("dialog").locator(".storage-told");
  await expect(told).toContainText("1 match imported");
  await expect(told).toContainText("For viewing only (1):");
  await expect(told).toContainText("“Broken”: ");
  for (const id of await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("fireside:/fireside/:match.")).map((key) => key.slice("fireside:/fireside/:match.".length)))) {
    expect(JSON.parse((await text(page, `fireside:/fireside/:match.${id}`))!).record, "as it was").toEqual(broken.record);
    await page.goto(`./#/burgundy/${id}`);
    await expect(page.getByText("This match can only be viewed")).toBeVisible();
    await page.goto("./#/");
  }
});

test("a match that was over when it came as a file was neither won nor lost here", async ({ page }) => {
  const over = await save({ seats: ["person", "easy"], at: "end" }, "over");
  const mine = JSON.parse(over);
  mine.meta.seats[0].name = "You";
  const path = test.info().outputPath("over.json");
  await writeFile(path, JSON.stringify(mine));
  await openLobby(page);
  await page.locator(".file-field").setInputFiles(path);
  await expect(page.getByText("The match is in your list now.")).toBeVisible();
  const card = page.locator(".saves .save, .go").first();
  await expect(card).toContainText(/finished: \w+ won/i);
  await expect(card).not.toContainText(/you/i);
  expect(await text(page, "fireside:/fireside/:stats")).toBeNull();
  const id = await page.evaluate(() => Object.keys(localStorage).find((key) => key.startsWith("fireside:/fireside/:match."))!.slice("fireside:/fireside/:match.".length));
  await page.goto(`./#/burgundy/${id}`);
  await expect(page.locator(".score strong")).toHaveText(/^\w+ wins$/);
  await expect(page.locator(".end-page")).not.toContainText(/\byou\b/i);
});

test("a file that is something else is refused", async ({ page }) => {
  await openLobby(page);
  await page.getByRole("button", { name: "Storage" }).click();
  const path = test.info().outputPath("else.json");
  for (const [content, words] of [["[1]", "not a Fireside backup"], ['{"fireside":"everything","format":9}', "newer version of Fireside"], [await save({ seats: ["person"] }), "not a Fireside backup"]]) {
    await writeFile(path, content);
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Import a file" }).click();
    await (await chooser).setFiles(path);
    await expect(page.getByRole("dialog").getByText("The file was not imported")).toContainText(words);
  }
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("fireside:/fireside/:match")))).toEqual([]);
  // The other button says where such a file belongs.
  await page.keyboard.press("Escape");
  await writeFile(path, '{"fireside":"everything","format":1,"made":1,"matches":[]}');
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open a match from a file" }).click();
  await (await chooser).setFiles(path);
  await expect(page.getByText("Import it under “Storage”")).toBeVisible();
});

test("the browser is asked to keep everything, and its answer is shown", { tag: "@phone" }, async ({ page }) => {
  await page.addInitScript(() => {
    let answers = [false, true];
    Object.defineProperty(Navigator.prototype, "vendor", { get: () => "Apple Computer, Inc." });
    StorageManager.prototype.persisted = async () => false;
    StorageManager.prototype.persist = async () => answers.shift()!;
  });
  await openLobby(page);
  await page.getByRole("button", { name: "Storage" }).click();
  await expect(page.getByText("may clear matches by itself")).toBeVisible();
  await expect(page.getByText("Safari deletes")).toBeVisible();
  await sound(page);
  const ask = page.getByRole("button", { name: "Ask the browser to keep it" });
  await ask.click();
  await expect(page.getByText("did not promise")).toBeVisible();
  await ask.click();
  await expect(page.getByText("keeps everything until you delete it")).toBeVisible();
  await expect(ask).toHaveCount(0);
  await expect(page.getByText("Safari deletes")).toHaveCount(0);
});

test("old finished matches go at once, and come back", async ({ page }) => {
  const long = 40 * 24 * 3_600_000;
  const old = Object.fromEntries(Object.entries(matches(9)).map(([key, text]) => [key, JSON.stringify({ ...JSON.parse(text), meta: { ...JSON.parse(text).meta, changed: Date.now() - long } })]));
  await put(page, old);
  await openLobby(page);
  await page.getByRole("button", { name: "9 on this device" }).click();
  await page.getByRole("button", { name: "Delete 3 old finished matches" }).click();
  await expect(page.getByRole("button", { name: "6 on this device" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "9 on this device" })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("fireside:/fireside/:match")).length)).toBe(9);
});
