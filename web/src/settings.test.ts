import { beforeEach, describe, expect, it } from "vitest";
import { changeSettings, settings } from "./settings";

const key = "vendemmia.settings";

/** What another tab of this browser does. */
function elsewhere(change: object): void {
  const text = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? "{}"), ...change });
  localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: text }));
}

describe("settings in two tabs", () => {
  beforeEach(() => {
    localStorage.clear();
    changeSettings({ theme: "system", speed: 1, sounds: false, name: "" });
  });

  it("are the same in both at once", () => {
    elsewhere({ theme: "dark", name: "Anna" });
    expect(settings()).toMatchObject({ theme: "dark", name: "Anna", speed: 1 });
    expect(document.documentElement.dataset.theme).toBe("dark");
  });

  it("are not overwritten by a tab that did not hear of a change", () => {
    localStorage.setItem(key, JSON.stringify({ ...settings(), speed: 4, name: "Berta" }));
    changeSettings({ sounds: true });
    expect(settings()).toMatchObject({ speed: 4, name: "Berta", sounds: true });
    expect(JSON.parse(localStorage.getItem(key) ?? "")).toMatchObject({
      speed: 4,
      name: "Berta",
      sounds: true,
    });
  });

  it("go back to what is usual when the browser forgets them", () => {
    changeSettings({ theme: "dark" });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(settings().theme).toBe("system");
  });
});
