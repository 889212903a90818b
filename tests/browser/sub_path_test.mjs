// The page below a path of another site: nothing of it may ask for anything outside.
import assert from "node:assert/strict";
import { Below } from "./support/below.mjs";
import { waitToBeAsked } from "./support/play.mjs";
import { joinTable, openTableByForm } from "./support/tables.mjs";

const path = "/games/vendemmia";

export async function thePageWorksBelowAnotherSitesPath(world) {
  const below = await new Below(path, world.address).start();
  try {
    const page = await world.visitor({ address: below.address });
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    page.on("websocket", (socket) => asked.push(socket.url()));
    await page.goto(`${path}/`);
    // By links and back.
    await page.getByRole("link", { name: "Rules" }).click();
    await page.waitForURL(`**${path}/rules`);
    await page.goBack();
    await page.waitForURL(`**${path}/`);
    // Deep places, loaded as such: their files, the law book and the pictures come from the right place.
    await page.goto(`${path}/rules/R-51`);
    await page.getByText("R-51").first().waitFor();
    await page.goto(`${path}/puzzles`);
    await page.getByRole("link", { name: /\d/ }).first().waitFor();
    await page.goto(`${path}/daily`);
    await page.getByRole("region", { name: "Alone against the Automa" }).waitFor();
    // A table, loaded anew, and found again from the first screen.
    await openTableByForm(page, "computer", { root: path });
    assert.match(new URL(page.url()).pathname, /^\/games\/vendemmia\/table\/[^/]+$/);
    await waitToBeAsked(page);
    await page.reload();
    await waitToBeAsked(page);
    await page.goto(`${path}/`);
    await page.locator(".kept-link").first().click();
    await waitToBeAsked(page);

    // Links lead others there too: to a table, and with the own code.
    await openTableByForm(page, "friends", { root: path });
    const guest = await world.visitor({ address: below.address, name: "Bruno" });
    await joinTable(guest, page.url(), "Bruno");
    await page.getByText("Bruno").first().waitFor();

    const outside = asked.filter((url) => {
      const { protocol, pathname } = new URL(url);
      return protocol !== "data:" && protocol !== "blob:" && !pathname.startsWith(`${path}/`);
    });
    assert.deepEqual(outside, []);
    assert.ok(
      asked.some((url) => url.startsWith("ws:")),
      "a line to the server",
    );
  } finally {
    below.close();
  }
}
