import { useState } from "react";
import { useText } from "../../i18n";
import type { ContestEntry, ContestInfo } from "../../wire/types";
import { Button, TroubleLine } from "../parts/controls";
import { troubleText } from "../parts/server";
import { playContest } from "./contest_server";
import { CopyButton } from "./copy_button";
import { shareText, yearBlocks, pointsText } from "./share_text";

/** Play, play on, or what has become of it, to be shared. */
export function OwnGame({ contest, address }: { contest: ContestInfo; address: string }) {
  const t = useText();
  const texts = t.ui.contests;
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const mine = contest.entries.find((entry) => entry.mine);
  const play = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      await playContest(contest.contest);
    } catch (error) {
      setTrouble(troubleText(error, t));
      setBusy(false);
    }
  };
  if (mine?.result !== undefined)
    return <OwnResult contest={contest} entry={mine} result={mine.result} address={address} />;
  if (mine?.state === "not_counted") return <p className="contest-note">{texts.notCounted}</p>;
  return (
    <>
      {(mine !== undefined || contest.open) && (
        <Button look="primary" resting={busy} onClick={() => void play()}>
          {mine === undefined ? texts.play : texts.goOn}
        </Button>
      )}
      <TroubleLine text={trouble} />
    </>
  );
}

interface OwnResultProps {
  contest: ContestInfo;
  entry: ContestEntry;
  result: NonNullable<ContestEntry["result"]>;
  address: string;
}

function OwnResult({ contest, result, address }: OwnResultProps) {
  const t = useText();
  const texts = t.ui.contests;
  return (
    <div className="contest-own">
      <p className="contest-own-result">
        <strong>{pointsText(result, t)}</strong> {result.won ? texts.won : texts.lost}{" "}
        <span aria-hidden="true">{yearBlocks(result.years)}</span>
      </p>
      <CopyButton text={shareText(contest, result, t, address)} label={texts.share} done={texts.shared} />
    </div>
  );
}
