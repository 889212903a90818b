import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import { navigate } from "../../router";
import { SettingsDialog } from "../../screens/settings_dialog";
import { othersCanCome } from "../../wire/place";
import type { TableStore } from "../../wire/table_store";
import type { TableInfo } from "../../wire/types";
import { ConfirmDialog } from "../dialogs/confirm_dialog";
import "./table_menu.css";

const CoachDial = lazy(() => import("../advice/coach_dial"));

interface TableMenuProps {
  store: TableStore;
  info: TableInfo;
  held: readonly number[];
  shown: number | null;
  onKeys: () => void;
  onPeople: () => void;
}

// Milliseconds that a bot takes for an answer.
const paces = { slow: 2000, normal: 900, fast: 300, instant: 0 } as const;

export function TableMenu({ store, info, held, shown, onKeys, onPeople }: TableMenuProps) {
  const t = useText();
  const words = t.ui.table.menu;
  const [open, setOpen] = useState(false);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    menu.current?.querySelector<HTMLElement>(".menu-item")?.focus();
    const close = (event: Event) => {
      const outside = event.type === "pointerdown" && !menu.current?.contains(event.target as Node);
      if (outside || (event as KeyboardEvent).key === "Escape") setOpen(false);
    };
    window.addEventListener("pointerdown", close);
    window.addEventListener("keydown", close);
    return () => {
      window.removeEventListener("pointerdown", close);
      window.removeEventListener("keydown", close);
    };
  }, [open]);
  const item = (label: string, act: () => void) => (
    <button
      key={label}
      type="button"
      className="menu-item"
      onClick={() => {
        setOpen(false);
        act();
      }}
    >
      {label}
    </button>
  );
  return (
    <div className="menu" ref={menu}>
      <button
        type="button"
        id="menu-button"
        className="menu-button"
        aria-expanded={open}
        aria-label={words.menu}
        title={words.menu}
        onClick={() => setOpen(!open)}
      >
        <Icon name="menu" size={24} />
      </button>
      {open && (
        <div className="menu-list">
          {item(words.keys, onKeys)}
          {item(t.ui.people.title, onPeople)}
          {item(words.settings, () => setSettingsOpen(true))}
          {item(words.history, () => void store.step(-1, "answer"))}
          {item(words.skip, () => void store.plainly({ do: "skip" }))}
          {othersCanCome() &&
            item(words.link, () => void navigator.clipboard.writeText(window.location.href))}
          {held.length > 1 &&
            info.seats
              .filter(({ seat, mine }) => mine && seat !== shown)
              .map(({ seat, name }) => item(words.show(name), () => store.show(seat)))}
          {info.host && (
            <div className="menu-pace" role="group" aria-label={words.pace}>
              <span>{words.pace}</span>
              {(Object.keys(paces) as (keyof typeof paces)[]).map((pace) => (
                <button
                  key={pace}
                  type="button"
                  aria-pressed={info.pace === paces[pace]}
                  onClick={() => void store.plainly({ do: "pace", pace: paces[pace] })}
                >
                  {words.paces[pace]}
                </button>
              ))}
            </div>
          )}
          {shown !== null && info.hints && info.status === "playing" && (
            <Suspense fallback={null}>
              <CoachDial store={store} info={info} seat={shown} />
            </Suspense>
          )}
          {item(words.rules, () => navigate("/rules"))}
          {item(words.home, () => navigate("/"))}
          {shown !== null && info.status === "playing" && item(words.leave, () => setLeaving(true))}
          {info.watching > 0 && <p className="menu-note">{words.watching(info.watching)}</p>}
        </div>
      )}
      <ConfirmDialog
        open={leaving}
        title={words.leaveTitle}
        text={words.leaveText}
        confirm={words.leave}
        careful
        onConfirm={() => shown !== null && void store.leave(shown)}
        onClose={() => setLeaving(false)}
      />
      {settingsOpen && <SettingsDialog onClose={() => setSettingsOpen(false)} />}
    </div>
  );
}
