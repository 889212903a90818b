import { expect, it } from "vitest";
import { joined } from "./everything";
import { mergedWith, readWhole, wholeOf } from "./file";

it("reads what was saved, and nothing else", () => {
  const whole = { vendemmia: 1, records: { "table/a": "{}" }, browser: { "vendemmia.here.person": "[]" } };
  expect(readWhole(JSON.stringify(whole))).toEqual(whole);
  for (const other of ["", "[]", "null", "7", "{}", '{"vendemmia":2,"records":{}}', '{"vendemmia":1}'])
    expect(readWhole(other)).toBeNull();
  expect(readWhole('{"vendemmia":1,"records":{"table/a":7}}')).toBeNull();
  expect(readWhole('{"vendemmia":1,"records":{},"browser":[1]}')).toBeNull();
});

it("leaves out what is made again", () => {
  expect(
    wholeOf([
      ["table/a", "{}"],
      ["review/b", "0\n{}"],
    ]),
  ).toEqual({ vendemmia: 1, records: { "table/a": "{}" } });
});

const table = (id: string, entries: number, mark: string) => ({
  [`table/${id}`]: mark,
  ...Object.fromEntries(
    Array.from({ length: entries }, (_, i) => [`entries/${id}/${String(i).padStart(10, "0")}`, mark]),
  ),
});

it("keeps of a table that is in both the one that has gone further, whole", () => {
  const mine = new Map(
    Object.entries({ ...table("a", 3, "mine"), ...table("b", 1, "mine"), "chat/b/0": "mine" }),
  );
  const theirs = { ...table("a", 2, "theirs"), ...table("b", 2, "theirs"), ...table("c", 0, "theirs") };
  const after = new Map(mine);
  for (const { key, value } of mergedWith(mine, theirs)) {
    if (value === null) after.delete(key);
    else after.set(key, value);
  }
  expect(Object.fromEntries(after)).toEqual({
    ...table("a", 3, "mine"),
    ...table("b", 2, "theirs"),
    ...table("c", 0, "theirs"),
  });
});

it("adds campaigns, changes none, and takes nothing else from a file", () => {
  const mine = new Map([["campaign/x", "mine"]]);
  expect(
    mergedWith(mine, { "campaign/x": "theirs", "campaign/y": "theirs", uptime: "9", probe: "" }),
  ).toEqual([{ key: "campaign/y", value: "theirs" }]);
});

it("joins what proves one's seats, and prefers what is here", () => {
  expect(joined(null, '["b"]')).toBe('["b"]');
  expect(joined('["a","b"]', '["b","c"]')).toBe('["a","b","c"]');
  expect(JSON.parse(joined('{"t":1}', '{"t":2,"u":3}'))).toEqual({ t: 1, u: 3 });
  expect(joined('["a"]', "damaged")).toBe('["a"]');
});
