import { useCallback, useEffect, useState } from "react";
import { Icon } from "../../art/icons";
import { Rich, useText } from "../../i18n";
import { Dialog } from "../../table/dialogs/dialog";
import type { TableStore } from "../../wire/table_store";
import { Button, LinkButton } from "../parts/controls";
import { goals, type Goal } from "./situation";
import { ringsFor } from "./pointers";
import { useGuide, type Guidance } from "./use_guide";
import "./guide.css";

const goalIcons = { planted: "plant", harvested: "harvest", wine: "wine", order: "order" } as const;

interface GuideProps {
  store: TableStore;
  onAgain: () => void;
}

/** The voice beside the table: how far one is, what to do next and why. */
export function Guide({ store, onAgain }: GuideProps) {
  const t = useText().ui.tutorial;
  const guidance = useGuide(store);
  const [open, setOpen] = useState(true);
  const element = useCallback(makeRoom, []);
  if (guidance === null) return null;
  const { hint, wanted, situation } = guidance;
  const { title, text } = t.hints[hint];
  return (
    <aside ref={element} className={open ? "guide" : "guide guide-closed"} aria-label={t.guide}>
      <h1 className="control-hidden">{t.title}</h1>
      {open && <Highlight selectors={ringsFor(wanted)} />}
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
          <div role="status">
            <Strayed store={store} guidance={guidance} />
            <h2>{title}</h2>
            <p>
              <Rich text={text} />
            </p>
          </div>
          <div className="guide-foot">
            {hint === "finished" && (
              <LinkButton look="primary" href="/new/computer">
                {t.newGame}
              </LinkButton>
            )}
            <StartOver begun={situation.update.at > 0} onAgain={onAgain} />
            <LinkButton look="quiet" href="/">
              {t.leave}
            </LinkButton>
          </div>
        </>
      )}
    </aside>
  );
}

/** Back to the beginning, if there is anything to lose after a question; before the first answer nothing needs to be done. */
function StartOver({ begun, onAgain }: { begun: boolean; onAgain: () => void }) {
  const { tutorial: t, campaign } = useText().ui;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" resting={!begun} onClick={() => setAsking(true)}>
        {t.again}
      </Button>
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

/** The table keeps clear of the guide, however long its text is. */
function makeRoom(guide: HTMLElement): () => void {
  const watch = new ResizeObserver(() => {
    guide.parentElement?.style.setProperty("--guide-height", `${guide.offsetHeight}px`);
  });
  watch.observe(guide);
  return () => watch.disconnect();
}

/** Puts a ring round what the guide speaks of, wherever the table draws it, and keeps it in sight. */
function Highlight({ selectors }: { selectors: string[] }) {
  const all = selectors.join(",");
  useEffect(() => {
    const board = document.getElementById("board");
    if (all === "" || board === null) return undefined;
    const pointed = [...document.querySelectorAll(all)].find((each) => each.checkVisibility());
    // The board gets lower when the question below it is longer.
    const watch = new ResizeObserver(() => pointed?.scrollIntoView({ block: "nearest" }));
    watch.observe(board);
    return () => watch.disconnect();
  }, [all]);
  if (all === "") return null;
  const ring = "outline: 4px solid var(--guide-ring); outline-offset: var(--guide-ring-offset)";
  return <style>{`${all} { ${ring}; animation: guide-ring 1.2s ease-in-out infinite }`}</style>;
}
