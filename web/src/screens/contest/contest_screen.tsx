import { useText } from "../../i18n";
import { linkToScreen } from "../../wire/place";
import type { ContestInfo } from "../../wire/types";
import { TroubleLine } from "../parts/controls";
import { botName } from "../parts/bot_levels";
import { ScreenFrame } from "../parts/screen_frame";
import { useContest } from "./contest_server";
import { CopyButton } from "./copy_button";
import { OwnGame } from "./own_game";
import { ResultList } from "./result_list";
import { YearTable } from "./year_table";
import "./contest.css";

const mostPeople = 6;

/** One contest: a day that has a link of its own, or a deal that people send each other. */
export function ContestScreen({ id }: { id: string }) {
  const texts = useText().ui.contests;
  const { contest, trouble } = useContest(id);
  const daily = contest?.date !== undefined;
  return (
    <ScreenFrame title={daily ? texts.daily : texts.kinds.duplicate}>
      <TroubleLine text={trouble} />
      {contest !== null && (daily ? <Day contest={contest} /> : <Duplicate contest={contest} />)}
    </ScreenFrame>
  );
}

function Day({ contest }: { contest: ContestInfo }) {
  const texts = useText().ui.contests;
  return (
    <section className="contest-sheet">
      <h2>
        {texts.kinds[contest.kind]}, {contest.date}
      </h2>
      <OwnGame contest={contest} address={linkToScreen("/daily")} />
      <h3>{texts.results}</h3>
      <ResultList contest={contest} />
      <p className="contest-note">{texts.honour}</p>
    </section>
  );
}

function Duplicate({ contest }: { contest: ContestInfo }) {
  const t = useText();
  const texts = t.ui.contests;
  const { entries, bots, options } = contest;
  const rivals = bots.map((bot) => botName(bot, t));
  const level = options.level === undefined ? "" : t.ui.solo.levels[options.level];
  const address = window.location.href;
  return (
    <section className="contest-sheet">
      <h2>
        {texts.opponents}: {bots.length === 0 ? `${texts.rival}, ${level}` : t.names.list(rivals)}
      </h2>
      <div className="contest-link">
        <input
          className="control-field"
          readOnly
          value={address}
          aria-label={texts.link}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={address} label={texts.copyLink} done={texts.copied} />
      </div>
      <p className="contest-note">{texts.places(Math.max(0, mostPeople - entries.length))}</p>
      <OwnGame contest={contest} address={address} />
      {entries.length > 0 && <YearTable contest={contest} />}
      <p className="contest-note">{texts.honour}</p>
    </section>
  );
}
