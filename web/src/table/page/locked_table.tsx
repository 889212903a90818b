import { useEffect, useState } from "react";
import { useText } from "../../i18n";
import { Link, useTitle } from "../../router";
import { saveFile } from "../../screens/end/save_file";
import { sharedConnection } from "../../wire/connection";
import type { RecordAnswer, TableInfo } from "../../wire/types";
import { RecordText } from "./record_text";
import "./page.css";

/** A game that today's rules cannot read: it is told why, and its record is shown. */
export function LockedTable({ info }: { info: TableInfo }) {
  const t = useText();
  const words = t.ui.table.oldRules;
  useTitle(words.title);
  const [record, setRecord] = useState<string | null>(null);
  useEffect(
    () =>
      sharedConnection().onOpen(
        () =>
          void sharedConnection()
            .ask<RecordAnswer>({ do: "record" })
            .then(
              (answer) => setRecord(answer.record),
              () => undefined,
            ),
      ),
    [info.table],
  );
  return (
    <main className="page-card">
      <h1 className="page-title">{words.title}</h1>
      <p>{words.locked(info.old_rules?.version ?? 1)}</p>
      {record !== null && (
        <>
          <RecordText record={record} />
          <button
            type="button"
            className="button"
            onClick={() => saveFile(`vendemmia-${info.table}.journal`, record)}
          >
            {t.ui.screens.end.save}
          </button>
        </>
      )}
      <Link className="button button-main" href="/">
        {t.ui.table.waiting.home}
      </Link>
    </main>
  );
}
