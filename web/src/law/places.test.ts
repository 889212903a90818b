import { expect, it } from "vitest";
import { addressOfRuling, addressOfSubject, rulesPlaceOf } from "./places";

const placeAt = (address: string) => rulesPlaceOf(address.split("/").slice(2));

it("leads from addresses to places in the rules", () => {
  expect(placeAt("/rules")).toEqual({ kind: "brief" });
  expect(placeAt("/rules/law")).toEqual({ kind: "contents" });
  expect(placeAt(addressOfSubject("workers/merchant"))).toEqual({ kind: "subject", id: "workers/merchant" });
  expect(placeAt(addressOfRuling("D-7"))).toEqual({ kind: "ruling", number: "D-7" });
  expect(placeAt("/rules/r-51")).toEqual({ kind: "ruling", number: "R-51" });
});

it("knows when nothing is there", () => {
  expect(placeAt("/rules/lore")).toBeNull();
  expect(placeAt("/rules/R-51/more")).toBeNull();
});
