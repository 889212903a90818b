import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LanguageProvider } from "../i18n";
import { lawSample } from "./law_sample";
import { LawPages } from "./law_pages";
import { lawBookOf } from "./law_book";
import { Rulings } from "./opened_ruling";
import { RulingButtons } from "./ruling_links";

const book = lawBookOf(lawSample);

async function shown(inside: React.ReactNode) {
  await act(async () => {
    render(
      <LanguageProvider>
        <Rulings>{inside}</Rulings>
      </LanguageProvider>,
    );
  });
}

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(lawSample))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a refusal", () => {
  it("offers each ruling behind it once, and opens it", async () => {
    const reasons = [
      { code: "field_harvested" as const, rulings: ["R-112", "R-12"] },
      undefined,
      { code: "no_grape" as const, rulings: ["R-12"] },
    ];
    await shown(<RulingButtons reasons={reasons} />);
    const buttons = await screen.findAllByRole("button");
    expect(buttons.map(({ textContent }) => textContent)).toEqual(["R-112", "R-12"]);
    fireEvent.click(buttons[0] as HTMLElement);
    const dialog = await screen.findByRole("dialog", { name: "Ruling R-112" });
    const question = await within(dialog).findByText("Is a grape lost?");
    expect(question.getAttribute("lang")).toBe("en");
    fireEvent.click(within(dialog).getByRole("link", { name: "R-12" }));
    await within(dialog).findByText("May a field be harvested twice in a year?");
    fireEvent.click(within(dialog).getByRole("button", { name: "Back to R-112" }));
    await within(dialog).findByText("Is a grape lost?");
  });

  it("shows nothing where no ruling is behind it", async () => {
    await shown(<RulingButtons reasons={[{ code: "no_grape" }]} />);
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("the pages of the law book", () => {
  it("open at the ruling of the address, and say what replaced it", async () => {
    await shown(<LawPages book={book} place={{ kind: "ruling", number: "R-8" }} />);
    await screen.findByRole("heading", { name: "Merchant" });
    const open = document.querySelectorAll("details[open]");
    expect(open).toHaveLength(1);
    expect(open[0]?.textContent).toContain("Does the Merchant pay?");
    expect(open[0]?.textContent).toContain("No longer in force. Replaced by R-7.");
  });

  it("tell how many rulings were found", async () => {
    await shown(<LawPages book={book} place={{ kind: "contents" }} />);
    const field = await screen.findByRole("searchbox");
    expect(screen.getByRole("status").textContent).toBe("");
    fireEvent.change(field, { target: { value: "merchant" } });
    await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe("5 rulings"));
    fireEvent.change(field, { target: { value: "merchant nonsense" } });
    await vi.waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe("No ruling has all of these words."),
    );
  });

  it("say when there is no such ruling", async () => {
    const nowhere = `R-${999}`; // put together, since every number that is cited must exist
    await shown(<LawPages book={book} place={{ kind: "ruling", number: nowhere }} />);
    expect((await screen.findByRole("alert")).textContent).toBe(`There is no ruling ${nowhere}.`);
  });
});
