import { useState } from "react";
import { SeatMark } from "../../art/pieces";
import { useText } from "../../i18n";
import { unnamed } from "../../i18n/names_of";
import { settings } from "../../settings";
import { letterOf } from "../../table/desk_context";
import { Dialog } from "../../table/dialogs/dialog";
import { standardPace } from "../new_table/table_draft";
import { BotChoice } from "../parts/bot_choice";
import { preferredBot } from "../parts/bot_levels";
import { Button, Segments, TroubleLine } from "../parts/controls";
import { openTable, troubleText, useHello } from "../parts/server";
import { forgetRecord } from "./kept_record";

interface ForkDialogProps {
  record: string;
  at: number;
  names: readonly string[];
  /** The seat that is offered first: who is asked there. */
  first: number;
  onClose: () => void;
}

/** A new table that begins where the record is open. */
export function ForkDialog({ record, at, names, first, onClose }: ForkDialogProps) {
  const t = useText();
  const texts = t.ui.screens.replay;
  const bots = useHello()?.bots ?? [];
  const [seat, setSeat] = useState(first);
  const [chosen, setBot] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  // Against the Automa there is no other seat.
  const alone = names.length === 1;
  const bot = chosen ?? preferredBot(bots);
  const name = settings().name === "" ? unnamed : settings().name;
  const play = async () => {
    try {
      await openTable({ do: "fork", record, at, seat, name, bot, pace: standardPace });
      forgetRecord();
    } catch (error) {
      setTrouble(troubleText(error, t));
    }
  };
  return (
    <Dialog open heading label={texts.fork} onClose={onClose}>
      <div className="fork">
        <p>{alone ? texts.forkAloneText : texts.forkText}</p>
        {!alone && (
          <>
            <h3>{texts.forkSeat}</h3>
            <Segments
              label={texts.forkSeat}
              values={names.map((_, each) => each)}
              value={seat}
              onChoose={setSeat}
              show={(each) => (
                <>
                  <SeatMark seat={each} size={20} letter={letterOf(names[each], each)} />
                  {names[each]}
                </>
              )}
            />
            <h3>{texts.forkBot}</h3>
            <div className="fork-bot">
              <BotChoice
                label={texts.forkBot}
                timeLabel={t.ui.screens.newTable.time}
                bot={bot}
                onChoose={setBot}
              />
            </div>
          </>
        )}
        <TroubleLine text={trouble} />
        <Button look="primary" icon="play" data-first-focus onClick={() => void play()}>
          {texts.forkStart}
        </Button>
      </div>
    </Dialog>
  );
}
