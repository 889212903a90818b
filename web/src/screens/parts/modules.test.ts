import { describe, expect, it } from "vitest";
import { english as messages } from "../../i18n/every_language";
import { moduleOptions, modulesText, noModules, withModule } from "./modules";

const options = { players: 2, friendly: false, two_parents: false, last_year: 0 };

describe("the modules of a table", () => {
  it("are none by default, and then are not even mentioned", () => {
    expect(moduleOptions(noModules)).toEqual({});
    expect(modulesText(options, messages)).toBeNull();
  });

  it("come in one order, however they were chosen", () => {
    const chosen = withModule(withModule(["structures"], "board", true), "workers", true);
    expect(chosen).toEqual(["board", "workers", "structures"]);
    expect(withModule(chosen, "workers", false)).toEqual(["board", "structures"]);
  });

  it("have a map that may go unscored only with the board", () => {
    expect(moduleOptions({ modules: ["workers"], plain_stars: true })).toEqual({ modules: ["workers"] });
    expect(moduleOptions({ modules: ["board"], plain_stars: true })).toEqual({
      modules: ["board"],
      plain_stars: true,
    });
  });

  it("are listed by their names", () => {
    expect(modulesText({ ...options, modules: ["board", "workers"] }, messages)).toBe(
      "Tuscany: Extended board and Special workers",
    );
  });
});
