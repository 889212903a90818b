import { describe, expect, it } from "vitest";
import { languages } from "../../i18n/every_language";
import type { TableInfo } from "../../wire/types";
import { tableFacts } from "./table_facts";

const table = (options: object, rest: object = {}) =>
  ({
    hints: true,
    coach: false,
    spectators: false,
    chosen_deal: false,
    options: { players: 3, friendly: false, two_parents: false, last_year: 0, ...options },
    ...rest,
  }) as TableInfo;

describe.each(languages)("what a guest is told before sitting down, in $language", (t) => {
  const { tuscany, game, table: words } = t.ui;

  it("is the base game, where nothing was added", () => {
    expect(tableFacts(table({}), t)).toEqual([words.waiting.facts.base, words.waiting.facts.hints]);
  });

  it("is every module and variant, with what it means", () => {
    const modules = ["board", "workers", "structures"];
    const options = { modules, plain_stars: true, friendly: true, two_parents: true, last_year: 5 };
    const facts = tableFacts(table(options, { hints: false, spectators: true }), t);
    const names = facts.map(({ name }) => name);
    for (const { name } of Object.values(tuscany.modules.each)) expect(names).toContain(name);
    expect(names).toContain(game.options.friendly.name);
    expect(names).toContain(words.waiting.facts.noHints.name);
    expect(facts.every(({ text }) => text.length > 10)).toBe(true);
  });
});
