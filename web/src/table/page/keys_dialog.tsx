import { useText } from "../../i18n";
import type { UiTexts } from "../../i18n";
import { Dialog } from "../dialogs/dialog";

/** Every key of the table page, in the order of the list that `?` shows. */
const keyList: { keys: string[]; does: Exclude<keyof UiTexts["table"]["keys"], "title"> }[] = [
  { keys: ["1", "…", "9"], does: "answers" },
  { keys: ["N", "⇧ N"], does: "target" },
  { keys: ["←", "↑", "↓", "→"], does: "around" },
  { keys: ["W"], does: "why" },
  { keys: ["U"], does: "undo" },
  { keys: ["Y"], does: "redo" },
  { keys: ["R"], does: "restart" },
  { keys: ["P"], does: "pass" },
  { keys: ["T"], does: "token" },
  { keys: ["I"], does: "hint" },
  { keys: ["K"], does: "coach" },
  { keys: ["S"], does: "skip" },
  { keys: ["␣"], does: "told" },
  { keys: ["Z"], does: "zoom" },
  { keys: ["F"], does: "plan" },
  { keys: ["Q"], does: "question" },
  { keys: ["B"], does: "board" },
  { keys: ["V"], does: "mat" },
  { keys: ["H"], does: "hand" },
  { keys: ["O"], does: "others" },
  { keys: ["L"], does: "log" },
  { keys: ["C"], does: "chat" },
  { keys: ["M"], does: "menu" },
  { keys: ["←", "→"], does: "step" },
  { keys: ["⇧ ←", "⇧ →"], does: "season" },
  { keys: ["PgUp", "PgDn"], does: "year" },
  { keys: ["Esc"], does: "live" },
  { keys: ["?"], does: "help" },
];

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { keys } = useText().ui.table;
  return (
    <Dialog open={open} heading label={keys.title} onClose={onClose}>
      <dl className="keys">
        {keyList.map(({ keys: pressed, does }) => (
          <div key={does} className="keys-line">
            <dt>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{keys[does]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
