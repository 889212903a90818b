import { existsSync } from "node:fs";
import { chromium } from "../../../web/node_modules/playwright-core/index.mjs";

// Debian's and Ubuntu's. The one without windows comes first: it takes a quarter less processor time.
const browsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/snap/bin/chromium",
  "/usr/bin/chromium-browser",
];
// The last list of features counts, so it repeats those of Playwright's that could matter to a page. The others belong to the
// browser's own address bar, whose two pages would be loaded for every window and take as long as a table of ours.
const switchedOff = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxAimPopup",
];
const flags = [
  `--disable-features=${switchedOff.join(",")}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Letters as wide as in a window, where they are not fitted to whole pixels either.
  "--font-render-hinting=none",
];

/** The browser of tests, films and pictures: the first that is there, or the one that CHROMIUM names. */
export function launch() {
  const found = process.env.CHROMIUM ?? browsers.find((path) => existsSync(path)) ?? browsers[0];
  return chromium.launch({ executablePath: found, args: flags });
}
