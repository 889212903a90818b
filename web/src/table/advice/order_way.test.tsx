import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LanguageProvider } from "../../i18n";
import type { Catalogue, OrderPlanAnswer } from "../../wire/types";
import { ChoiceStore } from "../choice/choice_store";
import { DeskContext, type DeskTools } from "../desk_context";
import OrderWay, { seasonsOf } from "./order_way";

const told: OrderPlanAnswer = {
  is: "order_plan",
  order: "order_02",
  turns: [
    {
      year: 1,
      season: "summer",
      worker: "regular",
      answers: [{ text: "build trellis", kind: "build", structure: "trellis" }],
      lira: -2,
    },
    {
      year: 2,
      season: "winter",
      worker: "regular",
      answers: [{ text: "harvest field_6", kind: "harvest", field: 6 }],
      lira: 0,
    },
    {
      year: 2,
      season: "winter",
      worker: "grande",
      answers: [{ text: "fill order_02", kind: "fill", order: "order_02" }],
      lira: 0,
    },
  ],
  missing: [],
  complete: true,
  until: 4,
};

async function shown(answer: Promise<OrderPlanAnswer>, asked = false) {
  const planOrder = vi.fn(() => answer);
  const choice = new ChoiceStore(() => undefined);
  const context = { names: ["Anna"], viewer: 0, catalogue: { orders: [] } as unknown as Catalogue };
  const tools = { choice, context, zoom: vi.fn(), peek: vi.fn() } as unknown as DeskTools;
  await act(async () => {
    render(
      <LanguageProvider>
        <DeskContext value={tools}>
          <OrderWay order="order_02" planOrder={planOrder} asked={asked} />
        </DeskContext>
      </LanguageProvider>,
    );
  });
  return planOrder;
}

describe("the way to an order", () => {
  afterEach(cleanup);

  it("is asked for by whoever wants it", async () => {
    const planOrder = await shown(Promise.resolve(told));
    const button = await screen.findByRole("button", { name: "How can I fill it?" });
    expect(planOrder).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(button));
    expect(planOrder).toHaveBeenCalledWith("order_02");
    const headings = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["Summer, year 1", "Winter, year 2"]);
    const way = screen.getByRole("region", { name: "The shortest way" });
    expect(way.textContent).toContain("harvest field 6");
    expect(way.textContent).toContain("In all: 3 workers");
    expect(way.textContent).toContain("As if the others passed");
  });

  it("says what is missing", async () => {
    const missing: OrderPlanAnswer["missing"] = [{ wine: "white", at_least: 2, lack: "white_grapes" }];
    await shown(Promise.resolve({ ...told, turns: [], missing }), true);
    const way = await screen.findByRole("region", { name: "The shortest way" });
    expect(way.textContent).toContain("no way until the end of year 4");
    expect(screen.getByRole("listitem").textContent).toBe(
      "White wine of 2 or more: no white grapes on the crush pad, on a field or in hand",
    );
  });

  it("can be asked for again when it was refused", async () => {
    await shown(Promise.reject(new Error("too much")), true);
    expect(await screen.findByRole("button", { name: "How can I fill it?" })).toBeTruthy();
  });

  it("has the turns of a season together", () => {
    expect(seasonsOf(told.turns).map((turns) => turns.length)).toEqual([1, 2]);
    expect(seasonsOf([])).toEqual([]);
  });
});
