import { memo, useMemo } from "react";
import { Icon } from "../../art/icons";
import { seatInk } from "../../art/pieces";
import { useText, type Messages, type Segment } from "../../i18n";
import { said } from "../../i18n/segments";
import { useDesk } from "../desk_context";
import { PlayerMark } from "../parts/player_mark";
import { Segments } from "../parts/segments_view";
import { subjectOf } from "./act_subject";
import { toldEvent, type Act } from "./acts";
import { outcomeOf } from "./outcome";
import { OutcomeView } from "./outcome_view";
import { SubjectView } from "./subject_view";
import { SubjectWords } from "./subject_words";
import "./act.css";

interface ActViewProps {
  act: Act;
  /** It was done to the viewer and stays until the viewer goes on. */
  toMe: boolean;
}

/** Somebody's act as it stands on the stage: the card or the place, who, what, and what came of it. */
export const ActView = memo(function ActView({ act, toMe }: ActViewProps) {
  const t = useText();
  const { context } = useDesk();
  const { seat, lead } = act;
  const subject = useMemo(() => subjectOf(act), [act]);
  const shares = useMemo(() => outcomeOf(act), [act]);
  const blocked = useMemo(
    () =>
      new Set(
        shares.flatMap(({ gains }) => gains.flatMap((it) => (it.kind === "blocked" ? [it.action] : []))),
      ),
    [shares],
  );
  return (
    <div
      className={toMe ? "act act-to-me" : "act"}
      data-act={`${act.from}-${act.to}`}
      data-at={act.at}
      data-seat={seat === null ? "automa" : (seat ?? "")}
      data-lead={lead.kind}
      style={{ "--seat": seat === undefined ? "var(--ink-soft)" : seatInk(seat) } as React.CSSProperties}
    >
      <SubjectView subject={subject} seat={seat ?? null} blocked={blocked} />
      <div className="act-words">
        {toMe && (
          <p className="act-mark">
            <Icon name="bell" size={16} /> {t.ui.stage.toYou}
          </p>
        )}
        <p className="act-said">
          {seat !== undefined && <PlayerMark seat={seat} size={26} />}
          <span>
            <Segments segments={sentenceOf(act, t, context)} />
          </span>
        </p>
        {lead.kind === "automa_drew" && (
          <p className="act-blocks">{blocked.size === 0 ? t.ui.stage.blocksNothing : t.ui.stage.blocks}</p>
        )}
        <OutcomeView shares={shares} actor={seat} />
        <SubjectWords subject={subject} className="asking-words act-effect" />
      </div>
    </div>
  );
});

/** What was done, in one sentence. */
export function sentenceOf(act: Act, t: Messages, context: Parameters<Messages["event"]>[1]): Segment[] {
  const { lead } = act;
  if (lead.kind === "aged" && lead.year_end) return said`${t.ui.stage.yearEnds}`;
  if (lead.kind === "region_scored") return said`${t.ui.stage.regionsScored}`;
  return t.event(toldEvent(act), context);
}
