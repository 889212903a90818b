import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LanguageProvider } from "../../i18n";
import type { TableInfo } from "../../wire/types";
import { LockedTable } from "./locked_table";
import { OldRulesNote } from "./old_rules_note";

const asked = vi.hoisted(() =>
  vi.fn(() => Promise.resolve({ is: "record", record: "rules 1\n0 pass", summary: [] })),
);
vi.mock("../../wire/connection", async (original) => ({
  ...(await original<object>()),
  sharedConnection: () => ({
    ask: asked,
    onOpen: (then: () => void) => {
      then();
      return () => undefined;
    },
  }),
}));

const table: TableInfo = {
  is: "table",
  table: "old",
  status: "locked",
  options: { players: 2, friendly: true, two_parents: false, last_year: 0 },
  seats: [],
  host: false,
  listed: false,
  spectators: true,
  chat: true,
  hints: true,
  coach: false,
  pace: 0,
  watching: 0,
};

async function shown(part: ReactNode) {
  await act(async () => {
    render(
      <LanguageProvider>
        {part}
        <p>All is there.</p>
      </LanguageProvider>,
    );
  });
  await screen.findByText("All is there.");
}

describe("a game of older rules", () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it("that cannot go on says why and shows its record", async () => {
    await shown(<LockedTable info={{ ...table, old_rules: { version: 1 } }} />);
    expect(asked).toHaveBeenCalledWith({ do: "record" });
    expect(screen.getByText(/version 1 of the rules/)).toBeDefined();
    expect(await screen.findByText(/0 pass/)).toBeDefined();
  });

  it("that goes on says so until it is waved away", async () => {
    await shown(<OldRulesNote info={{ ...table, status: "playing", old_rules: { version: 1, from: 57 } }} />);
    expect(screen.getByRole("status").textContent).toMatch(/began under version 1/);
    fireEvent.click(screen.getByRole("button"));
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("is no matter where the rules are those of today", async () => {
    await shown(<OldRulesNote info={{ ...table, status: "playing" }} />);
    expect(screen.queryByRole("status")).toBeNull();
  });
});
