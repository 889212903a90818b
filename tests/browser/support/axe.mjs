import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

const source = await readFile(
  new URL("../../../web/node_modules/axe-core/axe.min.js", import.meta.url),
  "utf8",
);

/** axe-core finds nothing to complain about. */
export async function assertAccessible(page, screen) {
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { violations: found } = await window.axe.run(document);
    return found.map(({ id, impact, nodes }) => ({
      id,
      impact,
      count: nodes.length,
      first: nodes[0].html.slice(0, 200),
      why: nodes[0].failureSummary,
    }));
  });
  assert.deepEqual(violations, [], `axe on ${screen}`);
}
