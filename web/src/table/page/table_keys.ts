import { useEffect } from "react";
import type { TableState } from "../../wire/table_state";
import type { TableStore } from "../../wire/table_store";
import type { Update } from "../../wire/types";
import type { DeskTab } from "../desk";
import type { SideTab } from "../log/side_panel";
import type { ChoiceStore } from "../choice/choice_store";

/** What the keys ask of a table; where there is none, they ask nobody. */
export interface KeyedTable extends Pick<TableStore, "undo" | "redo" | "hint" | "leaveHistory" | "step"> {
  snapshot: () => Pick<TableState, "history">;
}

interface TableKeys {
  store: KeyedTable;
  choice: ChoiceStore;
  update: Pick<Update, "undo">;
  onTab: (tab: DeskTab) => void;
  onSide: (tab: SideTab) => void;
  onSkip: () => void;
  onHelp: () => void;
}

/** The keyboard goes where it is sent at once, so that the next key is meant from there; behind another tab with the next drawing. */
function focusOn(find: () => HTMLElement | null | undefined): void {
  const there = find();
  if (there?.checkVisibility() === true) there.focus();
  else requestAnimationFrame(() => find()?.focus());
}

/** Brings a part of the table to the front and the keyboard into it: to what can be chosen there, if anything can. */
function goTo(id: string): void {
  focusOn(() => {
    const part = document.getElementById(id);
    const inside =
      part?.querySelector<HTMLElement>(".is-legal") ??
      part?.querySelector<HTMLElement>("button, [role=button], input, [tabindex='0']");
    return inside ?? part;
  });
}

const tabOfPart: Record<string, DeskTab> = { board: "board", mat: "mat", hand: "hand", others: "others" };

/** What N leads to: on the board one space of each action, elsewhere everything that can be chosen; without any of it the
 * answers themselves. */
function stops(): HTMLElement[] {
  const seen = new Set<Element>();
  const targets = [
    ...document.querySelectorAll<HTMLElement>(
      ".desk :is(button, [role=button]).is-legal, .desk .other.is-legal > button",
    ),
  ];
  const first = targets.filter((one) => {
    const action = one.closest(".tile") ?? one;
    return !seen.has(action) && seen.add(action);
  });
  return first.length > 0 ? first : [...document.querySelectorAll<HTMLElement>(".answers [data-answer]")];
}

/** To the next thing that can be chosen, or the one before, round and round; behind another tab if it lies there. */
function goToNext(by: 1 | -1, onTab: (tab: DeskTab) => void): void {
  const all = stops();
  const { activeElement } = document;
  const tile = activeElement?.closest(".tile") ?? activeElement;
  const here = all.findIndex((one) => one === activeElement || (one.closest(".tile") ?? one) === tile);
  const next = all[here === -1 ? (by === 1 ? 0 : all.length - 1) : (here + by + all.length) % all.length];
  if (next === undefined) return;
  const part = next.closest("#board, #mat, #hand, #others");
  const tab = part === null ? undefined : tabOfPart[part.id];
  if (tab !== undefined && !next.checkVisibility()) onTab(tab);
  focusOn(() => next);
}

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** Into something that is loaded when it is first opened. */
function focusWhenThere(selector: string, tries = 60): void {
  const there = document.querySelector<HTMLElement>(selector);
  if (there !== null) there.focus();
  else if (tries > 0) requestAnimationFrame(() => focusWhenThere(selector, tries - 1));
}

/** The keys of the table page. Text fields and dialogs keep their own. */
export function useTableKeys({ store, choice, update, onTab, onSide, onSkip, onHelp }: TableKeys): void {
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
      s: onSkip,
      t: () => press(".token-toggle"),
      i: () => {
        choice.showHint(null);
        void store.hint().then((told) => told && goTo("hints"));
      },
      m: () => press("#menu-button"),
      k: () => {
        if (document.querySelector(".menu-list") === null) press("#menu-button");
        focusWhenThere(".menu-coach [aria-pressed=true]");
      },
      q: () => goTo("question"),
      w: () => document.querySelector<HTMLElement>(".refusal button, .toast-trouble button")?.focus(),
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
        if (!choice.stepBack()) document.getElementById("question")?.focus();
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
      if (event.key.toLowerCase() === "n") goToNext(event.shiftKey ? -1 : 1, onTab);
      else if (step !== undefined) void store.step(...step);
      else if (/^[1-9]$/.test(event.key)) press(`.answers [data-key="${event.key}"]`);
      else if (act !== undefined) act();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [store, choice, update, onTab, onSide, onSkip, onHelp]);
}
