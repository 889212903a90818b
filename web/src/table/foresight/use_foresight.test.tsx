import { act, cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Ask, GameEvent, Offer, PositionView } from "../../wire/types";
import { ChoiceStore } from "../choice/choice_store";
import { DeskContext, type DeskTools } from "../desk_context";
import { ForeseenAmount } from "./foreseen_amount";
import { Foresight, useForeseen } from "./use_foresight";

afterEach(cleanup);

const offer = (text: "yes" | "no", ...events: GameEvent[]): Offer => ({
  answer: { text, kind: text },
  preview: { events, then: "others" },
});
const earns = offer("yes", { kind: "lira_changed", seat: 0, amount: 2, paid: false });
const scores = offer("no", { kind: "vp_changed", seat: 0, amount: 1, lost: false });
const ask: Ask = {
  seat: 0,
  kind: "turn",
  because: { kind: "season", id: "summer" },
  offers: [earns, scores],
};
const player = { seat: 0, lira: 5, vp: 3, residual: 0, fields: [], grapes: {}, wines: {} };
const view = { players: [player], in_play: {} } as unknown as PositionView;

function table() {
  const choice = new ChoiceStore(() => undefined);
  choice.pose("0", ask, true, view);
  let drawn = 0;
  function Points() {
    useForeseen(0, ({ vp }) => vp);
    drawn += 1;
    return null;
  }
  const { container } = render(
    <DeskContext
      value={{ choice, book: {}, previewOf: () => Promise.reject(new Error()) } as unknown as DeskTools}
    >
      <Foresight>
        <ForeseenAmount seat={0} kind="lira" />
        <Points />
      </Foresight>
    </DeskContext>,
  );
  const purse = () => container.querySelector("[data-foreseen=lira]");
  return { choice, purse, drawn: () => drawn };
}

describe("a mark on the table", () => {
  it("is there while the answer is looked at, for the eye only", () => {
    const { choice, purse } = table();
    expect(purse()).toBeNull();
    act(() => choice.lookAt({ offer: earns }));
    expect(purse()?.getAttribute("data-amount")).toBe("7");
    expect(purse()?.getAttribute("aria-hidden")).toBe("true");
    act(() => choice.lookAt({ offer: scores }));
    expect(purse()).toBeNull();
  });

  it("is drawn again only when it changes itself", () => {
    const { choice, drawn } = table();
    const before = drawn();
    act(() => choice.lookAt({ offer: earns }));
    act(() => choice.lookAt(null));
    expect(drawn()).toBe(before);
    act(() => choice.lookAt({ offer: scores }));
    expect(drawn()).toBe(before + 1);
  });
});

describe("without a desk that foresees", () => {
  it("nothing is marked", () => {
    const { container } = render(<ForeseenAmount seat={0} kind="vp" />);
    expect(container.innerHTML).toBe("");
  });
});
