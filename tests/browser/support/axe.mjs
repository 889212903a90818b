import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

const source = await readFile(
  new URL("../../../web/node_modules/axe-core/axe.min.js", import.meta.url),
  "utf8",
);

async function violationsOn(page, rules) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (only) => {
    const { violations: found } = await window.axe.run(document, only === null ? {} : { runOnly: only });
    return found.map(({ id, impact, nodes }) => ({
      id,
      impact,
      count: nodes.length,
      first: nodes[0].html.slice(0, 200),
      why: nodes[0].failureSummary,
    }));
  }, rules);
}

/** axe-core finds nothing to complain about. */
export async function assertAccessible(page, screen) {
  assert.deepEqual(await violationsOn(page, null), [], `axe on ${screen}`);
}

/** In the light and in the dark, which differ only in colours. */
export async function assertAccessibleInAnyLight(page, screen) {
  await assertAccessible(page, screen);
  await page.emulateMedia({ colorScheme: "dark" });
  assert.deepEqual(await violationsOn(page, ["color-contrast"]), [], `axe on ${screen} in the dark`);
  await page.emulateMedia({ colorScheme: "light" });
}
