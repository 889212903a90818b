import { act, cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { LanguageProvider } from "../../i18n";
import type { Answer, Ask, BoardActionEntry, Catalogue } from "../../wire/types";
import { DeskContext, type DeskTools } from "../desk_context";
import { ChoiceStore } from "../choice/choice_store";
import { SeasonalChart } from "../top/seasonal_chart";
import { Tile } from "./action_tile";
import { BoardFrame } from "./board_frame";
import type { TileWords } from "./tile_words";

afterEach(cleanup);

async function show(offers: Answer[], children: React.ReactNode) {
  const choice = new ChoiceStore(() => undefined);
  const because: Ask["because"] = { kind: "season", id: "winter" };
  const ask: Ask = { seat: 0, kind: "turn", because, offers: offers.map((answer) => ({ answer })) };
  choice.pose("0", ask, true);
  const context = { names: ["Anna"], viewer: 0, catalogue: {} as Catalogue };
  const tools = { choice, context, book: { board: { id: "extended" } } } as unknown as DeskTools;
  await act(async () => {
    render(
      <LanguageProvider>
        <DeskContext value={tools}>{children}</DeskContext>
      </LanguageProvider>,
    );
  });
}

const seasons = ["spring", "summer", "fall", "winter"] as const;

describe("a board of four seasons", () => {
  it("has a band each, the present one lit, and what belongs to none beside them", async () => {
    const bands = seasons.map((season) => ({ season, name: season, tiles: <p>tile of {season}</p> }));
    await show(
      [],
      <BoardFrame bands={bands} active="fall" wanted="fall" light="fall" beside={<p>the map</p>} />,
    );
    expect(await screen.findByText("the map")).toBeTruthy();
    const regions = screen.getAllByRole("region");
    expect(regions.map((band) => band.getAttribute("aria-label"))).toEqual([...seasons]);
    expect(regions.map(({ dataset }) => dataset.active)).toEqual(["false", "false", "true", "false"]);
    expect(within(regions[2]!).getByText("tile of fall")).toBeTruthy();
    const opened = screen.getAllByRole("button").map((name) => name.getAttribute("aria-expanded"));
    expect(opened).toEqual(["false", "false", "true", "false"]);
  });

  it("says the bonus of each space, for one action may have two", async () => {
    const visitor = {
      id: "play_summer_visitor",
      season: "summer",
      spaces: ["left", "middle", "right"].map((position, i) => ({
        id: `play_summer_visitor.${position}`,
        min_players: 1 + 2 * i,
        bonus: i < 2,
      })),
      art: "play_summer_visitor.art",
      choices: [],
    } as unknown as BoardActionEntry;
    const words: TileWords = {
      name: "Play",
      short: "Play",
      text: "Play {summer 1}.",
      spaceName: (space) => space,
      bonusOf: (space) => (space.endsWith("left") ? "+{lira 1}" : "+{summer 1}"),
    };
    const place = (space: string) =>
      ({ text: `place regular ${space}`, kind: "place", worker: "regular", space }) as Answer;
    await show(
      visitor.spaces.map(({ id }) => place(id)),
      <Tile action={visitor} players={6} standing={{}} planned={[]} words={words} />,
    );
    const buttons = await screen.findAllByRole("button");
    const labels = buttons
      .filter(({ dataset }) => dataset.place !== undefined)
      .map((oval) => oval.textContent);
    expect(labels[0]).toContain("bonus +1 lira");
    expect(labels[1]).toContain("bonus +1 summer visitor card");
    expect(labels[2]).not.toContain("bonus");
  });
});

describe("the walked chart", () => {
  const columns = seasons.map((season) => ({ season, name: season }));
  const words = { columns, label: "chart", nextLabel: "next year", firstLabel: "first" };
  const rows = [1, 2, 3].map((row) => ({
    row,
    bonuses: [null, row > 1 ? "gift" : null, null, null],
    now: row === 2 ? { seat: 0, name: "Anna", column: 1 } : undefined,
    next: row === 3 ? { seat: 0, name: "Anna" } : undefined,
    label: `row ${row}`,
  }));

  it("offers the rows that are asked for", async () => {
    const answer = { text: "row 3", kind: "row", row: 3 } as Answer;
    await show([answer], <SeasonalChart {...words} rows={rows} layout="strip" />);
    const buttons = await screen.findAllByRole("button");
    expect(buttons.map(({ dataset }) => dataset.place)).toEqual(["row:3"]);
  });

  it("shows the rooster where it stands and where it will be, and what has been taken", async () => {
    await show([], <SeasonalChart {...words} rows={rows} layout="sheet" />);
    const rooster = await screen.findByLabelText("Anna");
    const cell = rooster.closest<HTMLElement>(".chart-cell");
    expect(cell?.className).toContain("chart-summer");
    expect(cell?.dataset.taken).toBe("true");
    expect(screen.getByLabelText("Anna, next year").closest("[data-place]")?.getAttribute("data-place")).toBe(
      "row:3",
    );
  });
});
