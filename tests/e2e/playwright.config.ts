import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

// A port of its own for every checkout, so that two of them can be tested at once; below those that systems give to whoever connects (from
// 32768), or waiting for the server can take its place.
const port = Number(process.env.E2E_PORT ?? 20000 + (createHash("sha256").update(import.meta.dirname).digest().readUInt16LE() % 12000));

// scripts/screens photographs; the tests look at nothing and take no pictures.
const screens = !!process.env.SCREENS;

export default defineConfig({
  testDir: ".",
  testMatch: screens ? "screens.spec.ts" : "*.spec.ts",
  testIgnore: screens ? [] : "screens.spec.ts",
  outputDir: "../../target/e2e",
  // Pages wait for frames and timers half of the time: a third one fills two cores.
  workers: 3,
  // A test that passes only when tried twice is a mistake.
  retries: 0,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // A busy machine is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    // Under a sub-path, as on GitHub Pages: an absolute path somewhere would fail every test.
    baseURL: `http://localhost:${port}/fireside/`,
    trace: "off",
    launchOptions: {
      executablePath: [process.env.HEADLESS_SHELL, "/usr/bin/chromium-headless-shell", process.env.CHROMIUM].find((path) => path && existsSync(path)) ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-component-update", "--disable-sync"],
    },
  },
  projects: [
    // One size is enough for what a size does not change: the desktop's. "@phone" marks what a phone shows, "@both" what is laid
    // out differently.
    { name: "phone", grep: screens ? undefined : /@(phone|both)\b/, grepInvert: /@desktop\b/, use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true } },
    { name: "desktop", grepInvert: /@phone\b/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `node ../../scripts/static-server.mjs --root ../../dist --port ${port} --prefix /fireside/`,
    url: `http://localhost:${port}/fireside/`,
    reuseExistingServer: false,
  },
});
