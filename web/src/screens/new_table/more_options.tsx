import { useText } from "../../i18n";
import { draftSummary } from "./draft_summary";
import { ClockOption } from "./clock_option";
import { GameOptions, PaceOption, TableOptions, WordOption, type OptionsProps } from "./options";
import type { TableMode } from "./table_mode";
import "./more_options.css";

/** What is rarely changed, folded away; folded, it says how things stand. */
export function MoreOptions({ draft, mode, onChange }: OptionsProps & { mode: TableMode }) {
  const t = useText();
  return (
    <details className="more-options">
      <summary>
        <span className="more-options-title">{t.ui.screens.newTable.more}</span>
        <span className="more-options-now">{draftSummary(draft, mode, t).join(" · ")}</span>
      </summary>
      <div className="more-options-groups">
        <TableOptions draft={draft} guests={mode === "friends"} onChange={onChange} />
        {mode === "friends" && <WordOption word={draft.word} onChange={(word) => onChange({ word })} />}
        {mode !== "computer" && <ClockOption clock={draft.clock} onChange={(clock) => onChange({ clock })} />}
        <PaceOption draft={draft} onChange={onChange} />
        <GameOptions draft={draft} onChange={onChange} />
      </div>
    </details>
  );
}
