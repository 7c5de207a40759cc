// The flows marked @smoke in another engine than Chromium's: Debian's Firefox (scripts/test), or with PLAYWRIGHT_OWN=1 those that Playwright
// brings along, where a machine may fetch them (the published workflow).
import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

const use = { viewport: { width: 1440, height: 900 } };
// A mouse and a finger, as on a machine with a screen that can be touched.
const pointers = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 };
const debian = { browserName: "firefox" as const, channel: "moz-firefox", launchOptions: { executablePath: process.env.FIREFOX, firefoxUserPrefs: pointers } };

export default defineConfig({
  ...base,
  outputDir: "../../target/engines",
  grep: /@smoke\b/,
  use: { baseURL: base.use!.baseURL },
  projects: process.env.PLAYWRIGHT_OWN
    ? (["firefox", "webkit"] as const).map((name) => ({ name, use: { ...use, browserName: name } }))
    : [{ name: "firefox", use: { ...use, ...debian } }],
});
