import { useState } from "react";
import { useText } from "../../i18n";
import type { TableInfo } from "../../wire/types";
import "./page.css";

/** Tells, until it is waved away, that the game has gone on from older rules. */
export function OldRulesNote({ info }: { info: TableInfo }) {
  const words = useText().ui.table.oldRules;
  const [read, setRead] = useState(false);
  if (info.old_rules === undefined || read) return null;
  return (
    <div className="old-rules-note" role="status">
      <p>{words.goesOn(info.old_rules.version)}</p>
      <button type="button" className="button" onClick={() => setRead(true)}>
        {words.close}
      </button>
    </div>
  );
}
