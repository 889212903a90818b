import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LanguageProvider } from "../../i18n";
import type { TableStore } from "../../wire/table_store";
import type { CoachLevel, SeatInfo, TableInfo } from "../../wire/types";
import CoachDial from "./coach_dial";

const person = (seat: number, name: string, coach?: CoachLevel): SeatInfo => ({
  seat,
  kind: "person",
  name,
  present: true,
  mine: seat === 0,
  coach,
});

async function shown(seats: SeatInfo[], agreed = false) {
  const plainly = vi.fn();
  const store = { plainly } as unknown as TableStore;
  const info = { seats, coach: agreed } as TableInfo;
  await act(async () => {
    render(
      <LanguageProvider>
        <CoachDial store={store} info={info} seat={0} />
      </LanguageProvider>,
    );
  });
  await screen.findByRole("group", { name: "Coach" });
  return plainly;
}

const levels = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
const chosen = () => screen.getByRole("button", { pressed: true }).textContent;

describe("the coach's dial", () => {
  afterEach(cleanup);

  it("has three levels for who plays alone", async () => {
    const plainly = await shown([person(0, "Anna")]);
    expect(levels()).toEqual(["Silent", "Warns", "Shows"]);
    expect(chosen()).toBe("Silent");
    fireEvent.click(screen.getByRole("button", { name: "Warns" }));
    expect(plainly).toHaveBeenCalledWith({ do: "coach", seat: 0, level: "warns" });
  });

  it("can be off where others play, and says whom it waits for", async () => {
    await shown([person(0, "Anna", "shows"), person(1, "Berto")]);
    expect(levels()).toEqual(["Off", "Silent", "Warns", "Shows"]);
    expect(chosen()).toBe("Shows");
    expect(screen.getByRole("group").textContent).toContain("waiting for Berto");
    cleanup();
    await shown([person(0, "Anna"), person(1, "Berto")]);
    expect(chosen()).toBe("Off");
    expect(screen.getByRole("group").textContent).toContain("agrees that everybody here may have it");
  });
});
