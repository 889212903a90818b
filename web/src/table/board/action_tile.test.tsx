import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { LanguageProvider } from "../../i18n";
import type { Answer, Ask, BoardActionEntry, Catalogue } from "../../wire/types";
import { DeskContext, type DeskTools } from "../desk_context";
import { ChoiceStore } from "../choice/choice_store";
import { ActionTile } from "./action_tile";
import type { StandingBySpace } from "./standing";

const tour: BoardActionEntry = {
  id: "give_tour",
  season: "summer",
  spaces: [
    { id: "give_tour.left", min_players: 1, bonus: false },
    { id: "give_tour.middle", min_players: 3, bonus: true },
    { id: "give_tour.right", min_players: 5, bonus: false },
  ],
  art: "give_tour.art",
  choices: [],
};
const answers: Answer[] = [
  { text: "take give_tour", kind: "take", action: "give_tour" },
  { text: "place regular give_tour.left", kind: "place", worker: "regular", space: "give_tour.left" },
  { text: "place grande give_tour.art", kind: "place", worker: "grande", space: "give_tour.art" },
];

const nobody: StandingBySpace = {};

async function drawn(offers: Answer[], { players = 2, standing = nobody } = {}) {
  const choice = new ChoiceStore(() => undefined);
  const because: Ask["because"] = { kind: "season", id: "winter" };
  const ask: Ask = { seat: 0, kind: "turn", because, offers: offers.map((answer) => ({ answer })) };
  choice.pose("0", ask, true);
  const context = { names: ["Anna"], viewer: 0, catalogue: {} as Catalogue };
  const tools = { choice, context, book: { board: { id: "base" } } } as unknown as DeskTools;
  await act(async () => {
    render(
      <LanguageProvider>
        <DeskContext value={tools}>
          <ActionTile action={tour} players={players} standing={standing} planned={[]} />
        </DeskContext>
      </LanguageProvider>,
    );
  });
  await screen.findByRole("heading");
  return screen.queryAllByRole("button");
}

const places = () =>
  [...document.querySelectorAll<HTMLElement>(".oval")].map(({ dataset }) => dataset.place?.split(".")[1]);

describe("an action on the board", () => {
  afterEach(cleanup);

  it("is one button when the whole of it is asked for", async () => {
    expect(await drawn(answers.slice(0, 1))).toHaveLength(1);
  });

  it("never has one button within another", async () => {
    const buttons = await drawn(answers);
    expect(buttons).toHaveLength(3);
    for (const button of buttons) expect(button.querySelector("[role=button]")).toBeNull();
  });

  it("draws the spaces that are used with so many players", async () => {
    for (const [players, used] of [
      [2, ["left"]],
      [4, ["left", "middle"]],
      [6, ["left", "middle", "right"]],
    ] as const) {
      await drawn([], { players });
      expect(places()).toEqual(used);
      cleanup();
    }
  });

  it("draws a space that the question or a worker says is open", async () => {
    await drawn([{ text: "place", kind: "place", worker: "regular", space: "give_tour.right" }]);
    expect(places()).toEqual(["left", "right"]);
    cleanup();
    await drawn([], { standing: { "give_tour.middle": [{ seat: null, worker: "regular" }] } });
    expect(places()).toEqual(["left", "middle"]);
  });
});
