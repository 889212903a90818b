import { useText } from "../../i18n";
import { RecordText } from "../../table/page/record_text";
import { Button, TroubleLine } from "../parts/controls";
import { ScreenFrame } from "../parts/screen_frame";

/** A record of older rules that today's read otherwise: the text, and no wrong picture of it. */
export function UnreadRecord({ record, onClose }: { record: string; onClose: () => void }) {
  const t = useText();
  return (
    <ScreenFrame title={t.ui.table.oldRules.title}>
      <TroubleLine text={t.error("old_rules")} />
      <RecordText record={record} />
      <Button icon="open" onClick={onClose}>
        {t.ui.screens.replay.another}
      </Button>
    </ScreenFrame>
  );
}
