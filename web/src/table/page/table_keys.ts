import { useEffect } from "react";
import type { TableStore } from "../../wire/table_store";
import type { Update } from "../../wire/types";
import type { DeskTab } from "../desk";
import type { SideTab } from "../log/side_panel";
import type { ChoiceStore } from "../question/choice_store";

interface TableKeys {
  store: TableStore;
  choice: ChoiceStore;
  update: Update;
  onTab: (tab: DeskTab) => void;
  onSide: (tab: SideTab) => void;
  onHelp: () => void;
}

/** Brings a part of the table to the front and the keyboard into it: to what can be chosen there, if anything can. */
function goTo(id: string): void {
  requestAnimationFrame(() => {
    const part = document.getElementById(id);
    const inside =
      part?.querySelector<HTMLElement>(".is-legal") ??
      part?.querySelector<HTMLElement>("button, [role=button], input, [tabindex='0']");
    (inside ?? part)?.focus();
  });
}

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** The keys of the table page. Text fields and dialogs keep their own. */
export function useTableKeys({ store, choice, update, onTab, onSide, onHelp }: TableKeys): void {
  useEffect(() => {
    const show = (tab: DeskTab, id: string) => {
      onTab(tab);
      goTo(id);
    };
    const letters: Record<string, () => void> = {
      u: () => update.undo?.points[0] !== undefined && void store.undo(update.undo.points[0]),
      y: () => (update.undo?.redo ?? 0) > 0 && void store.redo(),
      r: () => {
        const farthest = update.undo?.points.at(-1);
        if (farthest !== undefined) void store.undo(farthest);
      },
      p: () => press(".answers [data-kind=pass]"),
      s: () => void store.plainly({ do: "skip" }),
      t: () => press(".token-toggle"),
      i: () => {
        choice.showHint(null);
        void store.hint().then((told) => told && goTo("hints"));
      },
      m: () => press("#menu-button"),
      q: () => goTo("question"),
      b: () => show("board", "board"),
      v: () => show("mat", "mat"),
      h: () => show("hand", "hand"),
      o: () => show("others", "others"),
      l: () => {
        onSide("log");
        show("log", "side-content");
      },
      c: () => {
        onSide("chat");
        onTab("log");
        goTo("chat-input");
      },
      "?": onHelp,
    };
    const onKey = (event: KeyboardEvent) => {
      const element = event.target as HTMLElement;
      const typing = element.matches("input, textarea, select, [contenteditable]");
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key === "Escape") {
        if (store.snapshot().history !== null) return store.leaveHistory();
        if (!choice.stepBack()) element.blur();
        return;
      }
      if (typing || document.querySelector("dialog[open]") !== null) return;
      const steps: Record<string, [-1 | 1, "answer" | "season" | "year"]> = {
        ArrowLeft: [-1, event.shiftKey ? "season" : "answer"],
        ArrowRight: [1, event.shiftKey ? "season" : "answer"],
        PageUp: [-1, "year"],
        PageDown: [1, "year"],
      };
      const step = steps[event.key];
      const act = letters[event.key.toLowerCase()];
      if (step !== undefined) void store.step(...step);
      else if (/^[1-9]$/.test(event.key)) press(`.answers [data-key="${event.key}"]`);
      else if (act !== undefined) act();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [store, choice, update, onTab, onSide, onHelp]);
}
