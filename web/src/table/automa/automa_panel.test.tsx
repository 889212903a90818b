import { act, cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { LanguageProvider } from "../../i18n";
import { context } from "../../i18n/samples";
import type { Catalogue, GameOptions, PositionView, SoloView } from "../../wire/types";
import { indexOf } from "../catalogue_index";
import { DeskContext, type DeskTools } from "../desk_context";
import { AutomaPanel } from "./automa_panel";

const catalogue: Catalogue = {
  ...context.catalogue,
  automa_cards: [{ id: "automa_07", bars: ["plant_vine", "influence"] }],
  levels: [
    {
      id: "normal",
      years: 7,
      automa_vp: 20,
      start_vp: 0,
      least_workers: 0,
      aggressive: true,
    },
  ],
  aggressive_vp: [-1, 0, 1, 4, 8, 13, 20],
  challenges: [{ number: 8, id: "no_customers", board: "base", aggressive: true }],
};

const solo: SoloView = {
  automa_vp: 20,
  automa_workers: 1,
  years: 7,
  glass: [1, 2, 3],
  tokens: 2,
  draw_count: 23,
  used: ["automa_07"],
  drawn: 1,
};

async function drawn(change: Partial<SoloView> = {}, options: Partial<GameOptions> = {}) {
  const view = {
    options: { players: 1, friendly: false, two_parents: false, last_year: 0, level: "normal", ...options },
    year: 4,
    season: "summer",
    board: { "plant_vine.left": { seat: null, worker: "regular" } },
  } as unknown as PositionView;
  const tools = { book: indexOf(catalogue), context: { ...context, catalogue } } as unknown as DeskTools;
  await act(async () => {
    render(
      <LanguageProvider>
        <DeskContext value={tools}>
          <AutomaPanel view={view} solo={{ ...solo, ...change }} />
        </DeskContext>
      </LanguageProvider>,
    );
  });
  return screen.findByRole("region", { name: "Automa" });
}

describe("the Automa's panel", () => {
  afterEach(cleanup);

  it("says what to beat, how much it has placed and what is left of its deck", async () => {
    const panel = await drawn();
    expect(panel.textContent).toContain("at the end of year 7");
    within(panel).getByRole("img", { name: "1 of 6 workers placed this year" });
    within(panel).getByRole("img", { name: "23 cards left in its deck" });
    within(panel).getByRole("button", { name: "Used cards (1)" });
    expect(panel.querySelectorAll(".automa-year")).toHaveLength(7);
  });

  it("shows the yearly targets of the aggressive variant with the present year marked", async () => {
    const panel = await drawn({ automa_vp: 4 }, { aggressive: true });
    expect(panel.textContent).toContain("at the end of year 4");
    const now = panel.querySelector(".automa-year[aria-current]");
    expect(now?.textContent).toContain("Year 4: 4 VP");
    expect(panel.querySelector(".automa-year-points")?.textContent).toBe("−1");
  });

  it("lights the bars that count and marks where a worker went", async () => {
    const panel = await drawn();
    const [planting, star] = panel.querySelectorAll<HTMLElement>(".automa-bar");
    expect(planting?.dataset.counts).toBe("true");
    within(planting!).getByRole("img", { name: "its worker stands there" });
    expect(star?.dataset.counts).toBe("false");
  });

  it("waits for the first card, and notes what a challenge changes", async () => {
    const panel = await drawn({ used: [] }, { challenge: 8 });
    expect(panel.querySelector(".automa-bar")).toBeNull();
    expect(panel.textContent).toContain("No order may be filled");
  });
});
