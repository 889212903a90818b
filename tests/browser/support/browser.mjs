import { existsSync } from "node:fs";
import { chromium } from "../../../web/node_modules/playwright-core/index.mjs";

// Debian's and Ubuntu's. The one without windows (chromium-headless-shell) was a sixth faster in one try on a
// busy machine, but a test with two pages did not end in it.
const browsers = ["/usr/bin/chromium", "/snap/bin/chromium", "/usr/bin/chromium-browser"];
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser of tests, films and pictures: the first that is there, or the one that CHROMIUM names. */
export function launch() {
  const found = process.env.CHROMIUM ?? browsers.find((path) => existsSync(path)) ?? browsers[0];
  return chromium.launch({ executablePath: found, args: flags });
}
