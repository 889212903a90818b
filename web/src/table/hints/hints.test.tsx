import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LanguageProvider } from "../../i18n";
import type { Answer, Ask, Catalogue, HintAnswer, HintStep, PositionView, SoloView } from "../../wire/types";
import { DeskContext, type DeskTools } from "../desk_context";
import { ChoiceStore } from "../choice/choice_store";
import { Hints } from "./hints";
import { target } from "../choice/targets";

const answers: Answer[] = [
  { text: "row 1", kind: "row", row: 1 },
  { text: "row 4", kind: "row", row: 4 },
];
const because: Ask["because"] = { kind: "season", id: "spring" };
const ask: Ask = { seat: 0, kind: "wake_up_row", because, offers: answers.map((answer) => ({ answer })) };

type Told = Omit<HintAnswer, "plan"> & Partial<Pick<HintAnswer, "plan">>;

const plan: HintStep[] = [
  {
    answer: { text: "plant pinot field_6", kind: "plant", vine: "pinot", field: 6 },
    year: 2,
    season: "summer",
  },
  { answer: { text: "harvest field_6", kind: "harvest", field: 6 }, year: 2, season: "winter" },
];

async function shown(told: Told[] | null, view?: Partial<PositionView>) {
  const give = vi.fn();
  const onShow = vi.fn();
  const choice = new ChoiceStore(give);
  choice.pose("0", ask, true, view && ({ players: [], ...view } as unknown as PositionView));
  const context = { names: ["Anna"], viewer: 0, catalogue: {} as Catalogue };
  const zoom = vi.fn();
  const tools = { choice, context, zoom, peek: vi.fn() } as unknown as DeskTools;
  await act(async () => {
    render(
      <LanguageProvider>
        <DeskContext value={tools}>
          <Hints
            hint={{ seat: 0, seq: 3, answers: told?.map((one) => ({ plan: [], ...one })) ?? null }}
            onHint={() => undefined}
            onShow={onShow}
          />
        </DeskContext>
      </LanguageProvider>,
    );
  });
  await screen.findByRole("group", { name: "Hints" });
  return { choice, give, onShow, zoom };
}

describe("hints", () => {
  afterEach(cleanup);

  it("show on the table what they advise, and play nothing", async () => {
    const told = [
      { action: "row 4", chance: 623, visits: 90 },
      { action: "row 1", chance: 401, visits: 9 },
    ];
    const { choice, give, onShow } = await shown(told);
    const [best, other] = screen.getAllByRole("button");
    expect(best?.textContent).toContain("Chance to win 62%");
    expect(other?.textContent).toContain("Chance to win 40%");
    fireEvent.click(best as HTMLElement);
    expect(choice.isHinted(target.row(4))).toBe(true);
    expect(choice.isHinted(target.row(1))).toBe(false);
    expect(onShow).toHaveBeenCalledWith({ answer: answers[1] });
    fireEvent.click(await screen.findByRole("button", { pressed: true }));
    expect(choice.isHinted(target.row(4))).toBe(false);
    expect(give).not.toHaveBeenCalled();
  });

  it("begin with the best, and are never quite sure", async () => {
    await shown([
      { action: "row 1", chance: 2, visits: 900 },
      { action: "row 4", chance: 1000, visits: 800 },
    ]);
    const told = screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(told[0]).toContain("> 99%: Row 4");
    expect(told[1]).toContain("< 1%: Row 1");
  });

  it("tell the plan behind an answer, and open its cards", async () => {
    const { zoom } = await shown(
      [
        { action: "row 4", chance: 623, visits: 90, plan },
        { action: "row 1", chance: 401, visits: 9 },
      ],
      { year: 2, season: "spring" },
    );
    const whole = "Plan: in summer plant Pinot on field 6; in winter harvest field 6";
    const best = screen.getByRole("button", { name: /Row 4/, description: new RegExp(whole) });
    expect(best.closest("li")?.querySelector(".hint-plan")?.textContent).toBe(whole);
    expect(screen.getAllByText("Plan:")).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "Pinot" }));
    expect(zoom).toHaveBeenCalledWith({ kind: "vine", id: "pinot" });
  });

  it("say how much better the first is than the next", async () => {
    const first = { action: "row 4", visits: 90 };
    const second = { action: "row 1", chance: 580, visits: 9 };
    await shown([{ ...first, chance: 623 }, second]);
    const description = (pattern: RegExp) => screen.queryAllByRole("button", { description: pattern });
    expect(description(/^\+4% over “Row 1.*”$/)).toHaveLength(1);
    cleanup();
    await shown([{ ...first, chance: 581 }, second]);
    expect(description(/^about as good as “Row 1.*”$/)).toHaveLength(1);
    cleanup();
    await shown([second]);
    expect(screen.getByRole("button").hasAttribute("aria-describedby")).toBe(false);
  });

  it("tell somebody alone the chance against the Automa", async () => {
    await shown([{ action: "row 4", chance: 623, visits: 90 }], { solo: {} as SoloView });
    expect(screen.getByRole("button").textContent).toContain("Chance to beat the Automa 62%");
    expect(screen.queryByText("Chance to win")).toBeNull();
  });

  it("say that they are on their way, or that there are none", async () => {
    await shown(null);
    expect(screen.getByRole("status").textContent).toContain("thinks");
    cleanup();
    await shown([]);
    expect(screen.getByRole("status").textContent).toContain("no advice");
  });

  it("are forgotten with their question", async () => {
    const { choice } = await shown([{ action: "row 4", chance: 623, visits: 90 }]);
    fireEvent.click(screen.getByRole("button"));
    act(() => choice.pose("1", { ...ask }, true));
    expect(choice.isHinted(target.row(4))).toBe(false);
  });
});
