import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  faultsOf,
  languagesIn,
  laterTypescriptOf,
  parseMessage,
  readLanguage,
  typescriptOf,
  usedIn,
  writeWords,
} from "../../scripts/words.mjs";
import type { MessagePart } from "../../scripts/words.mjs";
import { capital, given, is, small } from "./message";

interface Cases {
  cases: { text: string; with: Partial<Record<string, string>>; says: string }[];
  wrong: string[];
}
// The text mode's reader has to pass the same cases.
const data = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../tests/data/messages.json"), "utf8"),
) as Cases;

/** What the TypeScript that is written for these parts says. */
function filled(parts: MessagePart[], values: Partial<Record<string, string>>): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("use" in part) {
        const value = part.shown ?? values[part.use] ?? "";
        return part.form === "capital" ? capital(value) : part.form === "small" ? small(value) : value;
      }
      const value = values[part.test];
      const wanted = part.other === undefined ? part.values : [values[part.other] ?? ""];
      const holds = (wanted === undefined ? given(value) : is(value, ...wanted)) !== part.not;
      return filled(holds ? part.then : part.otherwise, values);
    })
    .join("");
}

describe("messages", () => {
  it.each(data.cases)("$text says $says", ({ text, with: values, says }) => {
    expect(filled(parseMessage(text), values)).toBe(says);
  });

  it.each(data.wrong)("%s is no message", (text) => {
    expect(() => parseMessage(text)).toThrow();
  });

  it("are written as functions of their parameters", () => {
    const tree = {
      language: { name: "English" },
      answers: { "plant(vine, field)": "Plant $vine on $field", done: "Done" },
      events: { "drew(who, you?)": "[you?$who(You)|$who] drew" },
      page: { table: { "left(count, name?)": "$count [count=1?card|cards]" } },
      text_mode: { help: "for the text mode alone" },
    };
    const code = typescriptOf("en", tree);
    expect(code).toContain(
      '"plant": ({ vine, field }: { vine: Value; field: Value }) => `Plant ${vine} on ${field}`',
    );
    expect(code).toContain(
      '"drew": ({ who, you }: { who: Part; you?: Part | Missing }) => said`${given(you) ? said`${shown(who, "You")}` : said`${who}`} drew`',
    );
    expect(code).toContain(
      '"left": (count: Value, _name?: Value | Missing) => `${count} ${is(count, "1") ? `card` : `cards`}`',
    );
    expect(code).toContain('"done": "Done"');
    expect(code).not.toContain("text_mode");
  });

  it("of screens that few open are written apart", () => {
    const tree = {
      language: { name: "English" },
      page: { table: { done: "Done" }, later: { puzzles: { "left(count)": "$count left" } } },
    };
    expect(typescriptOf("en", tree)).not.toContain("left");
    const later = laterTypescriptOf("en", tree);
    expect(later).toContain('import { type Value } from "../message";');
    expect(later).toContain('"left": (count: Value) => `${count} left`');
    expect(later).toContain("export type LaterWords = typeof words;");
  });

  it("tell which parameters they use", () => {
    expect(usedIn(parseMessage("$who [paid?paid|gained] {lira $amount}[a=$b?!]"))).toEqual([
      "who",
      "paid",
      "amount",
      "a",
      "b",
    ]);
  });
});

describe("languages", () => {
  it("begin with the model", () => {
    expect(languagesIn()).toEqual(expect.arrayContaining(["en", "es", "de"]));
    expect(languagesIn()[0]).toBe("en");
  });

  it.each(languagesIn())("%s has everything", (language) => {
    expect(faultsOf(readLanguage(language), readLanguage("en"))).toEqual([]);
  });

  it("are told what they lack", () => {
    const model = { undo: { beginning: "Begin", "seen(event?)": "Seen[event?: $event]", list: ["a", "b"] } };
    expect(faultsOf({ undo: { "seen(event?)": "Vu $evnet", list: "a", later: "Plus tard" } }, model)).toEqual(
      [
        "missing: undo.beginning",
        "unknown parameter $evnet: undo.seen(event?)",
        "another kind of entry than in English: undo.list",
        "not in English: undo.later",
      ],
    );
  });

  it("are written where the page imports them", () => {
    const folder = mkdtempSync(join(tmpdir(), "words-"));
    expect(writeWords(undefined, folder)).toBe(true);
    const list = readFileSync(join(folder, "list.ts"), "utf8");
    for (const language of languagesIn())
      expect(list).toContain(`${language}: () => import("./${language}")`);
    rmSync(folder, { recursive: true });
  });
});
