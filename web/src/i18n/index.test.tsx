import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LanguageProvider, Rich, useLanguage, useText } from ".";

function Sample() {
  const t = useText();
  const { choose } = useLanguage();
  return (
    <button onClick={() => choose("es")}>
      {t.names.season("winter")} <Rich text="{lira 2}" />
    </button>
  );
}

async function shown() {
  await act(async () => {
    render(
      <LanguageProvider>
        <Sample />
      </LanguageProvider>,
    );
  });
  return screen.findByRole("button");
}

describe("the language of the page", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  const browserSpeaks = (...languages: string[]) =>
    vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);

  it("is the first of the browser's languages that there is", async () => {
    browserSpeaks("la-VA", "de-AT", "en");
    expect((await shown()).textContent).toBe("Winter 2 Lira");
    await waitFor(() => expect(document.documentElement.lang).toBe("de"));
  });

  it("is English when the browser speaks none of ours", async () => {
    browserSpeaks("la");
    expect((await shown()).textContent).toBe("Winter 2 lira");
    await waitFor(() => expect(document.documentElement.lang).toBe("en"));
  });

  it("changes at once when another is chosen, and stays so", async () => {
    browserSpeaks("en");
    const button = await shown();
    await act(async () => button.click());
    expect(await screen.findByText(/Invierno/)).toBeDefined();
    await waitFor(() => expect(document.documentElement.lang).toBe("es"));
    cleanup();
    expect((await shown()).textContent).toBe("Invierno 2 liras");
  });
});
