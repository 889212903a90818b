import { useEffect, useMemo, useState } from "react";
import { Icon } from "../../art/icons";
import { Bubble } from "../../first_game/bubble/bubble";
import type { KeepClear } from "../../first_game/bubble/use_place";
import { Rich, useText } from "../../i18n";
import { Link } from "../../router";
import { Dialog } from "../../table/dialogs/dialog";
import type { TableStore } from "../../wire/table_store";
import { Button } from "../parts/controls";
import { Finished } from "./finished";
import { goals, type Goal } from "./situation";
import { ringsFor } from "./pointers";
import { useGuide, type Guidance } from "./use_guide";
import "./guide.css";

const goalIcons = { planted: "plant", harvested: "harvest", wine: "wine", order: "order" } as const;

/** What else could be chosen matters less than to stand beside what is spoken of. */
const leadsElsewhere: KeepClear = { ".is-legal": 0.6, ".tile": 0.1 };

interface GuideProps {
  store: TableStore;
  onAgain: () => void;
  /** The same game goes on, without the guide. */
  onPlayOn: () => void;
}

/** The voice at the table: how far one is, what to do next and why, beside the thing that it speaks of. */
export function Guide({ store, onAgain, onPlayOn }: GuideProps) {
  const t = useText().ui.tutorial;
  const guidance = useGuide(store);
  const [open, setOpen] = useState(true);
  const rings = guidance === null ? "" : ringed(guidance);
  const keepClear = useMemo(() => ({ ...leadsElsewhere, ...(rings === "" ? {} : { [rings]: 8 }) }), [rings]);
  if (guidance === null) return null;
  const { hint, situation, readOn, at } = guidance;
  const { title, text } = t.hints[hint];
  return (
    <>
      {open && <Highlight selectors={rings} />}
      <Bubble
        key={hint === "others" ? "others" : "own"}
        at={rings === "" ? at : rings}
        keepClear={keepClear}
        label={t.guide}
        className={hint === "others" ? "guide guide-waiting" : "guide"}
      >
        <h1 className="control-hidden">{t.title}</h1>
        <div className="guide-head">
          <Progress reached={situation.reached} />
          <button
            type="button"
            className="guide-toggle"
            aria-expanded={open}
            aria-label={open ? t.hide : t.show}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? "minus" : "plus"} size={18} />
          </button>
        </div>
        {open && (
          <>
            <div className="guide-words" role="status">
              <Strayed store={store} guidance={guidance} />
              <h2>{title}</h2>
              <p>
                <Rich text={text} />
              </p>
            </div>
            {hint === "finished" && <Finished onPlayOn={onPlayOn} />}
            <div className="bubble-foot guide-foot">
              <StartOver begun={situation.update.at > 0} onAgain={onAgain} />
              <Link className="bubble-quiet" href="/">
                {t.leave}
              </Link>
              {readOn !== null && (
                <button type="button" className="button button-main guide-next" onClick={readOn}>
                  {t.next}
                </button>
              )}
            </div>
          </>
        )}
      </Bubble>
    </>
  );
}

/** What may be answered with, or what is to be looked at. */
function ringed({ wanted, readOn, at }: Guidance): string {
  return readOn === null ? ringsFor(wanted).join(", ") : at;
}

/** Back to the beginning, if there is anything to lose after a question; before the first answer nothing needs to be done. */
function StartOver({ begun, onAgain }: { begun: boolean; onAgain: () => void }) {
  const { tutorial: t, campaign } = useText().ui;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className="bubble-quiet"
        aria-disabled={!begun || undefined}
        onClick={() => begun && setAsking(true)}
      >
        {t.again}
      </button>
      <Dialog open={asking} heading label={t.againTitle} onClose={() => setAsking(false)}>
        <p>{t.againText}</p>
        <div className="dialog-actions">
          <Button onClick={() => setAsking(false)}>{campaign.back}</Button>
          <Button look="primary" onClick={onAgain}>
            {t.again}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function Progress({ reached }: { reached: ReadonlySet<Goal> }) {
  const t = useText().ui.tutorial;
  return (
    <ol className="guide-goals">
      {goals.map((goal) => {
        const done = reached.has(goal);
        const label = done ? t.goalDone(t.goals[goal]) : t.goals[goal];
        return (
          <li key={goal} className={done ? "guide-goal guide-goal-done" : "guide-goal"} title={label}>
            <Icon name={done ? "check" : goalIcons[goal]} size={18} title={label} />
          </li>
        );
      })}
    </ol>
  );
}

/** Says kindly that the path was left, and offers to go back as far as that can be. */
function Strayed({ store, guidance }: { store: TableStore; guidance: Guidance }) {
  const t = useText().ui.tutorial;
  const { strayedAt, situation } = guidance;
  const { undo } = situation.update;
  if (strayedAt === null) return null;
  const canUndo = undo?.points.includes(strayedAt) ?? false;
  const canAsk = undo?.take_back === strayedAt;
  return (
    <div className="guide-strayed">
      <p>{t.astray}</p>
      {(canUndo || canAsk) && (
        <Button
          icon="undo"
          onClick={() => void (canUndo ? store.undo(strayedAt) : store.takeBack(strayedAt))}
        >
          {t.takeBack}
        </Button>
      )}
    </div>
  );
}

/** Puts a ring round what the guide speaks of, wherever the table draws it, and brings it into sight. */
function Highlight({ selectors }: { selectors: string }) {
  useEffect(() => {
    const desk = document.querySelector(".desk");
    const board = document.getElementById("board");
    if (selectors === "" || desk === null || board === null) return undefined;
    const show = () => {
      const pointed = [...document.querySelectorAll(selectors)].find((each) => each.checkVisibility());
      pointed?.scrollIntoView({ block: "nearest" });
      return pointed !== undefined;
    };
    // What may be chosen is marked a moment after it is asked for, and the board gets lower when the question is longer.
    const marked = new MutationObserver(() => show() && marked.disconnect());
    const resized = new ResizeObserver(show);
    if (!show()) marked.observe(desk, { subtree: true, attributeFilter: ["class"] });
    resized.observe(board);
    return () => {
      marked.disconnect();
      resized.disconnect();
    };
  }, [selectors]);
  if (selectors === "") return null;
  const ring = "outline: 4px solid var(--guide-ring); outline-offset: var(--guide-ring-offset)";
  const pulse = "animation: guide-ring calc(1.2s * var(--pace)) ease-in-out infinite";
  return <style className="guide-rings">{`${selectors} { ${ring}; ${pulse} }`}</style>;
}
