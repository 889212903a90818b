// Opening tables the way people do.

function segment(page, group, choice) {
  return page.getByRole("group", { name: group, exact: true }).locator("label").filter({ hasText: choice });
}

/** From the form to the table of a short game. `mode` is "computer", "screen" or "friends". */
export async function openTable(page, mode, { players = 2, years = 4, names = [] } = {}) {
  await page.goto(`/new/${mode}`);
  await segment(page, "Players", new RegExp(`^${players}$`)).click();
  const nameFields = page.locator(".seat-row input.control-field");
  for (const [seat, name] of names.entries()) await nameFields.nth(seat).fill(name);
  if (mode === "computer") await segment(page, "Pace of the computer", "At once").click();
  await segment(page, "Length", String(years)).click();
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
export async function openTableForTwo(world) {
  const anna = await world.visitor({ name: "Anna" });
  const bruno = await world.visitor({ name: "Bruno" });
  await openTable(anna, "friends");
  await anna.getByRole("button", { name: "Sit here" }).waitFor();
  await joinTable(bruno, anna.url(), "Bruno");
  await Promise.all([anna, bruno].map((page) => page.locator(".ask").waitFor()));
  return { anna, bruno };
}
