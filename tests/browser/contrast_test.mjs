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

/** Of two colours that the style names, as they are drawn. */
const contrastOf = (page, ink, paper) =>
  page.evaluate(
    ([ink, paper]) => {
      const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      const probe = document.body.appendChild(document.createElement("i"));
      const lightness = (name) => {
        probe.style.color = `var(${name})`;
        context.fillStyle = getComputedStyle(probe).color;
        context.fillRect(0, 0, 1, 1);
        const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((byte) =>
          byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      };
      const [dark, light] = [lightness(ink), lightness(paper)].sort((a, b) => a - b);
      probe.remove();
      return light / dark;
    },
    [ink, paper],
  );

// WCAG 1.4.11: what is drawn and must be told apart.
export async function everyPlayersLineInAChartCanBeSeen(world) {
  const page = await world.visitor();
  await page.goto("/");
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    for (const line of ["--line-0", "--line-1", "--line-2", "--line-3", "--line-4", "--line-5", "--automa-ink"]) {
      for (const paper of ["--paper", "--paper-shade"]) {
        const contrast = await contrastOf(page, line, paper);
        assert.ok(contrast >= 3, `${line} on ${paper}, ${colorScheme}: ${contrast.toFixed(2)}`);
      }
    }
  }
}
