import { useState } from "react";
import { forgetRecord, keepRecord, keptRecord } from "./kept_record";
import { keepPlace } from "./kept_place";
import { OpenRecord } from "./open_record";
import { ReplayTable } from "./replay_table";

/** A record, chosen and then stepped through with open hands. */
export function ReplayScreen() {
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
        keepPlace(0);
        setKept(null);
      }}
    />
  );
}
