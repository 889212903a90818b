// Opening tables the way people do.

function segment(page, group, choice) {
  return page.getByRole("group", { name: group, exact: true }).locator("label").filter({ hasText: choice });
}

export const allModules = ["Extended board", "Special workers", "Structure cards"];

/** Turns a switch of a form; by the keyboard, for the bar with the button may lie over it. */
export async function turnSwitch(page, name, on = true) {
  const found = page.getByRole("switch", { name, exact: true });
  if ((await found.isChecked()) !== on) await found.press("Space");
}

/** Switches modules of Tuscany on, by their names. */
export async function chooseModules(page, modules) {
  for (const name of modules) await turnSwitch(page, name);
}

/** Unfolds what is rarely changed. */
export async function unfoldOptions(page) {
  const options = page.locator("details.more-options");
  await options.waitFor();
  if (!(await options.evaluate((folded) => folded.open))) await options.locator("summary").click();
}

/** The field for the number of a deal; absent where the deal is left to chance. */
export const dealField = (page) => page.getByLabel("Deal number");

/** From the form to the table of a short game. `mode` is "computer", "screen" or "friends". */
export async function openTable(page, mode, wish = {}) {
  const { players = 2, years = 4, names = [], modules = [], deal, practice = false } = wish;
  await page.goto(`/new/${mode}`);
  await segment(page, "Players", new RegExp(`^${players}$`)).click();
  const nameFields = page.locator(".seat-row input.control-field");
  for (const [seat, name] of names.entries()) await nameFields.nth(seat).fill(name);
  await chooseModules(page, modules);
  await unfoldOptions(page);
  if (mode === "computer") await segment(page, "Computer’s pace", "At once").click();
  if (practice) await turnSwitch(page, "Practice table");
  await segment(page, "Length", String(years)).click();
  if (deal !== undefined) await dealField(page).fill(deal);
  await page.getByRole("button", { name: /^(Begin|Open the table)$/ }).click();
  await page.waitForURL(/\/table\//);
}

/** Takes the first open seat of the table that the address leads to. */
export async function joinTable(page, address, name) {
  await page.goto(address);
  await page.getByLabel("Your name").first().fill(name);
  await page.getByRole("button", { name: "Sit here" }).first().click();
}

/** Two people at an online table; resolves when the game has begun. */
export async function openTableForTwo(world, visitor = {}) {
  const anna = await world.visitor({ name: "Anna", ...visitor });
  const bruno = await world.visitor({ name: "Bruno", ...visitor });
  await openTable(anna, "friends");
  await anna.locator(".waiting-free").waitFor();
  await joinTable(bruno, anna.url(), "Bruno");
  await Promise.all([anna, bruno].map((page) => page.locator(".ask").waitFor()));
  return { anna, bruno };
}
