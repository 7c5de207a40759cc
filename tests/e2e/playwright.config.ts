import { createHash } from "node:crypto";
import { defineConfig } from "@playwright/test";

// A port of its own for every checkout, so that two of them can be tested at once.
const port = Number(process.env.E2E_PORT ?? 20000 + (createHash("sha256").update(import.meta.dirname).digest().readUInt16LE() % 20000));

export default defineConfig({
  testDir: ".",
  outputDir: "../../target/e2e",
  workers: 2,
  // A busy machine may be too slow once; the list names such a test as flaky. Nobody's own run forgives it.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  timeout: 60_000,
  reporter: [["list"]],
  use: {
    // Under a sub-path, as on GitHub Pages: an absolute path somewhere would fail every test.
    baseURL: `http://localhost:${port}/fireside/`,
    trace: "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-component-update", "--disable-sync"],
    },
  },
  projects: [
    { name: "phone", use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true } },
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `node ../../scripts/static-server.mjs --root ../../dist --port ${port} --prefix /fireside/`,
    url: `http://localhost:${port}/fireside/`,
    reuseExistingServer: false,
  },
});
