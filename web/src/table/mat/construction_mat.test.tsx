import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ConstructionMat, type BuildPlace } from "./construction_mat";

afterEach(cleanup);

const barn = { id: "barn", name: "Barn", kind: "enhancement", kindName: "Always" } as const;
const destroy = { place: "destroy", label: "destroy" };

function show(first: Partial<BuildPlace>, second: Partial<BuildPlace> = {}) {
  const slots = [
    { place: "mat_1", label: "first", ...first },
    { place: "mat_2", label: "second", ...second },
  ];
  render(<ConstructionMat title="Mat" emptyLabel="Free" slots={slots} destroy={destroy} />);
}

describe("the construction mat", () => {
  it("is a picture where nothing can be done", () => {
    show({});
    expect(screen.queryAllByRole("button")).toHaveLength(0);
    expect(screen.getAllByText("Free")).toHaveLength(2);
  });

  it("opens the card of what is built", () => {
    const open = vi.fn();
    show({ built: barn, open });
    fireEvent.click(screen.getByRole("button", { name: "first" }));
    expect(open).toHaveBeenCalledOnce();
  });

  it("answers instead of opening while it is asked for", () => {
    const open = vi.fn();
    const answer = vi.fn();
    const target = { state: "legal", handlers: { onClick: answer } } as const;
    show({ built: barn, open, target }, { target: { state: "illegal", handlers: {} } });
    fireEvent.click(screen.getByRole("button", { name: "first" }));
    expect(answer).toHaveBeenCalledOnce();
    expect(open).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "second" }).getAttribute("aria-disabled")).toBe("true");
  });
});
