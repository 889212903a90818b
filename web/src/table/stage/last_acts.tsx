import { memo, useMemo } from "react";
import { seatInk } from "../../art/pieces";
import { useText } from "../../i18n";
import { usePeek } from "../cards/use_peek";
import { useDesk } from "../desk_context";
import { PlayerMark } from "../parts/player_mark";
import { sentenceOf } from "./act_view";
import { cardOf, subjectOf } from "./act_subject";
import { isSameAct, type Act } from "./acts";
import { outcomeOf } from "./outcome";
import { GainView } from "./outcome_view";
import { SmallSubject } from "./subject_view";
import "./last_acts.css";

interface LastActsProps {
  /** The newest last. */
  acts: readonly Act[];
  /** The act that is pointed at comes back on the stage. */
  onPoint: (from: number | null) => void;
  onMoment?: (at: number) => void;
}

type LastActProps = { act: Act } & Omit<LastActsProps, "acts">;

/** The last acts, small, at the edge of the stage: the newest on top. */
export function LastActs({ acts, onPoint, onMoment }: LastActsProps) {
  const { lastActs } = useText().ui.stage;
  return (
    <nav className="last-acts" aria-label={lastActs}>
      <ol>
        {acts.toReversed().map((act) => (
          <li key={act.from}>
            <LastAct act={act} onPoint={onPoint} onMoment={onMoment} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

const LastAct = memo(function LastAct(props: LastActProps) {
  const { act, onPoint, onMoment } = props;
  const t = useText();
  const { context, peek } = useDesk();
  const subject = useMemo(() => subjectOf(act), [act]);
  const card = useMemo(() => cardOf(subject), [subject]);
  const shares = useMemo(() => outcomeOf(act), [act]);
  const { swallowsClick, ...peeking } = usePeek(card);
  const main = shares.find(({ seat }) => seat === act.seat)?.gains[0] ?? shares[0]?.gains[0];
  const { seat } = act;
  return (
    <button
      type="button"
      className="last-act"
      data-last={act.from}
      title={t.ui.table.log.goTo}
      style={{ "--seat": seat === undefined ? "var(--ink-soft)" : seatInk(seat) } as React.CSSProperties}
      {...peeking}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") onPoint(act.from);
      }}
      onPointerLeave={() => {
        peeking.onPointerLeave();
        onPoint(null);
      }}
      onFocus={(event) => {
        onPoint(act.from);
        if (card !== null && event.currentTarget.matches(":focus-visible"))
          peek(card, event.currentTarget.getBoundingClientRect());
      }}
      onBlur={() => {
        onPoint(null);
        peek(null);
      }}
      onClick={() => !swallowsClick() && onMoment?.(act.at + 1)}
    >
      <span className="hidden-text">{t.plain(sentenceOf(act, t, context))}</span>
      <span className="last-act-picture" aria-hidden="true">
        <SmallSubject subject={subject} seat={seat ?? null} />
      </span>
      <span className="last-act-told">
        {seat !== undefined && <PlayerMark seat={seat} size={20} />}
        {main !== undefined && main.kind !== "said" && main.kind !== "blocked" && <GainView gain={main} />}
      </span>
    </button>
  );
}, isSame);

function isSame(a: LastActProps, b: LastActProps): boolean {
  return isSameAct(a.act, b.act) && a.onPoint === b.onPoint && a.onMoment === b.onMoment;
}
