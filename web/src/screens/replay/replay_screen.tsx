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
  const [record, setRecord] = useState(keptRecord);
  if (record === null) {
    return (
      <OpenRecord
        onOpen={(text) => {
          keepRecord(text);
          setRecord(text);
        }}
      />
    );
  }
  return (
    <ReplayTable
      record={record}
      onClose={() => {
        forgetRecord();
        setRecord(null);
      }}
    />
  );
}
