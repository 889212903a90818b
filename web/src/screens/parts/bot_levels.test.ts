import { describe, expect, it } from "vitest";
import { languageNames, loadMessages } from "../../i18n/languages";
import type { Language } from "../../i18n";
import { botName, levelOf, preferredBot, secondsOf, withSeconds } from "./bot_levels";

const levels = ["daydreamer", "cellar_hand", "apprentice", "journeyman", "vintner", "master", "expert"];
const former = ["random", "greedy"];

describe("a computer player", () => {
  it("is of the middle level unless another is wanted", () => {
    expect(preferredBot(levels)).toBe("journeyman");
    expect(preferredBot(["weak", "fair", "strong"])).toBe("fair");
    expect(preferredBot([])).toBe("apprentice");
  });

  it("carries its time with its name", () => {
    expect(withSeconds("expert", 10)).toBe("expert:seconds=10");
    expect(levelOf("expert:seconds=10")).toBe("expert");
    expect(secondsOf("expert:seconds=10")).toBe(10);
    expect(secondsOf("vintner")).toBeNull();
  });

  it.each(Object.keys(languageNames) as Language[])(
    "has a name and an explanation in %s",
    async (language) => {
      const t = await loadMessages(language);
      const all = [...levels, ...former];
      const names = all.map((level) => botName(level, t));
      const visitors = Object.values(t.cards.visitors).map(({ name }) => name);
      expect(new Set([...names, ...visitors]).size).toBe(all.length + visitors.length);
      for (const level of all) expect(t.ui.screens.newTable.bots[level]?.text).toMatch(/\w+\.$/);
      expect(botName("expert:seconds=10", t)).toContain("10");
      expect(botName("somebody_new", t)).toBe("somebody_new");
    },
  );
});
