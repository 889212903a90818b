import { existsSync } from "node:fs";
import { chromium } from "../../../web/node_modules/playwright-core/index.mjs";

const browsers = [
  "/usr/bin/chromium",
  "/snap/bin/chromium",
  "/usr/bin/chromium-browser",
];

/** For pictures and films: the browser of the tests. */
export function launch() {
  return chromium.launch({
    executablePath:
      process.env.CHROMIUM ?? browsers.find((path) => existsSync(path)),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
    ],
  });
}
