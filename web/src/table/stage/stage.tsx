import { useLayoutEffect, useMemo, useState, type MouseEvent, type ReactNode } from "react";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import type { Ask, LogEntry } from "../../wire/types";
import { ActQueue, shownIn, useTelling } from "./act_queue";
import { askingSubject, cardsOf } from "./act_subject";
import { ActView } from "./act_view";
import { actsOf, isDoneTo, isPass, type Act } from "./acts";
import { AskingView } from "./asking_view";
import { LastActs } from "./last_acts";
import { useNarrow } from "../use_layout";
import { useSkipKey } from "./use_skip_key";
import "./stage.css";

interface StageProps {
  /** What has happened up to the moment that is shown. */
  log: readonly LogEntry[];
  viewer: number | null;
  /** What is asked now. */
  ask: Ask;
  /** The shown seat is asked. */
  mine: boolean;
  /** Missing: an earlier moment, whose act simply stands there. */
  queue?: ActQueue;
  onMoment?: (at: number) => void;
  /** My question, or the controls of whoever looks back. */
  children: ReactNode;
}

const mostLast = 3;

/** The one place where everything happens: what somebody does on the left, what I am asked in the middle, and on the right edge
 * what happened before. */
export function Stage({ log, viewer, ask, mine, queue, onMoment, children }: StageProps) {
  const t = useText();
  const acts = useMemo(() => actsOf(log), [log]);
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = useShown(acts, viewer, queue);
  const { act, waiting, kept } = shown;
  const toCome = useMemo(
    () => cardsOf(acts.filter(({ from }) => waiting.includes(from))).join(" "),
    [acts, waiting],
  );
  const asking = useMemo(() => askingSubject(ask), [ask]);
  // Where nothing moves, what asks me comes before what merely happened last; a phone has room for both only on my turn, and tells
  // then what the others did.
  const narrow = useNarrow();
  const inTheWay = narrow
    ? ask.kind !== "turn" || act?.seat === viewer
    : asking !== null && asking.kind !== "season";
  const asksFirst = mine && shown.still && !kept && inTheWay;
  const standing = asksFirst ? null : act;
  const last = acts
    .filter((one) => one.from !== standing?.from && !waiting.includes(one.from) && !isPass(one))
    .slice(-mostLast);
  const onStage = last.find(({ from }) => from === pointed) ?? standing;
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (target instanceof Element && target.closest("button, a, input, select, label, dialog") === null)
      queue?.skip();
  };
  useSkipKey(queue);
  // Who is asked or looks back has more to do in the middle than to see beside it.
  const busy = mine || queue === undefined;
  return (
    <div
      className={busy ? "stage stage-busy" : "stage"}
      data-heard={acts.at(-1)?.to ?? 0}
      data-waiting={waiting.length}
      data-to-come={toCome}
      onClick={onClick}
    >
      <section className="stage-act" aria-label={t.ui.stage.act}>
        {onStage !== null ? (
          <ActView
            key={onStage.from}
            act={onStage}
            toMe={kept && onStage === act && isDoneTo(onStage, viewer)}
          />
        ) : (
          asking !== null && <AskingView subject={asking} ask={ask} />
        )}
        {waiting.length > 0 && (
          <button type="button" className="stage-skip" onClick={queue?.skip} title={t.ui.stage.skip}>
            <Icon name="skip" size={16} />
            <span className="hidden-text">{t.ui.stage.skip}</span>+{waiting.length}
          </button>
        )}
      </section>
      {children}
      <LastActs acts={last} onPoint={setPointed} onMoment={onMoment} />
    </div>
  );
}

const unheard = new ActQueue();
const nobody: readonly number[] = [];

/** The act on the stage and those that wait; where nothing is told, the last one. */
function useShown(acts: readonly Act[], viewer: number | null, queue: ActQueue | undefined) {
  const telling = useTelling(queue ?? unheard);
  useLayoutEffect(() => queue?.hear(acts, viewer), [queue, acts, viewer]);
  if (queue === undefined) return { act: acts.at(-1) ?? null, waiting: nobody, kept: false, still: true };
  const shown = shownIn(telling);
  const act = acts.find(({ from }) => from === shown?.from) ?? null;
  return { act, waiting: telling.waiting, kept: shown?.kept ?? false, still: telling.still };
}
