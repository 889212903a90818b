import { useText } from "../../i18n";

/** A record as the text that it is. */
export function RecordText({ record }: { record: string }) {
  const label = useText().ui.table.oldRules.record;
  return (
    <pre className="record-text" tabIndex={0} role="region" aria-label={label}>
      {record}
    </pre>
  );
}
