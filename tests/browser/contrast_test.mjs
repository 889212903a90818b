// Every text of the table stands out from what is really behind it, drawings and gradients too: WCAG AA.
import assert from "node:assert/strict";
import { faintTexts } from "./support/seen_text.mjs";
import { openMidGame } from "./support/positions.mjs";
import { allModules } from "./support/tables.mjs";
import { phone } from "./support/world.mjs";

async function assertReadable(page, where) {
  const { faint, seen } = await faintTexts(page);
  assert.ok(seen > 20, `${where}: ${seen} texts`);
  assert.deepEqual(faint, [], where);
}

async function inBothLights(world, modules) {
  const page = await openMidGame(world, { players: 4, modules, part: 0.5 });
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await assertReadable(page, colorScheme);
  }
}

export const theBasicBoardCanBeRead = (world) => inBothLights(world, []);
export const allOfTuscanyCanBeRead = (world) => inBothLights(world, allModules);

export async function everyTabOfAPhoneCanBeRead(world) {
  const page = await openMidGame(world, { players: 3, modules: allModules, part: 0.5, ...phone });
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    for (const name of ["Board", "Vineyard", "Hand", "Others", "Log"]) {
      await page.getByRole("navigation", { name: "Table" }).getByRole("button", { name }).click();
      await assertReadable(page, `${name}, ${colorScheme}`);
    }
  }
}
