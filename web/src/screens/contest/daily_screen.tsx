import { useId } from "react";
import { Icon, type IconName } from "../../art/icons";
import { useText } from "../../i18n";
import { linkToScreen } from "../../wire/place";
import { TroubleLine } from "../parts/controls";
import { ScreenFrame } from "../parts/screen_frame";
import { useContest } from "./contest_server";
import { OwnGame } from "./own_game";
import { ResultList } from "./result_list";
import "./contest.css";

const kinds = ["automa", "vintners"] as const;
const icons: Record<(typeof kinds)[number], IconName> = { automa: "automa", vintners: "bot" };

/** Today's two deals. */
export function DailyScreen() {
  const texts = useText().ui.contests;
  return (
    <ScreenFrame title={texts.daily}>
      <p>{texts.dailyText}</p>
      <div className="contest-pair">
        {kinds.map((kind) => (
          <DailyDeal key={kind} id={`today-${kind}`} icon={icons[kind]} title={texts.kinds[kind]} />
        ))}
      </div>
      <p className="contest-note">{texts.honour}</p>
    </ScreenFrame>
  );
}

function DailyDeal({ id, icon, title }: { id: string; icon: IconName; title: string }) {
  const texts = useText().ui.contests;
  const { contest, trouble } = useContest(id);
  const heading = useId();
  return (
    <section className="contest-sheet" aria-labelledby={heading}>
      <header className="contest-head">
        <Icon name={icon} size={32} />
        <div>
          <h2 id={heading}>{title}</h2>
          <p>{contest?.date ?? "\u00a0"}</p>
        </div>
      </header>
      <TroubleLine text={trouble} />
      {contest !== null && (
        <>
          <OwnGame contest={contest} address={linkToScreen("/daily")} />
          <h3>
            {texts.results}
            {contest.played > 0 && ` (${contest.played})`}
          </h3>
          <ResultList contest={contest} />
        </>
      )}
    </section>
  );
}
