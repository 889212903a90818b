import { useState, type FormEvent } from "react";
import { useText } from "../../i18n";
import { changeSettings, useSettings } from "../../settings";
import { Segments, TroubleLine } from "../parts/controls";
import { ModuleOptions } from "../parts/module_options";
import { ScreenFrame } from "../parts/screen_frame";
import { openTable, troubleText, useHello } from "../parts/server";
import { JoinTable } from "./join_table";
import { MoreOptions } from "./more_options";
import { OptionGroup } from "./options";
import { SeatRows } from "./seat_rows";
import { draftProblem, freshDraft, playerCounts, wishOf, type TableDraft } from "./table_draft";
import type { TableMode } from "./table_mode";
import "./new_table.css";

export function NewTable({ mode }: { mode: TableMode }) {
  const t = useText();
  const texts = t.ui.screens.newTable;
  const bots = useHello()?.bots ?? [];
  const { name } = useSettings();
  const [draft, setDraft] = useState(() => freshDraft(mode, name));
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const change = (part: Partial<TableDraft>) => setDraft({ ...draft, ...part });
  const problem = draftProblem(draft, mode);
  const offered = draft.seats.map((seat, index) => {
    if (seat.kind === "bot") return texts.botNames[index - 1] ?? "";
    return index === 0 && mode !== "screen" ? "" : (texts.personNames[index] ?? "");
  });
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || problem !== null) return;
    setBusy(true);
    setTrouble(null);
    changeSettings({ name: draft.seats[0]?.name.trim() ?? "" });
    try {
      await openTable(wishOf(draft, offered, bots));
    } catch (error) {
      setTrouble(troubleText(error, t));
      setBusy(false);
    }
  };
  return (
    <ScreenFrame title={texts.titles[mode]} wide={mode === "friends"}>
      <div className={mode === "friends" ? "new-table new-table-with-join" : "new-table"}>
        <form className="table-form" onSubmit={(event) => void begin(event)}>
          <p className="new-table-intro">{texts.intros[mode]}</p>
          <OptionGroup title={texts.playersTitle}>
            <Segments
              label={texts.playersTitle}
              values={playerCounts}
              value={draft.players}
              onChoose={(players) => change({ players })}
              show={(count) => count}
            />
            <SeatRows
              mode={mode}
              seats={draft.seats.slice(0, draft.players)}
              offered={offered}
              bots={bots}
              onChange={(seat, part) =>
                change({ seats: draft.seats.map((each, i) => (i === seat ? { ...each, ...part } : each)) })
              }
            />
          </OptionGroup>
          <OptionGroup title={t.ui.tuscany.modules.title} text={t.ui.tuscany.modules.text}>
            <ModuleOptions draft={draft} players={draft.players} onChange={change} />
          </OptionGroup>
          <MoreOptions draft={draft} mode={mode} onChange={change} />
          <div className="new-table-begin">
            <TroubleLine text={problem === null ? trouble : texts[problem]} />
            <button
              type="submit"
              className="control-button control-button-primary"
              aria-disabled={busy || problem !== null || undefined}
            >
              {texts.start[mode]}
            </button>
          </div>
        </form>
        {mode === "friends" && <JoinTable />}
      </div>
    </ScreenFrame>
  );
}
