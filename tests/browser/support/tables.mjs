// Opening tables the way people do.

function segment(page, group, choice) {
  return page.getByRole("group", { name: group, exact: true }).locator("label").filter({ hasText: choice });
}

/**
 * From the address of the form to the table. `years` ends a short game; `deal` makes it repeatable.
 * @param mode "computer", "screen" or "friends"
 */
export async function openTable(
  page,
  mode,
  { players = 2, years = 4, pace = "At once", deal = "", names = [] } = {},
) {
  await page.goto(`/new/${mode}`);
  await segment(page, "Players", new RegExp(`^${players}$`)).click();
  for (const [seat, name] of names.entries())
    await page.locator(".seat-row input.control-field").nth(seat).fill(name);
  if (mode === "computer") await segment(page, "Pace of the computer", pace).click();
  if (years > 0) await segment(page, "Length", String(years)).click();
  await page.getByLabel("Number of the deal").fill(deal);
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
export async function openTableForTwo(world, options = {}) {
  const anna = await world.visitor({ name: "Anna" });
  const bruno = await world.visitor({ name: "Bruno" });
  await openTable(anna, "friends", { players: 2, ...options });
  await anna.getByRole("button", { name: "Sit here" }).waitFor();
  await joinTable(bruno, anna.url(), "Bruno");
  await Promise.all([anna, bruno].map((page) => page.locator(".ask").waitFor()));
  return { anna, bruno };
}
