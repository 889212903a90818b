import { useState } from "react";
import { useText } from "../../i18n";
import { useTitle } from "../../router";
import { forgetRecord, keepRecord, keptRecord } from "./kept_record";
import { OpenRecord } from "./open_record";
import { ReplayTable } from "./replay_table";

/** A record, chosen and then stepped through with open hands. */
export function ReplayScreen() {
  const t = useText().ui.screens.replay;
  useTitle(`${t.title} · Vendemmia`);
  const [kept, setKept] = useState(keptRecord);
  if (kept === null) {
    return (
      <OpenRecord
        onOpen={(record) => {
          keepRecord({ record });
          setKept({ record });
        }}
      />
    );
  }
  return (
    <ReplayTable
      {...kept}
      onClose={() => {
        forgetRecord();
        setKept(null);
      }}
    />
  );
}
