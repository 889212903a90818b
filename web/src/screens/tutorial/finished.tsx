import { useState } from "react";
import { useText } from "../../i18n";
import { gentlestBot } from "../parts/bot_levels";
import { Button, TroubleLine } from "../parts/controls";
import { openTable, troubleText, useHello } from "../parts/server";
import { quickTable } from "../start/quick_table";

/** How it goes on after the first order: this game without the guide, or a new one, both against a gentle opponent. */
export function Finished({ onPlayOn }: { onPlayOn: () => void }) {
  const t = useText();
  const words = t.ui.tutorial;
  const hello = useHello();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const begin = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      await openTable(quickTable(2, t, hello, gentlestBot(hello?.bots ?? [])));
    } catch (error) {
      setTrouble(troubleText(error, t));
      setBusy(false);
    }
  };
  return (
    <div className="guide-finished">
      <Button look="primary" icon="play" onClick={onPlayOn}>
        {words.playOn(words.opponent)}
      </Button>
      <Button resting={busy} onClick={() => void begin()}>
        {words.newGame}
      </Button>
      <TroubleLine text={trouble} />
    </div>
  );
}
