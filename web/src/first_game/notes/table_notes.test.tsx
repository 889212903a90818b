import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LanguageProvider } from "../../i18n";
import { changeSettings, settings } from "../../settings";
import type { TableStore } from "../../wire/table_store";
import type { Catalogue, QuestionKind, Update } from "../../wire/types";
import { TableNotes } from "./table_notes";
import { forgetNotes } from "./told_notes";

const catalogue = {
  boards: [{ id: "ordinary", seasonal: false, actions: [] }],
  challenges: [],
} as unknown as Catalogue;
const state = { logs: new Map(), history: null };
const store = { subscribe: () => () => undefined, snapshot: () => state } as unknown as TableStore;

function updateAt(at: number, kind: QuestionKind, seat = 0): Update {
  const view = { options: {}, players: [{ seat: 0 }], season: "summer", final_year: false };
  return { viewer: 0, at, view, ask: { seat, kind } } as unknown as Update;
}

const table = (update: Update) => (
  <LanguageProvider>
    <Suspense>
      <TableNotes store={store} catalogue={catalogue} update={update} />
    </Suspense>
  </LanguageProvider>
);

/** The texts come a moment later. */
async function laid(update: Update) {
  const { rerender } = await act(async () => render(table(update)));
  await screen.findByRole("status");
  return { ask: (next: Update) => act(async () => rerender(table(next))) };
}

beforeEach(() => {
  forgetNotes();
  localStorage.setItem("vendemmia.language", "en");
  changeSettings({ notes: null });
});

afterEach(cleanup);

const note = () => screen.queryByRole("complementary", { name: "Explanation" });

it("explains a thing while it is asked, once, and tells screen readers", async () => {
  const { ask } = await laid(updateAt(4, "harvest"));
  expect(note()?.textContent).toContain("The harvest");
  expect(screen.getByRole("status").textContent).toContain("The harvest. A field gives");
  expect(document.activeElement).toBe(document.body);
  await ask(updateAt(5, "harvest", 1));
  expect(note()).toBeNull();
  await ask(updateAt(6, "harvest"));
  expect(note()).toBeNull();
});

it("can be put away, and then nothing else comes at this question", async () => {
  const { ask } = await laid(updateAt(4, "turn"));
  expect(note()?.textContent).toContain("Send a worker");
  await act(async () => screen.getByRole("button", { name: "Got it" }).click());
  expect(note()).toBeNull();
  await ask(updateAt(4, "turn"));
  expect(note()).toBeNull();
});

it("can be switched off for good", async () => {
  await laid(updateAt(4, "turn"));
  await act(async () => screen.getByRole("button", { name: "No more of these" }).click());
  expect(settings().notes).toBe(false);
});
